/** Where things are for a canvas of a given size. Pure: boxes in, CSS px out. */
import { clamp, type Rect, type RoomLayout, roomOf, type Safe } from '../kit/layout';
import type { Box } from '../kit/scene';

export interface CoinFlipLayout extends RoomLayout {
  /** The rate over the coin, or at its right. */
  readonly arrangement: 'stack' | 'side';
  /** Middle of the lying coin, its radius, and how high its middle rises. */
  readonly coin: { readonly x: number; readonly y: number; readonly radius: number; readonly rise: number };
  /** Middle of the dish's picture and its width. */
  readonly dish: { readonly x: number; readonly y: number; readonly width: number };
  readonly hero: { readonly x: number; readonly y: number; readonly size: number; readonly width: number };
  /** The rungs: middle of the first one, the way to the next, a rung's width and height; `slots` fit beside each other. */
  readonly ladder: {
    readonly x: number;
    readonly y: number;
    readonly pitch: number;
    readonly width: number;
    readonly height: number;
    readonly slots: number;
    readonly unit: number;
  };
  /** Size of small text over its size on a phone of 412. */
  readonly text: number;
}

/** Of the dish's picture over the coin's radius (assets/src/blend/coin_flip.py): its width, its height, and how far its middle lies under the coin's. */
const DISH_WIDE = 3.6,
  DISH_HIGH = 3.2,
  DISH_DOWN = 0.11;
/** A rung's height with what it climbs and its air; its width with the gap, at least, so that the longest rate can be read. */
const RAIL = 104,
  RUNG = 72,
  GAP = 6,
  RUNG_HIGH = 68;
const HERO_LEAST = 64,
  HERO_MOST = 132;
/** From this shape and width on the rate stands beside the coin. */
const SIDE_FROM = 1.25,
  SIDE_WIDE = 400;
const MOST_RADIUS = 128;
/** Rungs at once. */
export const MOST_SLOTS = 9;

export function coinFlipLayout(box: Box): CoinFlipLayout {
  const { room, w, h } = roomOf(box);
  const { safe } = room;
  const side = w / h >= SIDE_FROM && w >= SIDE_WIDE;
  const { stage, head, rail, unit } = side ? beside(safe, w, h) : below(safe, w, h);
  const radius = clamp(Math.min(stage.height / DISH_HIGH, stage.width / DISH_WIDE), 20, MOST_RADIUS);
  const x = stage.x + stage.width / 2;
  const y = stage.y + stage.height - (DISH_HIGH / 2 + DISH_DOWN) * radius;
  const slots = clamp(Math.floor(rail.width / (RUNG * Math.max(1, unit))), 3, MOST_SLOTS);
  const pitch = Math.min(rail.width / slots, 96 * Math.max(1, unit));
  return {
    ...room,
    arrangement: side ? 'side' : 'stack',
    coin: { x, y, radius, rise: Math.max(radius * 0.6, y - safe.top - radius * 1.05) },
    dish: { x, y: y + DISH_DOWN * radius, width: DISH_WIDE * radius },
    hero: { x: head.x + head.width / 2, y: head.y + head.height * 0.46, size: head.size, width: head.width * 0.92 },
    ladder: {
      x: rail.x + (rail.width - pitch * (slots - 1)) / 2,
      y: rail.y,
      pitch,
      width: pitch - GAP * unit,
      height: RUNG_HIGH * unit,
      slots,
      unit,
    },
    text: clamp(unit, 0.86, 1.3),
  };
}

interface Parts {
  readonly stage: Rect;
  readonly head: Rect & { readonly size: number };
  /** `y` is the middle of its rungs. */
  readonly rail: { readonly x: number; readonly y: number; readonly width: number };
  readonly unit: number;
}

/** Upright: rate over coin over ladder. */
function below(safe: Safe, w: number, h: number): Parts {
  const unit = clamp(Math.min(h / 480, w / 400), 0.82, 1.35);
  const rail = RAIL * unit;
  const width = Math.min(w - 16, 640);
  const head = clamp((h - rail) * 0.28, HERO_LEAST * unit, HERO_MOST);
  const high = Math.max(60, h - rail - head);
  return {
    stage: { x: safe.left + w * 0.06, y: safe.top + head, width: w * 0.88, height: high },
    head: { x: safe.left, y: safe.top, width: w, height: head, size: Math.min(84, head * 0.66) },
    rail: { x: safe.left + (w - width) / 2, y: safe.bottom - rail / 2, width },
    unit,
  };
}

/** Lying: coin at the left, rate and ladder at the right. */
function beside(safe: Safe, w: number, h: number): Parts {
  const left = w * 0.46;
  const right = w - left;
  const unit = clamp(Math.min(h / 420, right / 400), 0.82, 1.35);
  const width = Math.min(right - 24, 620);
  const size = clamp(Math.min(right * 0.2, h * 0.26), 36, 104);
  const high = Math.min(h, left * 1.3);
  const block = size * 1.7 + RAIL * unit;
  const top = safe.top + Math.max(0, (h - block) / 2);
  const x = safe.left + left;
  return {
    stage: {
      x: safe.left + left * 0.06,
      y: safe.top + (h - high) * 0.7 + high * 0.2,
      width: left * 0.9,
      height: high * 0.78,
    },
    head: { x, y: top, width: right, height: size * 1.7, size },
    rail: { x: x + (right - width) / 2, y: top + size * 1.7 + (RAIL * unit) / 2, width },
    unit,
  };
}
