/** Where things are for a canvas of a given size. Pure: boxes in, CSS px out. */
import { clamp, type RoomLayout, roomOf } from '../kit/layout';
import type { Box } from '../kit/scene';

/** Cells in a row and in a column. */
export const SIDE = 5;

export interface MinesLayout extends RoomLayout {
  /** The number over the board, or at its left. */
  readonly arrangement: 'stack' | 'side';
  /** The board's plate, the way from cell to cell, a tile's edge, the middle of the first cell. */
  readonly board: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly pitch: number;
    readonly tile: number;
    readonly first: number;
  };
  /** The multipliers in a row; `slots` fit beside each other. */
  readonly chips: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly pitch: number;
    readonly slots: number;
  };
  readonly hero: { readonly x: number; readonly y: number; readonly size: number; readonly width: number };
  /** Size of small text over its size on the comp. */
  readonly text: number;
}

export interface CellRect {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The comp's board is 395 wide on a phone of 412; its plate has a border of 10. */
const BORDER = 0.026,
  TILE = 0.885;
const WIDEST = 560;
const SIDE_FROM = 1.25;
/** Height of the chips with their gap, least and most height of the number. */
const CHIPS = 38,
  HERO_LEAST = 54,
  HERO_MOST = 120;

export function minesLayout(box: Box): MinesLayout {
  const { room, w, h } = roomOf(box);
  const { safe } = room;
  const side = w / h >= SIDE_FROM;
  const parts = side ? beside(safe, w, h) : below(safe, w, h);
  const {
    board: { x, y, size },
    head,
  } = parts;
  const pitch = (size * (1 - 2 * BORDER)) / SIDE;
  const text = clamp(size / 395, 0.82, 1.25);
  const slots = clamp(Math.floor(head.width / (62 * text)), 3, 7);
  return {
    ...room,
    arrangement: side ? 'side' : 'stack',
    board: { x, y, size, pitch, tile: pitch * TILE, first: size * BORDER + pitch / 2 },
    chips: { x: head.x, y: head.chips, width: head.width, pitch: head.width / slots, slots },
    hero: { x: head.x + head.width / 2, y: head.hero, size: head.size, width: head.width * 0.92 },
    text,
  };
}

interface Parts {
  readonly board: { readonly x: number; readonly y: number; readonly size: number };
  readonly head: {
    readonly x: number;
    readonly width: number;
    readonly chips: number;
    readonly hero: number;
    readonly size: number;
  };
}

/** Upright: chips over number over board, as on the comp. */
function below(safe: MinesLayout['safe'], w: number, h: number): Parts {
  const size = Math.max(80, Math.min(w - 16, h - CHIPS - HERO_LEAST - 8, WIDEST));
  const heroHeight = clamp(h - size - CHIPS - 8, HERO_LEAST * 0.6, HERO_MOST);
  const free = Math.max(0, h - size - CHIPS - heroHeight - 8);
  const top = safe.top + free * 0.35;
  const width = Math.min(w - 20, Math.max(size, 340));
  const x = safe.left + (w - width) / 2;
  return {
    board: { x: safe.left + (w - size) / 2, y: top + CHIPS + heroHeight, size },
    head: {
      x,
      width,
      chips: top + CHIPS / 2,
      hero: top + CHIPS + heroHeight * 0.48,
      size: Math.min(84, heroHeight * 0.8),
    },
  };
}

/** Lying: the number at the left, the board at the right. */
function beside(safe: MinesLayout['safe'], w: number, h: number): Parts {
  const margin = h >= 400 ? 16 : 6;
  const size = Math.min(h - margin * 2, w * 0.62, WIDEST + 60);
  const gap = margin;
  const width = clamp(w - size - gap * 3, 100, 420);
  const left = safe.left + Math.max(gap, (w - size - width - gap) / 2);
  const middle = safe.top + h / 2;
  const big = clamp(width * 0.24, 34, 96);
  return {
    board: { x: Math.min(left + width + gap, safe.right - size - gap / 2), y: safe.top + (h - size) / 2, size },
    head: { x: left, width, chips: middle + big * 0.5 + 26, hero: middle - 16, size: big },
  };
}

/** Where the middle of a cell is. */
export const cellX = ({ board }: MinesLayout, cell: number): number =>
  board.x + board.first + (cell % SIDE) * board.pitch;
export const cellY = ({ board }: MinesLayout, cell: number): number =>
  board.y + board.first + Math.floor(cell / SIDE) * board.pitch;

/** The cells as buttons: each as large as the way to its neighbour, so that there are no gaps between them. */
export function cellRects(layout: MinesLayout): readonly CellRect[] {
  const { pitch } = layout.board;
  return Array.from({ length: SIDE * SIDE }, (_, cell) => ({
    cell,
    x: cellX(layout, cell) - pitch / 2,
    y: cellY(layout, cell) - pitch / 2,
    size: pitch,
  }));
}
