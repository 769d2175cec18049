/** Where things are for a canvas of a given size. Pure: boxes in, CSS px out. */
import { clamp, type RoomLayout, roomOf, type Safe } from '../kit/layout';
import type { Box } from '../kit/scene';

export interface CrashLayout extends RoomLayout {
  /** Size of everything over its size on a 412 px wide phone. */
  readonly unit: number;
  /** `left`, `bottom` is 0 s and 1x; the head of the curve comes to rest at `headX`, `headY`; guides run to `right`. */
  readonly plot: {
    readonly left: number;
    readonly bottom: number;
    readonly right: number;
    readonly top: number;
    readonly headX: number;
    readonly headY: number;
  };
  readonly hero: { readonly x: number; readonly y: number; readonly size: number };
  /** Middle of the line under the number. */
  readonly note: { readonly x: number; readonly y: number };
  /** Where the pad stands before launch, and its width. `y` is the height of its upper face. */
  readonly pad: { readonly x: number; readonly y: number; readonly width: number };
  /** Length of the rocket. */
  readonly rocket: number;
}

/** Room that the pad needs under its upper face, in shares of its width. */
const PAD_DEPTH = 0.39;

/** A tall stage is drawn as on the phone comp, a wide one as on the desktop comp. */
export function crashLayout(box: Box): CrashLayout {
  const { room, w, h } = roomOf(box);
  const { safe } = room;
  const base = {
    ...room,
    balance: { x: room.balance.x, y: Math.max(28, safe.top - 28) },
  };
  return w / h < 1.15 ? { ...base, ...tall(safe, w, h) } : { ...base, ...wide(safe, w, h) };
}

type Placed = Omit<CrashLayout, keyof RoomLayout>;

function tall(safe: Safe, w: number, h: number): Placed {
  const unit = clamp(Math.min(w / 412, h / 520), 0.62, 1.7);
  const x = safe.left + w / 2;
  const size = Math.min(84 * unit, w * 0.21, h * 0.17);
  const hero = { x, y: safe.top + Math.max(size * 0.62, h * 0.12), size };
  const bottom = safe.bottom - 42 * unit;
  const padWidth = Math.min(226 * unit * 1.08, w * 0.66);
  return {
    unit,
    hero,
    note: { x, y: hero.y + size * 0.9 },
    plot: {
      left: safe.left + Math.max(34, 34 * unit),
      bottom,
      right: safe.right - 14,
      top: hero.y + size * 1.15,
      headX: safe.left + w * 0.69,
      headY: safe.top + h * 0.5,
    },
    pad: { x, y: safe.bottom - Math.max(padWidth * PAD_DEPTH, h * 0.16), width: padWidth },
    rocket: 152 * unit,
  };
}

function wide(safe: Safe, w: number, h: number): Placed {
  const unit = clamp(Math.min(w / 720, h / 430), 0.6, 1.6);
  const size = Math.min(84 * unit, h * 0.2);
  const x = safe.left + w * 0.42;
  const padWidth = Math.min(226 * unit, w * 0.36);
  const hero = { x, y: safe.top + Math.max(size * 0.62, h * 0.19), size };
  return {
    unit,
    hero,
    note: { x, y: hero.y + size * 0.9 },
    plot: {
      left: safe.left + Math.max(46, w * 0.055),
      bottom: safe.bottom - Math.max(34, 46 * unit),
      right: safe.right - 20,
      top: hero.y + size * 1.15,
      headX: safe.left + w * 0.69,
      headY: safe.top + h * 0.42,
    },
    pad: { x: safe.left + w * 0.7, y: safe.bottom - Math.max(padWidth * PAD_DEPTH, h * 0.15), width: padWidth },
    rocket: Math.min(164 * unit, h * 0.42),
  };
}
