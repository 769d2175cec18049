/** How the board and its {@link Tiles} look. Written into the back batch. */
import type { Texture } from 'pixi.js';
import { backOut, beat, clamp01, lerp, OVER } from '../kit/ease';
import { hexColor, mix } from '../kit/color';
import type { Frame } from '../kit/frames';
import { HOLLOW, Nine } from '../kit/nine';
import type { Rect } from '../kit/layout';
import { discOutline, frameOutline, type Outline } from '../kit/outline';
import type { Quads } from '../kit/quads';
import { cellX, cellY, SIDE, type MinesLayout } from './layout';
import type { MinesContext } from './parts';
import { CELLS, isCovered, type Tile, type Tiles } from './tiles';
import type { MinesTuning } from './tuning';
import type { CellFace, MinesView } from './view';

/** What the plate does not cover of the shadow under it. */
const AROUND = frameOutline(0.119, 0.072, 0.881, 0.833, 0.03);
const SOFT = discOutline(8, 0.94);
/** Half of a tile that surely hides what is under it, in tiles. */
const HIDES = 0.44;
const GOLD = 0xffc22e;
const SHADOW = 0x05021a;
const RAD = Math.PI / 180;
/** How much is seen of the tiles while connecting. */
const ASLEEP = 0.5;
/** Diamonds that spark at a time. */
const SPARKS = 2;

export class Board {
  private readonly plate: Nine;
  /** The plate without what tiles cover when they lie, what each covers, where its middle is, and the board that this is for. */
  private gutters: Nine;
  private cells: readonly Outline[] = [];
  private middle: Rect = { x: 0, y: 0, width: 0, height: 0 };
  private fitted: MinesLayout['board'] | null = null;
  private readonly art: { readonly texture: Texture; readonly frame: Frame };
  private readonly rim: Nine;
  /** The well of a tile; its rim is all of it that is seen round a tile that lies. */
  private readonly well: Nine;
  private readonly wellRim: Nine;
  private readonly frames: Readonly<
    Record<'tile' | 'tile_gem' | 'tile_bomb' | 'gem' | 'bomb' | 'glow' | 'shade' | 'ring' | 'star4', Frame>
  >;
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
    this.art = { texture: assets.texture('board'), frame: assets.frame('board') };
    this.plate = new Nine(this.art.texture, this.art.frame);
    this.gutters = this.plate;
    this.rim = Nine.of(assets, 'tile_line');
    this.well = Nine.of(assets, 'tile_flat');
    this.wellRim = Nine.of(assets, 'tile_flat', HOLLOW);
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
    batch.piece(
      this.frames.shade,
      AROUND,
      board.x + board.size / 2,
      board.y + board.size * 0.56,
      board.size * 1.3,
      board.size * 1.3,
      0,
      SHADOW,
      0.5,
    );
    const { x, y, width, height } = this.fit(board);
    this.gutters.draw(batch, board.x, board.y, board.size, board.size, 0xffffff, 1, undefined, 0, plateScale(board));
    for (let i = 0; i < CELLS; i += 1)
      if (!this.lies(this.tiles.all[i] as Tile, view, still))
        this.gutters.patch(batch, this.cells[i] as Outline, board.x + x, board.y + y, width, height, 0xffffff, 1);
    for (let i = 0; i < CELLS; i += 1)
      if ((this.tiles.all[i] as Tile).lift < 0.02) this.tile(batch, i, view, layout, still);
    // A lifted tile lies over its neighbours.
    for (let i = 0; i < CELLS; i += 1)
      if ((this.tiles.all[i] as Tile).lift >= 0.02) this.tile(batch, i, view, layout, still);
  }

  /** Whether a tile lies whole and opaque on its cell, so that the plate under it is not seen. */
  private lies({ lift, sink, flip, deal, face, before }: Tile, view: MinesView, still: boolean): boolean {
    const { tuning } = this;
    const turned = flip >= tuning.flip.ms;
    return (
      this.awake > 0.99 &&
      lift < 0.02 &&
      sink < 0.01 &&
      (turned || flip <= 0) &&
      (still || deal >= tuning.deal.ms) &&
      this.seen(turned ? face : before, view) === 1
    );
  }

  /** Cuts the plate for a layout. @returns where its middle is on it */
  private fit(board: MinesLayout['board']): Rect {
    if (this.fitted === board) return this.middle;
    this.fitted = board;
    const { plate } = this;
    const middle = plate.inside(board.size, board.size, plateScale(board));
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

  private tile(batch: Quads, cell: number, view: MinesView, layout: MinesLayout, still: boolean): void {
    const tile = this.tiles.all[cell] as Tile;
    const { deal, aim, press, flip } = this.tuning;
    const { board } = layout;
    const { frames } = this;
    const down = tile.deal >= OVER || still ? 1 : clamp01(tile.deal / deal.ms);
    if (tile.deal < 0 && !still) return;
    const unit = board.tile / 68;
    const t = tile.turn.at.turned;
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
    const lies = this.lies(tile, view, still);
    // The well under it, and a shadow that widens as it lifts.
    (lies ? this.wellRim : this.well).draw(
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
    const { gem, mine } = this.tuning;
    const { frames } = this;
    const scale = edge / frames.tile_gem.width;
    const isGem = face === 'gem' || face === 'restGem';
    const seen = this.seen(face, view);
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
    const { grown: pop, flash } = tile.show.at;
    if (isGem) {
      if (face === 'gem') this.shine(batch, x, y, edge * (1.5 + 0.7 * flash), this.flash, (0.42 + 0.5 * flash) * alpha);
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
    const swell = face === 'mine' ? lerp(1, mine.swell, tile.show.at.swell) : lerp(gem.from, 1, backOut(pop, 1.2));
    if (face === 'mine') {
      this.shine(batch, x, y, edge * 1.9, 0xff3b5c, 0.6 * alpha);
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

  private shine(batch: Quads, x: number, y: number, size: number, rgb: number, alpha: number): void {
    batch.piece(this.frames.glow, SOFT, x, y, size, size, 0, rgb, alpha, 1);
  }

  /** How much is seen of what lay under a tile that was not opened, 0 to 1. */
  private seen(face: CellFace, view: MinesView): number {
    const { rest } = this.tuning;
    return face === 'restGem' ? rest.gem : face === 'restMine' && view.outcome === 'won' ? rest.mine : 1;
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
    this.shine(batch, x, y, edge * 1.35, GOLD, 0.42 * alpha);
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

const plateScale = ({ size }: MinesLayout['board']): number => Math.max(0.6, size / 395);
