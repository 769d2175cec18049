/** The needle: its wake of light, its shadow, blade and hub, and the spark at its tip. Drawn into the front batch. */
import { hexColor, mix } from '../kit/color';
import { clamp01, expoOut, OVER } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { emission, Particles } from '../kit/particles';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import { across, down, radians } from './gauge';
import type { RollerLayout } from './layout';
import type { Moment } from './moment';
import type { RollerContext } from './parts';
import type { RollerTuning } from './tuning';

/** The wake from the hub to just inside the band, px of a phone; pieces of its fan. */
const WAKE = { from: 26, to: 24, pieces: 12 } as const;
const TIP = 4;
/** The wake grows with speed: this much of a second's way lies in it. */
const TRAIL = 0.045;
const LONGEST = 110;
const SPARK_LIFE = [420, 520] as const;

export class Needle {
  private readonly blade: Frame;
  private readonly hub: Frame;
  private readonly glow: Frame;
  private readonly spark: Frame;
  private readonly wave: Frame;
  private readonly px: Frame;
  private readonly bits: Particles;
  private readonly bit = emission();
  private readonly light: number;
  private readonly win: number;
  /** Which way the wake lies: the needle moves to this side. */
  private heading = -1;
  private landMs = OVER;

  constructor(
    private readonly context: RollerContext,
    private readonly tuning: RollerTuning,
  ) {
    const { assets } = context;
    this.blade = assets.frame('blade');
    this.hub = assets.frame('hub');
    this.glow = assets.frame('glow');
    this.spark = assets.frame('spark');
    this.wave = assets.frame('wave');
    this.px = assets.frame('px');
    this.light = hexColor(tuning.needle.wake);
    this.win = hexColor(tuning.zones.winLight);
    this.bits = new Particles(96, [
      { frame: assets.frame('spark'), add: 1, gravity: 160, drag: 0.12, grow: 0.25, fadeIn: 0.02 },
      { frame: assets.frame('glow'), add: 1, gravity: 60, drag: 0.1, grow: 0.3, fadeIn: 0.02 },
    ]);
  }

  /** Sparks: the needle stands, or its number won. */
  burst(won: boolean, now: Moment, layout: RollerLayout, budget: QualityBudget): void {
    const {
      bit,
      context: { random },
      tuning,
    } = this;
    const { x, y } = tipOf(now, layout);
    const u = layout.unit;
    const n = Math.round((won ? tuning.sparks.win : tuning.sparks.land) * budget.particles);
    if (!won) this.landMs = 0;
    for (let i = 0; i < n; i += 1) {
      const a = (i / n) * Math.PI * 2 + random() * 0.5;
      const speed = (won ? 90 + random() * 190 : 50 + random() * 110) * u;
      bit.kind = i % 2;
      bit.x = x;
      bit.y = y;
      bit.vx = Math.cos(a) * speed;
      bit.vy = Math.sin(a) * speed - 30 * u;
      bit.size = (won ? 9 + random() * 15 : 7 + random() * 9) * u;
      bit.life = SPARK_LIFE[0] + random() * SPARK_LIFE[1];
      bit.rgb = random() < 0.5 ? this.light : won ? this.win : 0xffffff;
      bit.rotation = random() * 3;
      bit.spin = (random() - 0.5) * 6;
      this.bits.emit(bit);
    }
  }

  tick(ms: number, now: Moment): void {
    this.bits.tick(ms);
    if (this.landMs < OVER) this.landMs += ms;
    if (Math.abs(now.speed) > 4) this.heading = now.speed > 0 ? 1 : -1;
  }

  clear(): void {
    this.bits.clear();
    this.landMs = OVER;
  }

  draw(batch: Quads, now: Moment, layout: RollerLayout, still: boolean): void {
    const {
      dial: { x, y, radius },
      unit: u,
    } = layout;
    const lit = now.light * now.seen;
    this.wake(batch, now, layout, lit, still);
    const r = radians(now.angle);
    const scale = (radius / 148) * (this.blade.width > 0 ? 1 : 0);
    batch.sprite(this.blade, x + 2 * u, y + 6 * u, scale, scale, r, 0x05021a, 0.5 * now.seen);
    batch.sized(this.glow, x, y + 5 * u, 84 * u, 0, 0x05021a, 0.75);
    batch.sprite(this.blade, x, y, scale, scale, r, 0xffffff, now.seen);
    batch.sized(this.hub, x, y, 48.5 * u, 0, 0xffffff, 1);
    batch.sized(this.glow, x, y, (34 + 30 * now.jewel) * u, 0, 0x9a6cff, 0.25 + 0.7 * now.jewel, 1);
    batch.sized(this.glow, x, y, 20 * u, 0, 0xffffff, 0.5 * Math.max(0, now.jewel - 0.5), 1);
    this.tip(batch, now, layout, lit, still);
    this.bits.draw(batch);
  }

  private wake(
    batch: Quads,
    now: Moment,
    { dial: { x, y, radius }, unit: u }: RollerLayout,
    lit: number,
    still: boolean,
  ): void {
    if (lit <= 0.01 || still) return;
    const span = Math.min(LONGEST, Math.max(this.tuning.needle.wakeDeg, Math.abs(now.speed) * TRAIL));
    const rgb = mix(this.light, this.win, now.won === true ? now.judged * 0.35 : 0);
    const outer = radius - WAKE.to * u,
      inner = WAKE.from * u;
    const fan = (width: number, alpha: number): void => {
      // Light that falls to black adds nothing: a fan that fades along its angle.
      if (this.heading < 0)
        batch.bow(this.px, x, y, outer, inner, radians(now.angle - 90), radians(width), WAKE.pieces, rgb, 0, alpha, 1);
      else
        batch.bow(
          this.px,
          x,
          y,
          outer,
          inner,
          radians(now.angle - 90 - width),
          radians(width),
          WAKE.pieces,
          0,
          rgb,
          alpha,
          1,
        );
    };
    fan(span, 0.4 * lit);
    fan(span * 0.32, 0.3 * lit);
  }

  private tip(batch: Quads, now: Moment, layout: RollerLayout, lit: number, still: boolean): void {
    const { x, y } = tipOf(now, layout);
    const u = layout.unit;
    const won = now.won === true ? now.judged : 0;
    if (lit > 0.01) {
      batch.sized(this.glow, x, y, (92 + 50 * won) * u, 0, mix(this.light, this.win, won * 0.3), 0.8 * lit, 1);
      const turn = still ? 0.2 : now.seconds * 0.6;
      batch.sized(this.spark, x, y, (40 + 20 * won) * u, turn, 0xffffff, 0.95 * lit, 1);
      batch.sized(this.spark, x, y, (22 + 10 * won) * u, -turn * 1.3 + 0.6, 0xffffff, 0.7 * lit, 1);
    }
    const t = this.landMs < 900 && !still ? expoOut(clamp01(this.landMs / 460)) : 1;
    if (t > 0 && t < 1)
      batch.sized(this.wave, x, y, (24 + 96 * t) * u, 0, mix(this.light, 0xffffff, 0.4), (1 - t) * 0.9, 1);
  }
}

/** Where the light at the needle's tip lies: on the band. */
function tipOf(now: Moment, { dial: { x, y, radius }, unit }: RollerLayout): { x: number; y: number } {
  const r = radius - TIP * unit;
  TIP_AT.x = x + across(now.angle) * r;
  TIP_AT.y = y + down(now.angle) * r;
  return TIP_AT;
}
const TIP_AT = { x: 0, y: 0 };
