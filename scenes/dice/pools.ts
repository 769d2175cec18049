/** The sheet with its six pools, drawn in passes (boxes, pills, coins), and the badge of the most popular face. */
import { Container } from 'pixi.js';
import { clamp01, cubicIn, cubicInOut, lerp, OVER } from '../kit/ease';
import { type Frame, sequence } from '../kit/frames';
import { Label } from '../kit/label';
import { type Rect, withinCorners } from '../kit/layout';
import { Nine } from '../kit/nine';
import { frameOutline } from '../kit/outline';
import { GOLD, GOLD_HI } from '../kit/palette';
import type { Quads } from '../kit/quads';
import { SheetArt } from '../kit/sheet';
import { badgeInside, type DiceLayout, type PoolRect } from './layout';
import { type Moment, share } from './moment';
import type { DiceContext } from './parts';
import { PoolCell } from './pool-cell';
import type { DiceTuning } from './tuning';
import type { DicePool, DiceView, Face } from './view';

const FACES: readonly Face[] = [0, 1, 2, 3, 4, 5];
const COINS = 12;
const FLAMES = 12;
/** Size of `slot` and of the badge as drawn. */
const SLOT = 108,
  BADGE = 20;
/** What a pool does not cover of the light behind it. */
const AROUND = frameOutline(0.2, 0.225, 0.8, 0.775);
const ASLEEP = 0.45;
/** Radius of a pool, and how far it gives way under the finger, px. */
const ROUND = 16,
  GIVES = 4;

/** What of a pool is opaque unless it is dimmed. */
function bodyOf(at: PoolRect): Rect {
  const { x, y, width, height } = withinCorners(at, ROUND, 3);
  return { x, y: y + GIVES, width, height: height - GIVES };
}

export class Pools {
  readonly view = new Container();
  private readonly sheet: SheetArt<DiceLayout>;
  readonly cells: readonly PoolCell[];
  private readonly box: Nine;
  private readonly boxOn: Nine;
  private readonly boxWin: Nine;
  private readonly pill: Nine;
  private readonly pillLine: Nine;
  private readonly badge: Nine;
  private readonly glow: Frame;
  private readonly shade: Frame;
  private readonly slot: Frame;
  private readonly faces: readonly Frame[];
  private readonly coins: readonly Frame[];
  private readonly flames: readonly Frame[];
  private readonly hotWord: Label;
  private hot: Face | null = null;
  private hotFrom: Face | null = null;
  private hotAge = OVER;
  private dim = 1;

  constructor(
    context: DiceContext,
    private readonly tuning: DiceTuning,
  ) {
    const { assets } = context;
    this.sheet = new SheetArt(assets, { shade: 130, covered: ({ pools }) => pools.map(bodyOf) });
    this.box = Nine.of(assets, 'pool');
    this.boxOn = Nine.of(assets, 'pool_on');
    this.boxWin = Nine.of(assets, 'pool_win');
    this.pill = Nine.of(assets, 'pill');
    this.pillLine = Nine.of(assets, 'pill_line');
    this.badge = Nine.of(assets, 'badge');
    this.glow = assets.frame('glow');
    this.shade = assets.frame('shade');
    this.slot = assets.frame('slot');
    this.faces = FACES.map((face) => assets.frame(`pip_${face}`));
    this.coins = sequence(assets, 'coin', COINS);
    this.flames = sequence(assets, 'flame', FLAMES);
    this.cells = FACES.map((face) => new PoolCell(context, tuning, face));
    this.hotWord = new Label({ font: assets.font('num'), size: 11.5, max: 8, align: 0.5 });
    this.hotWord.text = context.text.hot;
    this.view.addChild(...this.cells.map((cell) => cell.view), this.hotWord);
  }

  settle(): void {
    for (const cell of this.cells) cell.settle();
    this.hotAge = OVER;
    this.hotFrom = null;
    this.hot = null;
  }

  /** @param told the dice are counted */
  tick(ms: number, now: Moment, view: DiceView, layout: DiceLayout, told: boolean, still: boolean): void {
    this.dim = view.phase === 'connecting' ? ASLEEP : lerp(1, this.tuning.tray.dim, now.narrow);
    if (this.hotAge < OVER) this.hotAge += ms;
    let hot: Face | null = null;
    for (let i = 0; i < this.cells.length; i += 1) {
      const cell = this.cells[i] as PoolCell;
      const state = view.pools[i];
      const at = layout.pools[i];
      // Before anything is known a pool is its box only: its words have no place yet.
      cell.view.visible = state !== undefined;
      if (!state || !at) continue;
      if (state.hot) hot = state.pool;
      cell.tick(ms, state, at, told, this.dim, still);
    }
    if (hot !== this.hot) {
      this.hotFrom = this.hot;
      this.hot = hot;
      this.hotAge = this.hotFrom === null ? OVER : 0;
    }
    this.placeBadge(layout, still);
  }

  draw(batch: Quads, now: Moment, view: DiceView, layout: DiceLayout, still: boolean): void {
    this.sheet.draw(batch, layout, this.dim === 1);
    const { cells, dim } = this;
    for (let i = 0; i < cells.length; i += 1) this.light(batch, cells[i] as PoolCell, layout.pools[i] as PoolRect);
    for (let i = 0; i < cells.length; i += 1)
      this.body(batch, cells[i] as PoolCell, view.pools[i], layout.pools[i] as PoolRect, dim);
    for (let i = 0; i < cells.length; i += 1)
      this.coin(batch, cells[i] as PoolCell, now, layout.pools[i] as PoolRect, dim, still);
    this.drawBadge(batch, now, still);
  }

  /** Middle of a pool's pill: where coins and lights fly to. */
  target(face: Face, layout: DiceLayout): { readonly x: number; readonly y: number } {
    const at = layout.pools[face] as PoolRect;
    const { slot } = this.cells[face] as PoolCell;
    return { x: at.x + slot.x + slot.height / 2 + 2, y: at.y + slot.y + slot.height / 2 };
  }

  private light(batch: Quads, cell: PoolCell, { x, y, width, height }: PoolRect): void {
    if (cell.gold > 0.01)
      batch.piece(
        this.glow,
        AROUND,
        x + width / 2,
        y + height / 2,
        width * 1.7,
        height * 1.8,
        0,
        0xffb52e,
        0.55 * cell.gold * this.dim,
        1,
      );
  }

  private body(
    batch: Quads,
    cell: PoolCell,
    state: DicePool | undefined,
    { x, y, width, height }: PoolRect,
    dim: number,
  ): void {
    const top = y + cell.down;
    const { icon, slot } = cell;
    // A golden box hides the plain one.
    if (cell.gold < 1 || dim < 1) this.box.draw(batch, x, top, width, height, 0xffffff, dim, 0xffffff);
    this.boxOn.draw(batch, x, top, width, height, 0xffffff, 0.75 * cell.lit * (1 - cell.gold) * dim, 0xffffff);
    this.boxWin.draw(batch, x, top, width, height, 0xffffff, cell.gold * dim, 0xffffff);
    batch.sprite(
      this.shade,
      x + icon.x,
      top + icon.y + icon.size * 0.46,
      (icon.size * 1.3) / this.shade.width,
      (icon.size * 0.4) / this.shade.height,
      0,
      0x000000,
      0.5 * dim,
    );
    batch.sized(this.faces[cell.pool] as Frame, x + icon.x, top + icon.y, icon.size, 0, 0xffffff, dim);
    const sx = x + slot.x,
      sy = top + slot.y;
    if (cell.says === 'bet') {
      const scale = slot.height / 25;
      batch.sprite(
        this.slot,
        sx + slot.width / 2,
        sy + slot.height / 2,
        slot.width / SLOT,
        scale,
        0,
        0x5f48d8,
        (state === undefined ? 0.5 : 1) * dim,
      );
      return;
    }
    const edge = cell.says === 'won' ? GOLD : cell.says === 'pending' ? GOLD_HI : 0x5f48d8;
    this.pill.draw(
      batch,
      sx,
      sy,
      slot.width,
      slot.height,
      cell.gold > 0.5 ? 0x2a1404 : 0x0e0830,
      dim,
      cell.gold > 0.5 ? 0x2a1404 : 0x0e0830,
    );
    this.pillLine.draw(batch, sx, sy, slot.width, slot.height, edge, dim, edge);
  }

  private coin(batch: Quads, cell: PoolCell, now: Moment, { x, y }: PoolRect, dim: number, still: boolean): void {
    if (cell.coin <= 0.01 || cell.says === 'bet') return;
    const { slot } = cell;
    const size = slot.height * 0.78;
    const off = cubicIn(cell.slid);
    const cx = x + slot.x + slot.height / 2 + 1;
    const cy = y + cell.down + slot.y + slot.height / 2 - cell.coinDrop + off * 26;
    const alpha = cell.coin * (1 - off) * dim;
    const float = cell.says === 'pending' && !still ? Math.sin(now.seconds * 3.2 + cell.pool) * 1.1 : 0;
    batch.sized(this.glow, cx, cy, size * 2.1, 0, GOLD, 0.35 * alpha, 1);
    const spin = cell.says === 'won' && !still ? Math.floor(now.seconds * 20) % COINS : 0;
    batch.sized(this.coins[spin] as Frame, cx, cy + float, size, 0, 0xffffff, alpha);
  }

  private readonly badgeAt = { x: 0, y: 0, width: 0, height: 0, scale: 1 };

  /** The badge lies over the upper right corner of its pool, and moves to another one. */
  private placeBadge({ pools }: DiceLayout, still: boolean): void {
    const { hot, hotFrom, badgeAt, hotWord } = this;
    hotWord.visible = hot !== null;
    if (hot === null) return;
    const to = pools[hot] as PoolRect;
    const from = hotFrom === null ? to : (pools[hotFrom] as PoolRect);
    const t = still ? 1 : cubicInOut(share(this.hotAge, this.tuning.pools.hotMs));
    const scale = Math.max(0.84, Math.min(1.2, (this.cells[hot] as PoolCell).unit));
    badgeAt.scale = scale;
    badgeAt.width = (hotWord.textWidth + 30) * scale;
    badgeAt.height = BADGE * scale;
    badgeAt.x = lerp(from.x + from.width, to.x + to.width, t) - badgeAt.width - 6;
    badgeAt.y = lerp(from.y, to.y, t) - (BADGE - badgeInside(to.height)) * scale;
    hotWord.scale.set(scale);
    hotWord.position.set(badgeAt.x + badgeAt.width / 2 + 7 * scale, badgeAt.y + badgeAt.height / 2);
    hotWord.alpha = this.dim;
  }

  private drawBadge(batch: Quads, now: Moment, still: boolean): void {
    if (this.hot === null) return;
    const { x, y, width, height, scale } = this.badgeAt;
    batch.sprite(
      this.shade,
      x + width / 2,
      y + height * 0.75,
      (width * 1.2) / this.shade.width,
      (height * 1.4) / this.shade.height,
      0,
      0x000000,
      0.5 * this.dim,
    );
    this.badge.draw(batch, x, y, width, height, 0xffffff, this.dim, 0xffffff, 0, scale);
    const flame = still ? 0 : Math.floor(now.seconds * this.tuning.pools.flameFps) % FLAMES;
    batch.sized(
      this.flames[flame] as Frame,
      x + 12 * scale,
      y + height / 2 - 1,
      15 * scale,
      Math.PI,
      0xffffff,
      clamp01(this.dim * 1.1),
      0,
    );
  }
}
