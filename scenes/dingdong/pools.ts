/** The sheet and what lies on it: seven pools and the card that tells of LAGI. Drawn in passes into the back batch. */
import { Container } from 'pixi.js';
import { mix } from '../kit/color';
import { clamp01, lerp, OVER } from '../kit/ease';
import { type Frame, sequence } from '../kit/frames';
import { type Rect, withinCorners } from '../kit/layout';
import { Nine } from '../kit/nine';
import { aroundOutline, bandOutline, type Outline } from '../kit/outline';
import { GOLD, VIOLET_HI } from '../kit/palette';
import type { Quads } from '../kit/quads';
import { CARD_RADIUS, SheetArt } from '../kit/sheet';
import type { DingdongLayout, PoolRect } from './layout';
import type { Moment } from './moment';
import type { DingdongContext } from './parts';
import { Pool, type Verdict } from './pool';
import { Stakes } from './stakes';
import { smallPictures, STOPS, type Pictures } from './symbols';
import type { DingdongTuning } from './tuning';
import type { DingdongPool, DingdongView } from './view';

const FLAMES = 12;
/** Radius of a pool. */
const ROUND = 17;
/** A pool gives way under the finger, in sizes of it. */
const GIVES = 0.025;
/** The sheet's colour: a pool that is less seen is nearer to it. */
const GROUND = 0x1a1148;
/** Sizes of the lights behind a pool, in pools, and what it hides of them. */
const GOLDEN = { width: 2, height: 1.9 } as const,
  SOFT = { width: 1.5, height: 1.5 } as const,
  HIDDEN = { width: 0.84, height: 0.84 } as const;

/** What of a pool is opaque unless it turns over. */
const bodyOf = (at: PoolRect): Rect => withinCorners(at, ROUND, 1 + GIVES * Math.max(at.width, at.height));

const ASLEEP = 0.5;
const HOT = 0xff8a2e;

const ALL = bandOutline(0, 1);
const isWhole = ({ turn }: Pool): boolean => turn === 1;

export class Pools {
  readonly view = new Container();
  private readonly sheet: SheetArt<DingdongLayout>;
  private readonly pools: readonly Pool[];
  private readonly pictures: Pictures;
  private readonly card: Nine;
  private readonly outline: Nine;
  private readonly stakes: Stakes;
  private readonly shade: Frame;
  private readonly beam: Frame;
  private readonly glow: Frame;
  private readonly person: Frame;
  private readonly flames: readonly Frame[];
  private readonly golden: Outline;
  private readonly soft: Outline;
  private readonly verdict = { drawn: false, after: OVER, hit: false };
  private dim = 1;

  constructor(
    private readonly context: DingdongContext,
    private readonly tuning: DingdongTuning,
  ) {
    const { assets } = context;
    this.sheet = new SheetArt(assets, { shade: 110, round: 1.3, covered: ({ pools }) => pools.map(bodyOf) });
    this.card = Nine.of(assets, 'card');
    this.outline = Nine.of(assets, 'card_line');
    this.stakes = new Stakes(assets);
    this.shade = assets.frame('shade');
    this.beam = assets.frame('beam_h');
    this.glow = assets.frame('glow');
    this.person = assets.frame('person');
    this.flames = sequence(assets, 'flame', FLAMES);
    this.pictures = smallPictures(assets);
    this.golden = aroundOutline(this.shade, GOLDEN, HIDDEN);
    this.soft = aroundOutline(this.shade, SOFT, HIDDEN);
    this.pools = STOPS.map((stop) => new Pool(context, tuning.pools, stop));
    this.view.addChild(...this.pools.map((pool) => pool.view));
  }

  settle(): void {
    for (const pool of this.pools) pool.settle();
  }

  press(select: DingdongPool['select']): void {
    this.pools.find((pool) => pool.select === select)?.press();
  }

  confirm(bets: readonly { readonly pool: DingdongPool['select'] }[]): void {
    for (const bet of bets) this.pools.find((pool) => pool.select === bet.pool)?.confirm();
  }

  tick(
    ms: number,
    now: Moment,
    view: DingdongView,
    { pools: places }: DingdongLayout,
    dim: number,
    still: boolean,
  ): void {
    this.dim = dim * (view.phase === 'connecting' ? ASLEEP : 1);
    for (let i = 0; i < this.pools.length; i += 1) {
      const pool = this.pools[i] as Pool;
      pool.tick(ms, view.pools[i] ?? null, this.verdictOf(pool, now), places[i] as PoolRect, this.dim, still);
    }
  }

  draw(batch: Quads, now: Moment, layout: DingdongLayout, still: boolean): void {
    this.sheet.draw(batch, layout, this.pools.every(isWhole));
    for (let i = 0; i < this.pools.length; i += 1)
      this.light(batch, this.pools[i] as Pool, layout.pools[i] as PoolRect, now);
    for (let i = 0; i < this.pools.length; i += 1)
      this.body(batch, this.pools[i] as Pool, layout.pools[i] as PoolRect, now, still);
  }

  private verdictOf(pool: Pool, now: Moment): Verdict {
    const { verdict } = this;
    const known = now.stop !== null && now.landMs < OVER && !now.again;
    verdict.drawn = now.stop !== null;
    verdict.after = known ? now.landMs - this.tuning.land.stopMs - this.tuning.land.flyMs : OVER;
    verdict.hit = pool.select === now.stop;
    return verdict;
  }

  private light(batch: Quads, pool: Pool, { x, y, width, height }: PoolRect, now: Moment): void {
    const glint = this.glint(pool, now);
    const cx = x + width / 2,
      cy = y + height / 2;
    const whole = isWhole(pool);
    const golden = 0.75 * pool.gold * this.dim;
    const w = width * GOLDEN.width,
      h = height * GOLDEN.height;
    batch.piece(this.shade, whole ? this.golden : ALL, cx, cy, w, h, 0, GOLD, golden, 1);
    const soft = Math.max(pool.lit * 0.4 * pool.seen, glint * 0.6);
    batch.piece(
      this.shade,
      whole ? this.soft : ALL,
      cx,
      cy,
      width * SOFT.width,
      height * SOFT.height,
      0,
      glint > 0 ? 0x2fbdff : VIOLET_HI,
      soft * (1 - pool.gold) * this.dim,
      1,
    );
  }

  private body(batch: Quads, pool: Pool, at: PoolRect, now: Moment, still: boolean): void {
    const { dim } = this;
    const w = at.width * pool.scale * pool.turn,
      h = at.height * pool.scale;
    const cx = at.x + at.width / 2,
      cy = at.y + at.height / 2;
    const x = cx - w / 2,
      y = cy - h / 2;
    const again = pool.select === 'AGAIN';
    const alpha = dim * lerp(0.55, 1, pool.seen);
    const round = ROUND / CARD_RADIUS;
    const hit = again && now.again && now.landMs >= 0 && now.landMs < OVER ? 1 : 0;
    const top = again ? mix(0x123c86, 0x1f7ae0, hit) : mix(mix(0x2c1e7c, 0x3b2a9e, pool.lit), 0x8a5a12, pool.gold);
    const low = again ? mix(0x0b1548, 0x123c86, hit) : mix(mix(0x150c42, 0x1f1462, pool.lit), 0x3a1c08, pool.gold);
    const line = again
      ? mix(0x2f8be0, 0xbff0ff, hit)
      : mix(mix(mix(0x4534a8, 0x8f76ff, pool.lit), HOT, pool.hot * 0.75 * (1 - pool.gold)), 0xffd75a, pool.gold);
    this.card.draw(batch, x, y, w, h, mix(GROUND, top, alpha), 1, mix(GROUND, low, alpha), 0, round);
    this.outline.draw(batch, x, y, w, h, line, alpha, mix(line, low, 0.3), 0, round);
    if (pool.gold > 0.5 || pool.lit > 0.5 || hit > 0)
      this.outline.draw(batch, x + 0.9, y + 0.9, w - 1.8, h - 1.8, line, 0.8 * alpha, line, 0, round);
    this.face(batch, pool, cx, cy, alpha);
    if (pool.tall) this.stakes.draw(batch, pool, cx, cy, at, alpha, again);
    else this.stakes.drawCorner(batch, pool, at, alpha);
    this.flame(batch, pool, at, now, still);
    const glint = this.glint(pool, now);
    if (glint > 0 && !still)
      batch.sprite(
        this.beam,
        lerp(x, x + w, 1 - glint),
        cy,
        (w * 0.5) / this.beam.width,
        (h * 0.94) / this.beam.height,
        0,
        0xbff0ff,
        0.5 * Math.sin(Math.PI * glint),
        1,
      );
  }

  private face(batch: Quads, pool: Pool, cx: number, cy: number, alpha: number): void {
    const size = pool.face.size * pool.scale,
      dy = pool.face.y;
    const x = cx + pool.face.x * pool.turn;
    batch.sprite(
      this.shade,
      x,
      cy + dy + size * 0.46,
      (size * pool.turn) / this.shade.width,
      (size * 0.26) / this.shade.height,
      0,
      0x000000,
      0.6 * alpha,
    );
    const frame = this.pictures[pool.select];
    batch.sprite(frame, x, cy + dy, (size / frame.width) * pool.turn, size / frame.width, 0, 0xffffff, alpha);
    const mark = pool.person;
    if (mark)
      batch.sprite(
        this.person,
        cx + mark.x * pool.turn,
        cy + mark.y,
        (mark.size / this.person.width) * pool.turn,
        mark.size / this.person.width,
        0,
        pool.gold > 0.5 ? 0xffe9a0 : 0x8f84cc,
        alpha,
      );
  }

  /** On the pool with the most bets. */
  private flame(batch: Quads, pool: Pool, { x, y, width }: PoolRect, now: Moment, still: boolean): void {
    const seen = pool.hot * this.dim;
    if (seen <= 0.01) return;
    const u = Math.max(0.85, Math.min(1.3, pool.unit));
    const fx = x + width - 8 * u,
      fy = y + 3 * u;
    batch.sized(this.glow, fx, fy, 40 * u, 0, HOT, 0.55 * seen, 1);
    const frame = this.flames[still ? 0 : Math.floor(now.seconds * this.tuning.pools.flameFps) % FLAMES] as Frame;
    batch.sprite(frame, fx, fy - 2 * u, (15 * u) / frame.width, (-15 * u) / frame.width, 0, 0xffffff, seen, 1);
    batch.sprite(frame, fx, fy - 2 * u, (15 * u) / frame.width, (-15 * u) / frame.width, 0, 0xffe0a0, 0.9 * seen);
  }

  /** LAGI: bets stand, and each glints once as the wave passes. 0 not, else 1 to 0. */
  private glint(pool: Pool, now: Moment): number {
    if (!now.again || now.landMs >= OVER || pool.stake === 0 || !pool.placed) return 0;
    const t = (now.landMs - this.tuning.again.waveMs * 0.4) / this.tuning.again.glintMs;
    return t > 0 && t < 1 ? clamp01(1 - t) : 0;
  }
}
