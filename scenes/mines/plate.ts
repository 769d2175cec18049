/** The plate that the tiles lie on, without what they cover of it. */
import type { Texture } from 'pixi.js';
import type { Frame } from '../kit/frames';
import type { Rect } from '../kit/layout';
import { Nine } from '../kit/nine';
import { frameOutline, type Outline } from '../kit/outline';
import type { Quads } from '../kit/quads';
import { SIDE, type MinesLayout } from './layout';
import type { MinesContext } from './parts';
import { CELLS } from './tiles';

/** What the plate does not cover of the shadow under it. */
const AROUND = frameOutline(0.119, 0.072, 0.881, 0.833, 0.03);
export const SHADOW = 0x05021a;
/** Half of a tile that surely hides what is under it, in tiles. */
const HIDES = 0.44;

export class Plate {
  private readonly art: { readonly texture: Texture; readonly frame: Frame };
  private readonly shade: Frame;
  private readonly whole: Nine;
  /** What tiles do not cover when they lie, what each covers, where the plate's middle is, and the board that this is for. */
  private gutters: Nine;
  private cells: readonly Outline[] = [];
  private middle: Rect = { x: 0, y: 0, width: 0, height: 0 };
  private fitted: MinesLayout['board'] | null = null;

  constructor({ assets }: MinesContext) {
    this.art = { texture: assets.texture('board'), frame: assets.frame('board') };
    this.shade = assets.frame('shade');
    this.whole = new Nine(this.art.texture, this.art.frame);
    this.gutters = this.whole;
  }

  /** @param hidden by cell: 1 where a tile lies whole on it */
  draw(batch: Quads, board: MinesLayout['board'], hidden: Uint8Array): void {
    const { size } = board;
    batch.piece(this.shade, AROUND, board.x + size / 2, board.y + size * 0.56, size * 1.3, size * 1.3, 0, SHADOW, 0.5);
    const { x, y, width, height } = this.fit(board);
    this.gutters.draw(batch, board.x, board.y, size, size, 0xffffff, 1, undefined, 0, plateScale(board));
    for (let i = 0; i < CELLS; i += 1)
      if (hidden[i] === 0)
        this.gutters.patch(batch, this.cells[i] as Outline, board.x + x, board.y + y, width, height, 0xffffff, 1);
  }

  /** Cuts it for a board. @returns where its middle is on it */
  private fit(board: MinesLayout['board']): Rect {
    if (this.fitted === board) return this.middle;
    this.fitted = board;
    const middle = this.whole.inside(board.size, board.size, plateScale(board));
    // Between cells and along the edge; what lies under a tile alternates with it.
    const cuts = (from: number, length: number): readonly number[] => [
      0,
      ...Array.from({ length: SIDE * 2 }, (_, k) => {
        const at = board.first + (k >> 1) * board.pitch + (k % 2 === 0 ? -HIDES : HIDES) * board.tile;
        return (at - from) / length;
      }),
      1,
    ];
    const xs = cuts(middle.x, middle.width);
    const ys = cuts(middle.y, middle.height);
    const piece = (i: number, j: number, k = j + 1): readonly number[] => {
      const [left, top, right, bottom] = [xs[j], ys[i], xs[k], ys[i + 1]] as [number, number, number, number];
      return [left, top, right, top, right, bottom, left, bottom];
    };
    const gutters = ys
      .slice(1)
      .flatMap((_, i) =>
        i % 2 === 0 ? piece(i, 0, xs.length - 1) : xs.slice(1).flatMap((__, j) => (j % 2 === 0 ? piece(i, j) : [])),
      );
    this.gutters = new Nine(this.art.texture, this.art.frame, Float32Array.from(gutters));
    this.cells = Array.from({ length: CELLS }, (_, cell) =>
      Float32Array.from(piece(Math.floor(cell / SIDE) * 2 + 1, (cell % SIDE) * 2 + 1)),
    );
    this.middle = middle;
    return middle;
  }
}

const plateScale = ({ size }: MinesLayout['board']): number => Math.max(0.6, size / 395);
