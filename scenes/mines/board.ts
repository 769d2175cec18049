/** How the board and its {@link Tiles} look. Written into the back batch. */
import { backOut, beat, bezier, clamp01, lerp, OVER } from '../kit/ease';
import { hexColor, mix } from '../kit/color';
import type { Frame } from '../kit/frames';
import { Nine } from '../kit/nine';
import type { Quads } from '../kit/quads';
import { cellX, cellY, SIDE, type MinesLayout } from './layout';
import type { MinesContext } from './parts';
import { CELLS, isCovered, type Tile, type Tiles } from './tiles';
import type { MinesTuning } from './tuning';
import type { CellFace, MinesView } from './view';

const GOLD = 0xffc22e;
const SHADOW = 0x05021a;
const RAD = Math.PI / 180;
/** How much is seen of the tiles while connecting. */
const ASLEEP = 0.5;
/** Diamonds that spark at a time. */
const SPARKS = 2;

export class Board {
  private readonly plate: Nine;
  private readonly rim: Nine;
  private readonly flat: Nine;
  private readonly frames: Readonly<
    Record<'tile' | 'tile_gem' | 'tile_bomb' | 'gem' | 'bomb' | 'glow' | 'shade' | 'ring' | 'star4', Frame>
  >;
  private readonly turn: (t: number) => number;
  private readonly flash: number;
  /** The light on each covered tile: what tints it, and what is added. */
  private readonly lit: readonly number[];
  private readonly hue: readonly number[];
  private seconds = 0;
  private awake = 1;

  constructor(
    context: MinesContext,
    private readonly tuning: MinesTuning,
    private readonly tiles: Tiles,
  ) {
    const { assets } = context;
    this.plate = Nine.of(assets, 'board');
    this.rim = Nine.of(assets, 'tile_line');
    this.flat = Nine.of(assets, 'tile_flat');
    const frame = (
      name: 'tile' | 'tile_gem' | 'tile_bomb' | 'gem' | 'bomb' | 'glow' | 'shade' | 'ring' | 'star4',
    ): Frame => assets.frame(name);
    this.frames = {
      tile: frame('tile'),
      tile_gem: frame('tile_gem'),
      tile_bomb: frame('tile_bomb'),
      gem: frame('gem'),
      bomb: frame('bomb'),
      glow: frame('glow'),
      shade: frame('shade'),
      ring: frame('ring'),
      star4: frame('star4'),
    };
    this.turn = bezier(tuning.flip.ease);
    this.flash = hexColor(tuning.gem.flash);
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

  tick(ms: number, view: MinesView): void {
    this.seconds += ms / 1000;
    this.awake = lerp(this.awake, view.phase === 'connecting' ? ASLEEP : 1, clamp01(ms / 160));
  }

  draw(batch: Quads, view: MinesView, layout: MinesLayout, still: boolean): void {
    const { board } = layout;
    const unit = board.size / 395;
    batch.sprite(
      this.frames.shade,
      board.x + board.size / 2,
      board.y + board.size * 0.56,
      (board.size * 1.3) / this.frames.shade.width,
      (board.size * 1.3) / this.frames.shade.height,
      0,
      SHADOW,
      0.5,
    );
    this.plate.draw(batch, board.x, board.y, board.size, board.size, 0xffffff, 0.94, undefined, 0, Math.max(0.6, unit));
    for (let i = 0; i < CELLS; i += 1)
      if ((this.tiles.all[i] as Tile).lift < 0.02) this.tile(batch, i, view, layout, still);
    // A lifted tile lies over its neighbours.
    for (let i = 0; i < CELLS; i += 1)
      if ((this.tiles.all[i] as Tile).lift >= 0.02) this.tile(batch, i, view, layout, still);
  }

  private tile(batch: Quads, cell: number, view: MinesView, layout: MinesLayout, still: boolean): void {
    const tile = this.tiles.all[cell] as Tile;
    const { deal, aim, press, flip } = this.tuning;
    const { board } = layout;
    const { frames } = this;
    const down = tile.deal >= OVER || still ? 1 : clamp01(tile.deal / deal.ms);
    if (tile.deal < 0 && !still) return;
    const unit = board.tile / 68;
    const t = tile.flip >= flip.ms ? 1 : tile.flip <= 0 ? 0 : this.turn(tile.flip / flip.ms);
    const turned = tile.flip === OVER || t >= 0.5;
    const face = turned ? tile.face : tile.before;
    const squeeze = tile.flip === OVER || tile.flip <= 0 || still ? 1 : Math.max(0.04, Math.abs(1 - 2 * t));
    const size = lerp(deal.from, 1, backOut(down, 1.2)) * (1 + 0.04 * tile.lift);
    const x = cellX(layout, cell);
    const y =
      cellY(layout, cell) -
      tile.lift * aim.liftPx * unit +
      tile.sink * press.sinkPx * unit -
      (tile.flip < flip.ms ? beat(t) * 5 * unit : 0);
    const angle = tile.lift * aim.turn * RAD;
    const alpha = down * this.awake;
    const edge = board.tile * size;
    const covered = isCovered(face);
    const scale = edge / frames.tile.width;
    // The well under it, and a shadow that widens as it lifts.
    this.flat.draw(
      batch,
      x - edge / 2,
      cellY(layout, cell) - edge / 2 + 3 * unit,
      edge,
      edge,
      SHADOW,
      (0.34 + 0.2 * tile.lift) * alpha,
      undefined,
      0,
      unit * 1.3,
    );
    if (tile.lift > 0.02)
      batch.sized(frames.glow, x, y + 6 * unit, edge * (1.5 + 0.3 * tile.lift), 0, 0x6fd4ff, 0.42 * tile.lift, 1);
    if (covered) {
      const lit = this.lit[cell] as number;
      batch.sprite(
        frames.tile,
        x,
        y,
        scale * squeeze,
        scale,
        angle,
        tile.sink > 0.01 ? mix(lit, SHADOW, 0.16) : lit,
        alpha,
      );
      this.light(batch, cell, view, x, y, scale, squeeze, angle, alpha, edge, still);
      if (view.marked.includes(cell)) this.mark(batch, x, y, edge, unit, alpha);
      if (tile.asked > press.ringAfterMs) this.wait(batch, x, y, edge, tile.asked - press.ringAfterMs);
      return;
    }
    this.open(batch, tile, cell, face, x, y, edge, squeeze, unit, alpha, view, still);
  }

  /** The room's light on a covered tile: its colour by its place, a sheen that passes over the board, a spark in one diamond and another. */
  private light(
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
    still: boolean,
  ): void {
    const { idle } = this.tuning;
    const strength = view.phase === 'process' ? idle.inPlay : 1;
    const column = cell % SIDE,
      row = Math.floor(cell / SIDE);
    const head = (((this.seconds * 1000) % idle.sheenEveryMs) / idle.sheenMs) * (SIDE * 2 + idle.sheenWide);
    const sheen = still ? 0 : beat((head - column - row * 0.8) / idle.sheenWide) * idle.sheen * strength;
    const { frames } = this;
    batch.sprite(
      frames.tile,
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
      const at = (this.seconds * 1000 + k * idle.sparkMs * 0.5) / idle.sparkMs;
      const turn = Math.floor(at);
      if ((turn * 11 + k * 13 + (turn % 3) * 5) % CELLS !== cell) continue;
      const shine = beat(at - turn) * strength;
      batch.sized(frames.star4, x, y, edge * 0.56 * shine, (at - turn) * 1.2, 0xf2e6ff, 0.95 * shine * alpha, 1);
    }
  }

  private open(
    batch: Quads,
    tile: Tile,
    cell: number,
    face: CellFace,
    x: number,
    y: number,
    edge: number,
    squeeze: number,
    unit: number,
    alpha: number,
    view: MinesView,
    still: boolean,
  ): void {
    const { gem, mine, rest } = this.tuning;
    const { frames } = this;
    const scale = edge / frames.tile_gem.width;
    const isGem = face === 'gem' || face === 'restGem';
    const seen = face === 'restGem' ? rest.gem : face === 'restMine' && view.outcome === 'won' ? rest.mine : 1;
    batch.sprite(
      isGem ? frames.tile_gem : frames.tile_bomb,
      x,
      y,
      scale * squeeze,
      scale,
      0,
      face === 'gem' ? 0x9fffdc : 0xffffff,
      alpha * lerp(0.55, 1, seen),
    );
    const pop = tile.pop < OVER ? clamp01(tile.pop / gem.popMs) : 1;
    const flash = tile.pop < gem.flashMs ? 1 - tile.pop / gem.flashMs : 0;
    if (isGem) {
      if (face === 'gem')
        batch.sized(frames.glow, x, y, edge * (1.5 + 0.7 * flash), 0, this.flash, (0.42 + 0.5 * flash) * alpha, 1);
      const grown = lerp(gem.from, 1, backOut(pop, gem.over));
      batch.sprite(
        frames.gem,
        x,
        y,
        ((edge * 0.64) / frames.gem.width) * grown * squeeze,
        ((edge * 0.64) / frames.gem.width) * grown,
        0,
        seen < 1 ? 0x9aa6c8 : 0xffffff,
        alpha * lerp(0.35, 1, seen),
      );
      if (face === 'gem' && !still) this.glint(batch, cell, x, y, edge);
      return;
    }
    const swell =
      face === 'mine' ? lerp(1, mine.swell, beat(tile.pop / (mine.swellMs * 2))) : lerp(gem.from, 1, backOut(pop, 1.2));
    if (face === 'mine') {
      batch.sized(frames.glow, x, y, edge * 1.9, 0, 0xff3b5c, 0.6 * alpha, 1);
      this.rim.draw(batch, x - edge / 2, y - edge / 2, edge, edge, 0xff6a86, alpha, undefined, 0, unit * 1.3);
    }
    batch.sprite(
      frames.bomb,
      x,
      y - edge * 0.02,
      ((edge * 0.7) / frames.bomb.width) * swell * squeeze,
      ((edge * 0.7) / frames.bomb.width) * swell,
      0,
      seen < 1 ? 0xb0a6d8 : 0xffffff,
      alpha * lerp(0.4, 1, seen),
    );
  }

  /** A small light that visits the gems in turn. */
  private glint(batch: Quads, cell: number, x: number, y: number, edge: number): void {
    const t = (this.seconds * 0.4 + cell * 0.37) % 1;
    if (t > 0.24) return;
    const shine = beat(t / 0.24);
    batch.sized(
      this.frames.star4,
      x + edge * 0.16,
      y - edge * 0.19,
      edge * 0.34 * shine,
      t * 2,
      0xffffff,
      0.9 * shine,
      1,
    );
  }

  /** A cell of the pattern that rounds play by themselves. */
  private mark(batch: Quads, x: number, y: number, edge: number, unit: number, alpha: number): void {
    batch.sized(this.frames.glow, x, y, edge * 1.35, 0, GOLD, 0.42 * alpha, 1);
    this.rim.draw(batch, x - edge / 2, y - edge / 2, edge, edge, GOLD, alpha, undefined, 0, unit * 1.3);
    batch.sized(this.frames.gem, x, y, edge * 0.42, 0, 0xffffff, 0.92 * alpha);
  }

  /** The answer takes its time: a ring breathes under the finger. */
  private wait(batch: Quads, x: number, y: number, edge: number, ms: number): void {
    const t = (ms % 900) / 900;
    batch.sized(this.frames.ring, x, y, edge * (0.5 + 0.5 * t), 0, 0xe6dcff, 0.8 * (1 - t), 0);
    batch.sized(this.frames.ring, x, y, edge * 0.5, 0, 0xffffff, 0.8, 0);
  }
}
