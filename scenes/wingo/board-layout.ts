/** The board's thirteen cells in a box: three colours over two rows of five numbers. Pure. */
import type { Rect } from '../kit/layout';
import { lerp } from '../kit/ease';
import type { WingoOption } from './view';

/** Where a cell is drawn, and where the shell lays its button. */
export interface CellRect extends Rect {
  readonly option: WingoOption;
  readonly kind: 'colour' | 'number';
}

export const COLOUR_OPTIONS = ['green', 'violet', 'red'] as const satisfies readonly WingoOption[];
export const NUMBER_OPTIONS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
] as const satisfies readonly WingoOption[];

const COLUMNS = 5;
/** Nothing that can be touched is smaller. */
const TOUCH = 44;

/** Heights that make up a board; `pad` above and below, `gap` between colours and numbers. */
interface Heights {
  readonly top: number;
  readonly colour: number;
  readonly between: number;
  readonly tile: number;
  readonly gap: number;
  readonly bottom: number;
}

const LEAST: Heights = { top: 8, colour: TOUCH + 2, between: 6, tile: TOUCH, gap: 4, bottom: 6 };

export const tileWidth = (width: number): number => (width - gapOf(width) * (COLUMNS - 1)) / COLUMNS;
const gapOf = (width: number): number => Math.max(4, Math.min(12, Math.floor((width - 14) * 0.022)));
const total = (h: Heights): number => h.top + h.colour + h.between + 2 * h.tile + h.gap + h.bottom;

/** @param tall how much taller than the comp's the tiles may be, 1 for the comp's */
function comfortable(width: number, tall: number): Heights {
  const w = tileWidth(width);
  const tile = Math.max(58, Math.min(104, w * 1.12)) * tall;
  return {
    top: 16,
    colour: Math.max(50, Math.min(76, w * 0.88)) * (0.5 + tall / 2),
    between: 10,
    tile,
    gap: gapOf(width),
    bottom: 12,
  };
}

/** The least and the most height that cells of this width make sense at, paddings included. */
export const boardHeights = (width: number, tall = 1): { readonly least: number; readonly most: number } => {
  const least = total(LEAST);
  return { least, most: Math.max(least, total(comfortable(width, tall))) };
};

/** Fills the box: `width` exactly, `height` as far as it makes sense. */
export function boardCells(box: Rect, tall = 1): readonly CellRect[] {
  const most = comfortable(box.width, tall);
  const { least, most: high } = boardHeights(box.width, tall);
  const t = high > least ? Math.max(0, Math.min(1, (box.height - least) / (high - least))) : 1;
  const part = (name: keyof Heights): number => lerp(LEAST[name], Math.max(LEAST[name], most[name]), t);
  const gap = gapOf(box.width);
  const colourWidth = (box.width - gap * (COLOUR_OPTIONS.length - 1)) / COLOUR_OPTIONS.length;
  const tile = tileWidth(box.width);
  const top = box.y + part('top');
  const numbers = top + part('colour') + part('between');
  return [
    ...COLOUR_OPTIONS.map((option, i): CellRect => ({
      option,
      kind: 'colour',
      x: box.x + i * (colourWidth + gap),
      y: top,
      width: colourWidth,
      height: part('colour'),
    })),
    ...NUMBER_OPTIONS.map((option, i): CellRect => ({
      option,
      kind: 'number',
      x: box.x + (i % COLUMNS) * (tile + gap),
      y: numbers + Math.floor(i / COLUMNS) * (part('tile') + part('gap')),
      width: tile,
      height: part('tile'),
    })),
  ];
}
