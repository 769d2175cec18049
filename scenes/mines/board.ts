/** How the board and its {@link Tiles} look. Written into the back batch. */
import { backOut, beat, clamp01, lerp, OVER } from '../kit/ease';
import { hexColor, mix } from '../kit/color';
import type { Frame } from '../kit/frames';
import { HOLLOW, Nine } from '../kit/nine';
import { discOutline } from '../kit/outline';
import type { Quads } from '../kit/quads';
import { cellX, cellY, type MinesLayout } from './layout';
import type { MinesContext } from './parts';
import { Plate, SHADOW } from './plate';
import { TileLight } from './tile-light';
import { CELLS, isCovered, type Tile, type Tiles } from './tiles';
import type { MinesTuning } from './tuning';
import type { CellFace, MinesView } from './view';

const SOFT = discOutline(8, 0.94);
const GOLD = 0xffc22e;
const RAD = Math.PI / 180;
/** How much is seen of the tiles while connecting. */
const ASLEEP = 0.5;

type Art = 'tile' | 'tile_gem' | 'tile_bomb' | 'gem' | 'bomb' | 'glow' | 'ring' | 'star4';

export class Board {
  private readonly plate: Plate;
  /** By cell: 1 where a tile hides the plate. */
  private readonly hidden = new Uint8Array(CELLS);
  private readonly rim: Nine;
  /** The well of a tile; its rim is all of it that is seen round a tile that lies. */
  private readonly well: Nine;
  private readonly wellRim: Nine;
  private readonly frames: Readonly<Record<Art, Frame>>;
  private readonly flash: number;
  private readonly light: TileLight;
  private seconds = 0;
  private awake = 1;

  constructor(
    context: MinesContext,
    private readonly tuning: MinesTuning,
    private readonly tiles: Tiles,
  ) {
    const { assets } = context;
    this.plate = new Plate(context);
    this.rim = Nine.of(assets, 'tile_line');
    this.well = Nine.of(assets, 'tile_flat');
    this.wellRim = Nine.of(assets, 'tile_flat', HOLLOW);
    const frame = (name: Art): Frame => assets.frame(name);
    this.frames = {
      tile: frame('tile'),
      tile_gem: frame('tile_gem'),
      tile_bomb: frame('tile_bomb'),
      gem: frame('gem'),
      bomb: frame('bomb'),
      glow: frame('glow'),
      ring: frame('ring'),
      star4: frame('star4'),
    };
    this.flash = hexColor(tuning.gem.flash);
    this.light = new TileLight(context, tuning);
  }

  tick(ms: number, view: MinesView): void {
    this.seconds += ms / 1000;
    this.awake = lerp(this.awake, view.phase === 'connecting' ? ASLEEP : 1, clamp01(ms / 160));
  }

  draw(batch: Quads, view: MinesView, layout: MinesLayout, still: boolean): void {
    const { hidden } = this;
    for (let i = 0; i < CELLS; i += 1) hidden[i] = Number(this.lies(this.tiles.all[i] as Tile, view, still));
    this.plate.draw(batch, layout.board, hidden);
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
      const lit = this.light.lit[cell] as number;
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
      this.light.draw(batch, cell, view, x, y, scale, squeeze, angle, alpha, edge, this.seconds, still);
      if (view.marked.includes(cell)) this.mark(batch, x, y, edge, unit, alpha);
      if (tile.asked > press.ringAfterMs) this.wait(batch, x, y, edge, tile.asked - press.ringAfterMs);
      return;
    }
    this.open(batch, tile, cell, face, x, y, edge, squeeze, unit, alpha, view, still);
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
