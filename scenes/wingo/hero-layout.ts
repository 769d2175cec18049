/** Places what is above the board: ball and podium, period, countdown, result, history. Pure. */
import { clamp, type Rect } from '../kit/layout';

/** Which part of a text lies on its x: 0 its start, 0.5 its middle. */
type Anchor = 0 | 0.5;

export interface HeroPlace {
  /** Size of the hero over its size on a 412 px wide phone. */
  readonly unit: number;
  /** Size of small text over its size there: it shrinks less. */
  readonly text: number;
  /** Middle of the ball at rest, its diameter; `y` of the podium is the middle of its picture. */
  readonly ball: { readonly x: number; readonly y: number; readonly size: number };
  readonly podium: { readonly x: number; readonly y: number; readonly width: number };
  /** First line of the period; `date` when there is room for all of its number. */
  readonly period: { readonly x: number; readonly y: number; readonly date: boolean };
  /** `word` when there is room for one under it. */
  readonly ring: { readonly x: number; readonly y: number; readonly radius: number; readonly word: boolean };
  /** The result's middle; `lines` one under the other, or only the word. `width` is what it may take. */
  readonly result: {
    readonly x: number;
    readonly y: number;
    readonly anchor: Anchor;
    readonly width: number;
    readonly brief: boolean;
  };
  /** The newest ball's middle, the way to the next one, how many in a row and how many rows. */
  readonly history: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly pitch: number;
    readonly columns: number;
    readonly rows: number;
    readonly label: number | null;
  };
  /** The area of all this. */
  readonly hero: Rect;
}

/** The comp, at u = 1: ball of 152 over a podium of 236, 224 high together; the podium's middle 85 under the ball's. */
const BALL = 152;
const PODIUM = 236;
const HIGH = 224;
const APART = 85;
const NARROW = 260;
const ORDINARY_HISTORY = 20;

export function placeHero(box: Rect): HeroPlace {
  const { x, y, width, height } = box;
  const edge = width < NARROW ? 10 : 16;
  // Nothing of the shell above: the edge of the canvas needs some air.
  const air = y < 12 ? 10 : 0;
  const size = clamp(height * 0.115, 22, width > 640 ? 40 : 33);
  const history = strip(box, size, edge, width >= 330);
  const floor = history.y - size / 2 - 4;
  const free = floor - y;
  const brief = width < NARROW;
  // A narrow hero has its figures above the ball, otherwise they stand beside it.
  const unit = brief
    ? clamp(Math.min((free - 46) / HIGH, width / 244), 0.3, 1.5)
    : clamp(Math.min(free / (HIGH + 18), width / 300), 0.3, 1.5);
  const spare = Math.max(0, free - HIGH * unit);
  const middle = x + width / 2;
  const ballY = y + spare * 0.72 + (BALL / 2) * unit + 4 * unit;
  const text = clamp(Math.min(unit, width / 330), 0.82, 1.3);
  const radius = clamp(Math.min(33 * unit, width * 0.1), 16, 46);
  const beside = middle - (BALL / 2) * unit - x - edge - 4;
  return {
    unit,
    text,
    ball: { x: middle, y: ballY, size: BALL * unit },
    podium: { x: middle, y: ballY + APART * unit, width: PODIUM * unit },
    period: { x: x + edge, y: y + air + 12 * text, date: !brief },
    ring: { x: x + width - edge - radius - 4, y: y + air + radius + 9, radius, word: !brief },
    result: brief
      ? { x: middle, y: ballY + (APART + 44) * unit, anchor: 0.5, width: width - edge * 2, brief }
      : {
          x: x + edge + Math.min(46 * text, beside / 2),
          y: ballY + 30 * text,
          anchor: 0.5,
          width: Math.max(70, beside),
          brief,
        },
    history,
    hero: box,
  };
}

/** The full-open view: podium small at the left, figures beside it, the history in rows. */
export function compactHero(box: Rect): HeroPlace {
  const { x, y, width, height } = box;
  const edge = width < 700 ? 16 : 24;
  const size = clamp(width * 0.078, 26, 40);
  const pitch = (width - edge * 2 - size) / 9;
  const rows = clamp(Math.floor((height - 104) / (size + 6)), 1, 3);
  const bar = height - rows * (size + 6) - 6;
  const unit = clamp((bar - 10) / (HIGH + 8), 0.3, 0.62);
  const middle = x + edge + (PODIUM / 2) * unit;
  const ballY = y + 4 + (BALL / 2) * unit;
  const text = clamp(width / 412, 0.85, 1.2);
  const radius = clamp(bar * 0.27, 22, 36);
  const column = x + edge + PODIUM * unit + 14;
  return {
    unit,
    text,
    ball: { x: middle, y: ballY, size: BALL * unit },
    podium: { x: middle, y: ballY + APART * unit, width: PODIUM * unit },
    period: { x: column, y: y + 14 * text, date: true },
    ring: { x: x + width - edge - radius - 4, y: y + radius + 9, radius, word: true },
    result: {
      x: column,
      y: y + bar - 22 * text,
      anchor: 0,
      width: Math.max(60, x + width - edge - column - 4),
      brief: true,
    },
    history: { x: x + edge + size / 2, y: y + bar + size / 2, size, pitch, columns: 10, rows, label: null },
    hero: box,
  };
}

/** One row at the lower edge, its label first where there is room. */
function strip({ x, y, width, height }: Rect, size: number, edge: number, labelled: boolean): HeroPlace['history'] {
  const label = labelled ? x + edge : null;
  const start = x + (labelled ? edge + 53 : edge) + size / 2;
  const pitch = size * 1.107;
  const columns = Math.max(
    1,
    Math.min(ORDINARY_HISTORY, Math.floor((x + width - edge + 6 - start - size / 2) / pitch) + 1),
  );
  return { x: start, y: y + height - size / 2 - (height > 220 ? 12 : 7), size, pitch, columns, rows: 1, label };
}
