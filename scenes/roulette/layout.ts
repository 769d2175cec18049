/** Where things are for a canvas of a given size. Pure: boxes in, CSS px out. */
import type { RouletteTeam } from '../../rules/roulette/wheel';
import { clamp, type Rect, type RoomLayout, roomOf, type Safe, type Sheet } from '../kit/layout';
import type { Box } from '../kit/scene';

/** A team's column, where it is drawn and where the shell lays its button. */
export interface ColumnRect extends Rect {
  readonly team: RouletteTeam;
  /** Height of its head, and size of all text over the comp's. */
  readonly head: number;
  readonly text: number;
  /** Whether the head has name and rate side by side, or one above the other. */
  readonly wide: boolean;
  /** Middle of the total, of the first bet; from one bet to the next; how many there is room for. */
  readonly total: number;
  readonly row: number;
  readonly pitch: number;
  readonly rows: number;
  /** Top and height of the line with the player's own stake. */
  readonly own: number;
  readonly ownHeight: number;
}

export interface RouletteLayout extends RoomLayout {
  /** The columns lie under the wheel, or at its right. */
  readonly arrangement: 'stack' | 'side';
  /** Around wheel and history. */
  readonly hero: Rect;
  /** Size of the wheel over the comp's. */
  readonly unit: number;
  /** Middle of the wheel, half the width of its rendering. */
  readonly wheel: { readonly x: number; readonly y: number; readonly radius: number };
  /** Middle of the newest chip; `count` fit. */
  readonly history: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly pitch: number;
    readonly count: number;
  };
  readonly sheet: Sheet;
  /** Red, black, blue. */
  readonly columns: readonly ColumnRect[];
}

export const TEAMS = ['red', 'black', 'blue'] as const satisfies readonly RouletteTeam[];
/** The most bets that a column shows. */
export const MOST_ROWS = 9;

/** The comp's wheel on a phone of 412. */
const WHEEL = 350;
/** From this shape on the columns stand beside the wheel. */
const SIDE_FROM = 1.15;
/** The shell's buttons in the corner of a desktop's stage. */
const CORNER = 44;
const WIDEST = 720;
const WIDE_HEAD = 100;

export function rouletteLayout(box: Box): RouletteLayout {
  const { room, w, h } = roomOf(box);
  const { safe } = room;
  const placed = w / h >= SIDE_FROM ? beside(safe, w, h) : below(box, safe, w, h);
  return {
    ...room,
    ...placed,
  };
}

type Placed = Omit<RouletteLayout, keyof RoomLayout>;

/** Upright: the wheel over the columns, as on the comp. */
function below(box: Box, safe: Safe, w: number, h: number): Placed {
  const gutter = w < 700 ? 16 : 24;
  const inner = Math.min(w - gutter * 2, WIDEST);
  const pad = h < 460 ? 10 : 16;
  const high = clamp(h * 0.345, 112, w >= 700 ? 250 : 206);
  const top = safe.bottom - high - pad - 4;
  const hero = { x: safe.left, y: safe.top, width: w, height: Math.max(80, top - safe.top) };
  return {
    arrangement: 'stack',
    ...placeHero(hero),
    sheet: { x: 0, y: top, width: box.width, height: box.height - top, radius: 28, card: false },
    columns: columns({ x: safe.left + (w - inner) / 2, y: top + pad, width: inner, height: high }),
  };
}

/** Lying: the wheel at the left, the columns at the right. */
function beside(safe: Safe, w: number, h: number): Placed {
  const roomy = h >= 400;
  const margin = roomy ? 16 : 8;
  const pad = roomy ? 14 : 6;
  const outer = clamp(w * 0.46, Math.min(176, w * 0.54), 560);
  const above = roomy ? CORNER : 0;
  const high = clamp(h - margin * 2 - above, 100, 470);
  const left = safe.right - outer - margin;
  const y = safe.top + above + (h - above - high) / 2;
  return {
    arrangement: 'side',
    ...placeHero({ x: safe.left, y: safe.top, width: Math.max(110, left - safe.left), height: h }),
    sheet: { x: left, y, width: outer, height: high, radius: roomy ? 24 : 18, card: true },
    columns: columns({ x: left + pad, y: y + pad, width: outer - pad * 2, height: high - pad * 2 }),
  };
}

/** Chips in a row at the top, the wheel in what is left. */
function placeHero(hero: Rect): Pick<RouletteLayout, 'hero' | 'unit' | 'wheel' | 'history'> {
  const { x, y, width, height } = hero;
  const edge = width < 260 ? 8 : 16;
  const air = 8;
  const chip = clamp(width * 0.0755, 27, 38);
  const chipHeight = clamp(chip * 0.86, 24, 32);
  const pitch = chip * 1.16;
  const count = clamp(Math.floor((width - edge * 2 - chip) / pitch) + 1, 1, 16);
  const strip = air + chipHeight + 8;
  const size = clamp(Math.min(width - edge * 1.5, height - strip - 6), 80, 560);
  return {
    hero,
    unit: size / WHEEL,
    wheel: { x: x + width / 2, y: y + strip + (height - strip) / 2, radius: size / 2 },
    history: {
      x: x + (width - (count - 1) * pitch) / 2,
      y: y + air + chipHeight / 2,
      width: chip,
      height: chipHeight,
      pitch,
      count,
    },
  };
}

function columns(box: Rect): readonly ColumnRect[] {
  const gap = box.width < 300 ? 5 : 8;
  const width = (box.width - gap * (TEAMS.length - 1)) / TEAMS.length;
  const wide = width >= WIDE_HEAD;
  const text = clamp(width / 121, 0.86, 1.3);
  const head = clamp(box.height * 0.26, 42, 52 * text);
  const ownHeight = clamp(box.height * 0.14, 24, 32);
  const own = box.y + box.height - ownHeight - 5;
  const pitch = 26 * Math.max(1, text);
  const totalHeight = 26 * text;
  const from = box.y + head + 5 + totalHeight;
  const rows = clamp(Math.floor((own - 3 - from) / pitch), 0, MOST_ROWS);
  const spare = rows === 0 ? own - 3 - from : 0;
  return TEAMS.map((team, i) => ({
    team,
    x: box.x + i * (width + gap),
    y: box.y,
    width,
    height: box.height,
    head,
    text,
    wide,
    total: box.y + head + 5 + totalHeight / 2 + spare / 2,
    row: from + pitch / 2,
    pitch,
    rows,
    own,
    ownHeight,
  }));
}
