/** Where things are for a canvas of a given size. Pure: boxes in, CSS px out. */
import { clamp, type Rect, type RoomLayout, roomOf, type Safe, type Sheet } from '../kit/layout';
import type { Box } from '../kit/scene';
import { boardCells, boardHeights, type CellRect } from './board-layout';
import { compactHero, placeHero, type HeroPlace } from './hero-layout';

export type { CellRect } from './board-layout';
export type { HeroPlace } from './hero-layout';

export interface WingoLayout extends RoomLayout, HeroPlace {
  /** The board lies under the hero, or at its right. */
  readonly arrangement: 'stack' | 'side';
  readonly sheet: Sheet;
  /** Around all cells. */
  readonly board: Rect;
  /** Colours first, then 0 to 9: the order of reading. */
  readonly cells: readonly CellRect[];
  /** The last seconds: middle and radius of the large ring, and the two lines under it. */
  readonly mask: {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly title: number;
    readonly note: number;
    readonly unit: number;
  };
}

const WIDEST_BOARD = 720;
const NARROWEST_BOARD = 236;
/** From this shape on the board stands beside the hero. */
const SIDE_FROM = 1.25;

/**
 * @param box the canvas and how much of it the shell covers
 * @param full the full-open view: a larger board and more of the history, the podium small
 */
export function wingoLayout(box: Box, full = false): WingoLayout {
  const { room, w, h } = roomOf(box);
  const { safe } = room;
  const side = w / h >= SIDE_FROM;
  const placed = side ? beside(safe, w, h, full) : below(box, safe, w, h, full);
  return {
    ...room,
    ...placed,
  };
}

type Placed = Omit<WingoLayout, keyof RoomLayout>;

/** Upright: hero over board, as on the comp. */
function below(box: Box, safe: Safe, w: number, h: number, full: boolean): Placed {
  const gutter = w < 700 ? 16 : 24;
  const inner = Math.min(w - gutter * 2, WIDEST_BOARD);
  const x = safe.left + (w - inner) / 2;
  const tall = full ? 1.45 : 1;
  const { least, most } = boardHeights(inner, tall);
  const boardHeight = full
    ? clamp(h - Math.max(132, h * 0.36), least, most)
    : clamp(h * 0.52, least, Math.min(most, h - 110));
  const top = safe.bottom - boardHeight;
  const heroBox = { x: safe.left, y: safe.top, width: w, height: Math.max(80, top - safe.top) };
  const cells = boardCells({ x, y: top, width: inner, height: boardHeight }, tall);
  return {
    arrangement: 'stack',
    ...(full ? compactHero(heroBox) : placeHero(heroBox)),
    sheet: { x: 0, y: top, width: box.width, height: box.height - top, radius: 28, card: false },
    cells,
    ...over(cells),
  };
}

/** Lying: hero at the left, board at the right. */
function beside(safe: Safe, w: number, h: number, full: boolean): Placed {
  const roomy = h >= 400;
  const margin = roomy ? 16 : 8;
  const pad = roomy ? 16 : 6;
  const outer = clamp(w * (full ? 0.62 : 0.5), NARROWEST_BOARD + pad * 2, 600);
  const inner = outer - pad * 2;
  const tall = roomy ? 1.3 : 1;
  const { least, most } = boardHeights(inner, tall);
  const boardHeight = clamp(h - margin * 2, least, most);
  const left = safe.right - outer - margin;
  const top = safe.top + Math.max(0, (h - boardHeight) / 2);
  const heroBox = { x: safe.left, y: safe.top, width: Math.max(120, left - safe.left), height: h };
  const cells = boardCells({ x: left + pad, y: top, width: inner, height: boardHeight }, tall);
  return {
    arrangement: 'side',
    ...placeHero(heroBox),
    sheet: { x: left, y: top, width: outer, height: boardHeight, radius: roomy ? 24 : 18, card: true },
    cells,
    ...over(cells),
  };
}

/** What follows from the cells. */
function over(cells: readonly CellRect[]): Pick<WingoLayout, 'board' | 'mask'> {
  const x = Math.min(...cells.map((c) => c.x));
  const y = Math.min(...cells.map((c) => c.y));
  const width = Math.max(...cells.map((c) => c.x + c.width)) - x;
  const height = Math.max(...cells.map((c) => c.y + c.height)) - y;
  const unit = clamp(height / 236, 0.72, 1.3);
  const radius = Math.min(height * 0.34, width * 0.26, 120);
  const spare = Math.max(0, height - 2 * radius - 62 * unit);
  const middle = y + radius + 4 + spare * 0.4;
  return {
    board: { x, y, width, height },
    mask: {
      x: x + width / 2,
      y: middle,
      radius,
      title: middle + radius + 27 * unit,
      note: middle + radius + 49 * unit,
      unit,
    },
  };
}
