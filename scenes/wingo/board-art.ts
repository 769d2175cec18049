/** How the sheet and its cells look: the pieces that {@link Board} puts together in passes. Written into the back batch. */
import { lerp } from '../kit/ease';
import { type Frame, sequence } from '../kit/frames';
import { type Rect, withinCorners } from '../kit/layout';
import { Nine } from '../kit/nine';
import { aroundOutline, type Outline } from '../kit/outline';
import type { Quads } from '../kit/quads';
import { CARD_RADIUS, SheetArt } from '../kit/sheet';
import type { Cell } from './cell';
import type { CellRect, WingoLayout } from './layout';
import { LIGHT } from './numbers';
import { GOLD, GOLD_HI, GOLD_LO, VIOLET_HI } from '../kit/palette';
import type { WingoAssets } from './parts';

const NUMBERS = 10;
const COINS = 12;
/** A coin on a cell is this wide, and stands on its upper right corner. */
const COIN = 22;
/** Radius of tiles and slabs; heights of tiles and slabs as drawn. */
const ROUND = 16,
  TILE = 78,
  SLAB = 61;
/** Share of a slab's height that is its lip. */
const LIP = 0.082;
const AROUND = ROUND / CARD_RADIUS;

/** A cell gives way under the finger, and the whole board sinks under the mask, px at most. */
const GIVES = 0.025,
  SINKS = 5;

/** What of a cell is always opaque. */
function bodyOf(at: CellRect): Rect {
  const { x, y, width, height } = withinCorners(at, ROUND, 1 + GIVES * at.width);
  return { x, y: y + SINKS, width, height: height * (1 - LIP) - SINKS };
}

/** Sizes of the lights behind a cell, in cells, and what it leaves of them. */
const LIT = { width: 1.5, height: 1.75 } as const,
  GOLDEN = { width: 1.8, height: 2 } as const,
  HIDDEN = { width: 0.86, height: 0.8 } as const;

type Slab = 'green' | 'violet' | 'red';

export class BoardArt {
  readonly sheet: SheetArt<WingoLayout>;
  private readonly slabs: Readonly<Record<Slab, Nine>>;
  private readonly tile: Nine;
  private readonly tileOn: Nine;
  private readonly tileWin: Nine;
  private readonly card: Nine;
  private readonly outline: Nine;
  private readonly glow: Frame;
  private readonly shade: Frame;
  private readonly wave: Frame;
  private readonly balls: readonly Frame[];
  private readonly coins: readonly Frame[];
  private readonly lit: Outline;
  private readonly golden: Outline;

  constructor(assets: WingoAssets) {
    this.sheet = new SheetArt(assets, { shade: 130, covered: ({ cells }) => cells.map(bodyOf) });
    this.slabs = {
      green: Nine.of(assets, 'slab_green'),
      violet: Nine.of(assets, 'slab_violet'),
      red: Nine.of(assets, 'slab_red'),
    };
    this.tile = Nine.of(assets, 'tile');
    this.tileOn = Nine.of(assets, 'tile_on');
    this.tileWin = Nine.of(assets, 'tile_win');
    this.card = Nine.of(assets, 'card');
    this.outline = Nine.of(assets, 'card_line');
    this.glow = assets.frame('glow');
    this.shade = assets.frame('shade');
    this.wave = assets.frame('wave');
    this.balls = Array.from({ length: NUMBERS }, (_, i) => assets.frame(`ball_${i}` as 'ball_0'));
    this.coins = sequence(assets, 'coin', COINS);
    this.lit = aroundOutline(this.shade, LIT, HIDDEN);
    this.golden = aroundOutline(this.shade, GOLDEN, HIDDEN);
  }

  /** Behind the cell. @param fell 0 to 1, whether the draw was good for it @param dim how much of the board is seen */
  light(
    batch: Quads,
    cell: Cell,
    { x, y, width, height, kind }: CellRect,
    fell: number,
    dim: number,
    down: number,
  ): void {
    const colour = kind === 'colour' ? LIGHT[cell.option as Slab] : VIOLET_HI;
    const cx = x + width / 2,
      cy = y + height / 2 + down;
    const { lit, golden } = this;
    const w = width * LIT.width,
      h = height * LIT.height;
    batch.piece(this.shade, lit, cx, cy, w, h, 0, colour, 0.55 * cell.lit * dim, 1);
    batch.piece(this.shade, lit, cx, cy, w, h, 0, kind === 'colour' ? colour : 0xffffff, 0.4 * fell * dim, 1);
    const gold = 0.8 * cell.gold * dim;
    batch.piece(this.shade, golden, cx, cy, width * GOLDEN.width, height * GOLDEN.height, 0, GOLD, gold, 1);
  }

  body(
    batch: Quads,
    cell: Cell,
    { x, y, width, height, kind }: CellRect,
    fell: number,
    dim: number,
    down: number,
  ): void {
    const w = width * cell.scale,
      h = height * cell.scale;
    const left = x + (width - w) / 2,
      top = y + (height - h) / 2 + down;
    if (kind === 'colour') this.slab(batch, cell, left, top, w, h, dim);
    else this.number(batch, cell, left, top, w, h, dim);
    this.rim(
      batch,
      left,
      top,
      w,
      kind === 'colour' ? h * (1 - LIP) : h,
      0xffffff,
      0.9 * fell * (1 - cell.gold) * (1 - cell.lit * 0.5),
    );
  }

  /** @param float px by which it hangs in the air */
  coin(batch: Quads, cell: Cell, { x, y, width }: CellRect, float: number, dim: number, down: number): void {
    const alpha = cell.coin * (1 - cell.sunk) * dim;
    if (alpha <= 0.01) return;
    const size = COIN * Math.max(0.82, Math.min(1.25, cell.unit));
    const cx = x + width - size * 0.3;
    const cy = y + size * 0.26 - cell.coinDrop + cell.sunk * 14 + down;
    batch.sized(this.glow, cx, cy, size * 2.2, 0, GOLD, (cell.placed ? 0.55 : 0.3) * alpha, 1);
    // What the server has lies on a second coin.
    if (cell.placed) batch.sized(this.coins[0] as Frame, cx - size * 0.1, cy + size * 0.2, size, 0, 0xb9a6c8, alpha);
    batch.sized(
      this.coins[Math.floor(cell.spin * COINS * 2) % COINS] as Frame,
      cx,
      cy + float,
      size,
      0,
      0xffffff,
      alpha,
    );
    if (cell.spin > 0)
      batch.sized(this.wave, cx, cy, size * lerp(1, 3.2, cell.spin), 0, GOLD_HI, (1 - cell.spin) * alpha, 1);
  }

  private slab(batch: Quads, cell: Cell, x: number, y: number, w: number, h: number, dim: number): void {
    const scale = Math.min(1.25, h / SLAB);
    const face = h * (1 - LIP);
    this.slabs[cell.option as Slab].draw(batch, x, y, w, h, 0xffffff, dim, 0xffffff, 0, scale);
    this.rim(
      batch,
      x - 0.4,
      y - 0.4,
      w + 0.8,
      face + 0.8,
      cell.gold > 0.4 ? GOLD_HI : cell.placed ? GOLD : 0xffffff,
      Math.max(cell.lit, cell.gold) * dim,
    );
    this.card.draw(batch, x, y, w, face, GOLD, 0.2 * cell.gold * dim, GOLD_LO, 1, AROUND);
  }

  private number(batch: Quads, cell: Cell, x: number, y: number, w: number, h: number, dim: number): void {
    const scale = Math.max(0.75, Math.min(1.25, h / TILE));
    // A lit tile hides the plain one.
    if (cell.lit < 0.99 || dim < 1) this.tile.draw(batch, x, y, w, h, 0xffffff, dim, 0xffffff, 0, scale);
    this.tileOn.draw(batch, x, y, w, h, 0xffffff, cell.lit * dim, 0xffffff, 0, scale);
    if (cell.placed) this.rim(batch, x, y, w, h, GOLD, cell.lit * dim);
    this.tileWin.draw(batch, x, y, w, h, 0xffffff, cell.gold * dim, 0xffffff, 0, scale);
    const bx = x + w / 2,
      by = y + h / 2 + cell.ballY * cell.scale;
    const size = cell.ballSize * cell.scale;
    batch.sprite(
      this.shade,
      bx,
      by + size * 0.44,
      size / this.shade.width,
      (size * 0.32) / this.shade.height,
      0,
      0x000000,
      0.7 * dim,
    );
    batch.sized(this.balls[cell.number] as Frame, bx, by, size, 0, 0xffffff, dim);
  }

  /** A line about a cell, twice for its weight. */
  private rim(batch: Quads, x: number, y: number, w: number, h: number, rgb: number, alpha: number): void {
    const scale = AROUND * Math.max(0.75, Math.min(1.25, h / TILE));
    this.outline.draw(batch, x, y, w, h, rgb, alpha, rgb, 0, scale);
    this.outline.draw(batch, x + 0.9, y + 0.9, w - 1.8, h - 1.8, rgb, alpha, rgb, 0, scale);
  }
}
