/** What is staked on a pool, and the place for it. */
import { lerp } from '../kit/ease';
import { type Frame, sequence } from '../kit/frames';
import { Nine } from '../kit/nine';
import { frameOutline } from '../kit/outline';
import { FIELD, GOLD, GOLD_HI } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { PoolRect } from './layout';
import type { DingdongAssets } from './parts';
import type { Pool } from './pool';

const COINS = 12;
/** The dashes of an empty place, without what is clear within them. */
const SLOT = frameOutline(0.16, 0.08, 0.84, 0.92);

export class Stakes {
  private readonly pill: Nine;
  private readonly pillLine: Nine;
  private readonly glow: Frame;
  private readonly slot: Frame;
  private readonly wave: Frame;
  private readonly coins: readonly Frame[];

  constructor(assets: DingdongAssets) {
    this.pill = Nine.of(assets, 'pill');
    this.pillLine = Nine.of(assets, 'pill_line');
    this.glow = assets.frame('glow');
    this.slot = assets.frame('slot');
    this.wave = assets.frame('wave');
    this.coins = sequence(assets, 'coin', COINS);
  }

  /** The place of the stake, empty and dashed or with its coin. */
  draw(
    batch: Quads,
    pool: Pool,
    cx: number,
    cy: number,
    { width, height }: PoolRect,
    alpha: number,
    again: boolean,
  ): void {
    if (again) return;
    const w = (width - 12) * pool.turn,
      h = Math.min(32, height * 0.26);
    const y = cy + height * 0.3;
    if (pool.stake === 0) {
      batch.piece(this.slot, SLOT, cx, y, w, h, 0, 0x6a52e8, alpha);
      return;
    }
    const won = pool.gold > 0.5;
    this.pill.draw(
      batch,
      cx - w / 2,
      y - h / 2,
      w,
      h,
      won ? 0x2a1404 : FIELD,
      alpha,
      won ? 0x2a1404 : FIELD,
      0,
      h / 32,
    );
    this.pillLine.draw(
      batch,
      cx - w / 2,
      y - h / 2,
      w,
      h,
      won ? GOLD : 0x7a62f0,
      alpha,
      won ? GOLD : 0x5f48d8,
      0,
      h / 32,
    );
    this.token(batch, pool, cx + (-width / 2 + 6 + h / 2) * pool.turn, y, h * 0.78, alpha);
  }

  /** In little room the coin lies at the foot of the picture. */
  drawCorner(batch: Quads, pool: Pool, { x, y, height }: PoolRect, alpha: number): void {
    if (pool.coin > 0.01) this.token(batch, pool, x + 11, y + height - 11, 17, alpha);
  }

  private token(batch: Quads, pool: Pool, x: number, y: number, size: number, alpha: number): void {
    const seen = pool.coin * alpha;
    const up = y - pool.coinDrop;
    batch.sized(this.glow, x, up, size * 2, 0, GOLD, (pool.placed ? 0.5 : 0.25) * seen, 1);
    const frame = this.coins[Math.floor(pool.spin * COINS * 2) % COINS] as Frame;
    batch.sprite(
      frame,
      x,
      up,
      (size / frame.width) * pool.turn,
      size / frame.width,
      0,
      pool.placed ? 0xffffff : 0xe6dcff,
      seen,
    );
    if (pool.spin > 0)
      batch.sized(this.wave, x, up, size * lerp(1, 3, pool.spin), 0, GOLD_HI, (1 - pool.spin) * seen, 1);
  }
}
