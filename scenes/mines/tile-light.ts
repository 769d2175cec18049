/** The light on covered tiles. */
import { hexColor, mix } from '../kit/color';
import { beat } from '../kit/ease';
import type { Frame } from '../kit/frames';
import type { Quads } from '../kit/quads';
import { SIDE } from './layout';
import type { MinesContext } from './parts';
import { SHADOW } from './plate';
import { CELLS } from './tiles';
import type { MinesTuning } from './tuning';
import type { MinesView } from './view';

/** Diamonds that spark at a time. */
const SPARKS = 2;

export class TileLight {
  /** By cell: what tints its tile, and the light that is added. */
  readonly lit: readonly number[];
  private readonly hue: readonly number[];
  private readonly tile: Frame;
  private readonly star: Frame;

  constructor(
    { assets }: MinesContext,
    private readonly tuning: MinesTuning,
  ) {
    this.tile = assets.frame('tile');
    this.star = assets.frame('star4');
    const { idle } = tuning;
    const warm = hexColor(idle.warm),
      cool = hexColor(idle.cool);
    // Lit from above; neighbours differ a little, as cut stones do.
    this.lit = Array.from({ length: CELLS }, (_, i) => {
      const fall = (Math.floor(i / SIDE) / (SIDE - 1)) * idle.fall;
      return mix(0xffffff, SHADOW, fall + (i % 2 === 0 ? 0 : idle.checker));
    });
    this.hue = Array.from({ length: CELLS }, (_, i) =>
      mix(warm, cool, ((i % SIDE) + SIDE - 1 - Math.floor(i / SIDE)) / (2 * (SIDE - 1))),
    );
  }

  /** The room's light on a covered tile: its colour by its place, a sheen that passes over the board, a spark in one diamond and another. */
  draw(
    batch: Quads,
    cell: number,
    view: MinesView,
    x: number,
    y: number,
    scale: number,
    squeeze: number,
    angle: number,
    alpha: number,
    edge: number,
    seconds: number,
    still: boolean,
  ): void {
    const { idle } = this.tuning;
    const strength = view.phase === 'process' ? idle.inPlay : 1;
    const column = cell % SIDE,
      row = Math.floor(cell / SIDE);
    const head = (((seconds * 1000) % idle.sheenEveryMs) / idle.sheenMs) * (SIDE * 2 + idle.sheenWide);
    const sheen = still ? 0 : beat((head - column - row * 0.8) / idle.sheenWide) * idle.sheen * strength;
    batch.sprite(
      this.tile,
      x,
      y,
      scale * squeeze,
      scale,
      angle,
      sheen > 0.01 ? mix(this.hue[cell] as number, 0xffffff, Math.min(1, sheen * 2)) : (this.hue[cell] as number),
      (idle.hue + sheen) * alpha,
      1,
    );
    if (still) return;
    // Which diamond sparks follows from the time alone.
    for (let k = 0; k < SPARKS; k += 1) {
      const at = (seconds * 1000 + k * idle.sparkMs * 0.5) / idle.sparkMs;
      const turn = Math.floor(at);
      if ((turn * 11 + k * 13 + (turn % 3) * 5) % CELLS !== cell) continue;
      const shine = beat(at - turn) * strength;
      batch.sized(this.star, x, y, edge * 0.56 * shine, (at - turn) * 1.2, 0xf2e6ff, 0.95 * shine * alpha, 1);
    }
  }
}
