/** What the layouts of rooms have in common. Pure: boxes in, CSS px from the top left corner out. */
import type { Box } from './scene';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Edges of what the shell leaves free. */
export interface Safe {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The panel behind what can be bet on. `card` is round on all sides, otherwise it runs on to the lower edge of the canvas. */
export interface Sheet extends Rect {
  readonly radius: number;
  readonly card: boolean;
}

/** What every room's layout says. */
export interface RoomLayout {
  /** Of the canvas. */
  readonly width: number;
  readonly height: number;
  readonly safe: Safe;
  /** Where coins fly to: the shell's balance. */
  readonly balance: { readonly x: number; readonly y: number };
}

export const clamp = (v: number, lo: number, hi: number): number => Math.min(hi, Math.max(lo, v));

/** What round corners leave of a box as an upright rectangle, and so many px less on each side. */
export function withinCorners({ x, y, width, height }: Rect, radius: number, less = 1): Rect {
  const inset = radius * (1 - Math.SQRT1_2) + less;
  return { x: x + inset, y: y + inset, width: Math.max(0, width - inset * 2), height: Math.max(0, height - inset * 2) };
}

/** The canvas with what is free of it, at least one pixel wide and high (`w`, `h`). */
export function roomOf({ width, height, inset }: Box): {
  readonly room: RoomLayout;
  readonly w: number;
  readonly h: number;
} {
  const safe = { left: inset.left, top: inset.top, right: width - inset.right, bottom: height - inset.bottom };
  const w = Math.max(1, safe.right - safe.left);
  const balance = { x: safe.right - Math.min(72, w * 0.18), y: clamp(safe.top - 28, 24, 36) };
  return { room: { width, height, safe, balance }, w, h: Math.max(1, safe.bottom - safe.top) };
}
