/** Where things are for a canvas of a given size. Pure: boxes in, CSS px out. */
import { clamp, type RoomLayout, roomOf } from '../kit/layout';
import type { Box } from '../kit/scene';

export interface RollerLayout extends RoomLayout {
  /** Size of the gauge over its size on a 412 px wide phone. */
  readonly unit: number;
  /** Size of small text over its size there: it shrinks less. */
  readonly text: number;
  /** Middle of the gauge and of its coloured band. The bezel's outer edge lies at `outer`. */
  readonly dial: { readonly x: number; readonly y: number; readonly radius: number; readonly outer: number };
  /** Middle of the number and its height. */
  readonly hero: { readonly x: number; readonly y: number; readonly size: number };
  /** Between these its digits pass: clear of the scale's figures over it and of the pill under it. */
  readonly slot: { readonly top: number; readonly bottom: number };
  /** Middle of what stands under the number, and the size of its text over that on a phone. */
  readonly pill: { readonly x: number; readonly y: number; readonly height: number; readonly scale: number };
  /** Size of the scale's figures over that on a phone. */
  readonly figures: number;
  /** Past numbers: the first chip's middle, its size, the way to the next one, how many; a row or a column. */
  readonly history: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly stepX: number;
    readonly stepY: number;
    readonly slots: number;
  };
}

/** The comp, at a unit of 1: the band's radius, the bezel over it, the marker's bubble over that, the pill's foot under the middle. */
export const RADIUS = 148;
const BEZEL = 30;
export const OUTER = RADIUS + BEZEL;
const ABOVE = 200;
const BELOW = 186;
const WIDTH = 372;
const CHIP = { width: 58, height: 29, gap: 5 } as const;
/** Half of the slot of the digits in their size, cap height and a breath; the pill's height at a scale of 1. */
const SLOT = 0.47;
export const PILL = 30;
/** Past numbers stand in a column beside the gauge on a stage that is wider than this and low. */
const ASIDE_FROM = 1.3;
const LOW = 420;

export function rollerLayout(box: Box): RollerLayout {
  const { room, w, h } = roomOf(box);
  const { safe } = room;
  const text = clamp(Math.min(w / 400, h / 300), 0.86, 1.25);
  const aside = w / h > ASIDE_FROM && h < LOW;
  const chip = { width: CHIP.width * text, height: CHIP.height * text, gap: CHIP.gap * text };
  const edge = w < 700 ? 12 : 24;
  const head = aside ? 6 : chip.height + (h > 330 ? 12 : 7);
  const beside = aside ? chip.width + edge : 0;
  const unit = clamp(Math.min((h - head - 4) / (ABOVE + BELOW), (w - beside - 12) / WIDTH), 0.3, 1.7);
  // In the middle of the stage as long as the column of past numbers stays clear of it.
  const clear = w / 2 - (RADIUS + BEZEL) * unit - 4 >= beside;
  const spare = Math.max(0, h - head - 4 - (ABOVE + BELOW) * unit);
  const x = clear ? safe.left + w / 2 : safe.left + beside + (w - beside) / 2;
  const pill = clamp(Math.min(text, unit), 0.7, 1.2);
  const y = safe.top + head + spare * 0.45 + ABOVE * unit;
  const across = Math.max(1, Math.floor((w - edge * 2 + chip.gap) / (chip.width + chip.gap)));
  const downwards = Math.max(1, Math.floor((h - 16 + chip.gap) / (chip.height + chip.gap)));
  // A wide row is centred over the gauge, a phone's fills its width.
  const slots = aside ? Math.min(8, downwards) : Math.min(across, 12);
  const row = slots * (chip.width + chip.gap) - chip.gap;
  const step = aside ? 0 : w < 700 && slots > 1 ? (w - edge * 2 - chip.width) / (slots - 1) : chip.width + chip.gap;
  return {
    ...room,
    unit,
    text,
    dial: { x, y, radius: RADIUS * unit, outer: (RADIUS + BEZEL) * unit },
    hero: { x, y: y + 104 * unit, size: 60 * unit },
    slot: { top: y + (104 - 60 * SLOT) * unit, bottom: y + (104 + 60 * SLOT) * unit },
    pill: { x, y: y + 136 * unit + (PILL * pill) / 2 + 6 * unit, height: PILL * pill, scale: pill },
    figures: Math.min(text, Math.max(unit, 0.72)),
    history: {
      x: aside
        ? safe.left + edge + chip.width / 2
        : w < 700
          ? safe.left + edge + chip.width / 2
          : x - row / 2 + chip.width / 2,
      y: safe.top + (aside ? 8 : 5) + chip.height / 2,
      width: chip.width,
      height: chip.height,
      stepX: step,
      stepY: aside ? chip.height + chip.gap : 0,
      slots,
    },
  };
}
