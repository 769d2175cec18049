/** The rocket and what comes out of it: its body lies among the words, flame, halo, smoke and sparks behind them. */
import { hexColor } from '../kit/color';
import { clamp01, cubicIn, lerp } from '../kit/ease';
import { type Frame, sequence } from '../kit/frames';
import { emission, Particles, type ParticleKind } from '../kit/particles';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import { Picture } from '../kit/words';
import type { CrashLayout } from './layout';
import type { Moment } from './moment';
import type { CrashContext } from './parts';
import type { CrashTuning } from './tuning';

const FLAMES = 12;
const SMOKE = 0,
  SPARK = 1,
  MOTE = 2;
const TRAIL_TINTS = [0xffb0d8, 0xb79bff] as const;
const SPARK_TINTS = [0xffd36a, 0xff7ac8] as const;
const MOTE_TINTS = [0x2fe0ff, 0xa58bff, 0xff7ac8] as const;

export class Rocket {
  readonly body: Picture;
  private readonly flames: readonly Frame[];
  private readonly glow: Frame;
  private readonly bits: Particles;
  private readonly bit = emission();
  private readonly charged: number;
  private readonly heat: number;
  private smokeDue = 0;
  private sparkDue = 0;
  private ventDue = 0;
  private chargeDue = 0;

  constructor(
    private readonly context: CrashContext,
    private readonly tuning: CrashTuning,
  ) {
    const { assets } = context;
    this.body = new Picture(assets.frame('rocket_side'));
    this.charged = hexColor(tuning.pad.charged);
    this.heat = hexColor(tuning.rocket.heat);
    this.glow = assets.frame('glow');
    this.flames = sequence(assets, 'flame', FLAMES);
    const kinds: ParticleKind[] = [
      { frame: assets.frame('smoke'), add: 0, gravity: 0, drag: 0.35, grow: 2.2, fadeIn: 0.15 },
      { frame: this.glow, add: 1, gravity: 60, drag: 0.25, grow: 0.2, fadeIn: 0.05 },
      { frame: this.glow, add: 1, gravity: 0, drag: 1, grow: 0.4, fadeIn: 0.3 },
    ];
    this.bits = new Particles(220, kinds);
  }

  tick(ms: number, now: Moment, layout: CrashLayout, budget: QualityBudget): void {
    const flying = now.phase === 'goingUp';
    const power = this.power(now);
    if (now.phase === 'preparation' && now.pad > 0.9) this.prepare(ms, now, layout, budget);
    if (power > 0) this.exhaust(ms, now, layout, budget, power);
    const drag = flying ? now.speed * 0.22 * (ms / 1000) : 0;
    this.bits.tick(ms, now.panX - drag * 0.5, now.panY + drag);
    this.place(now, layout);
  }

  /** How much flame there is: none on the pad, lit in the last second, dimmed while no signal comes. */
  power(now: Moment): number {
    if (now.phase === 'goingUp')
      return lerp(0.75, 1, clamp01(now.elapsedMs / 400)) * lerp(1, this.tuning.rocket.lagDim, now.lag);
    if (now.phase === 'preparation' && now.waitMs < this.tuning.pad.igniteMs)
      return 0.45 * cubicIn(1 - now.waitMs / this.tuning.pad.igniteMs) + 0.12;
    return 0;
  }

  /** A light flies in: somebody got on board. */
  board(now: Moment, layout: CrashLayout, own: boolean): void {
    const { bit } = this;
    const { random } = this.context;
    const life = this.tuning.rocket.moteMs * (0.8 + random() * 0.5);
    for (let i = 0; i < this.tuning.rocket.motesPerBet; i += 1) {
      const angle = Math.PI * (0.15 + 0.7 * random()) * (random() < 0.5 ? 1 : -1) + Math.PI / 2;
      const reach = layout.rocket * (0.8 + random() * 0.7);
      const x = now.x + Math.cos(angle) * reach;
      const y = now.y + Math.abs(Math.sin(angle)) * reach * 0.5 + layout.rocket * 0.1;
      bit.kind = MOTE;
      bit.x = x;
      bit.y = y;
      bit.vx = ((now.x - x) / life) * 1000;
      bit.vy = ((now.y - y) / life) * 1000;
      bit.size = (own ? 18 : 9) * layout.unit * (0.7 + random() * 0.6);
      bit.life = life;
      bit.rgb = own ? 0xffc22e : (MOTE_TINTS[Math.floor(random() * 3)] ?? 0x2fe0ff);
      bit.alpha = 0.95;
      bit.rotation = 0;
      bit.spin = 0;
      this.bits.emit(bit);
    }
  }

  clear(): void {
    this.bits.clear();
  }

  /** Waiting: cold vapour slips off the tanks, and in the last seconds the ring of the pad feeds the engine. */
  private prepare(ms: number, now: Moment, layout: CrashLayout, budget: QualityBudget): void {
    const { tuning, bit } = this;
    const { random } = this.context;
    const u = layout.unit;
    for (this.ventDue += (tuning.pad.vent * budget.particles * ms) / 1000; this.ventDue >= 1; this.ventDue -= 1) {
      const side = random() < 0.5 ? -1 : 1;
      bit.kind = SMOKE;
      bit.x = now.x + side * layout.rocket * 0.13;
      bit.y = now.y + layout.rocket * (0.24 + random() * 0.12);
      bit.vx = side * (16 + random() * 30) * u;
      bit.vy = (10 + random() * 16) * u;
      bit.size = (9 + random() * 9) * u;
      bit.life = 900 + random() * 600;
      bit.rgb = 0xe8e2ff;
      bit.alpha = 0.3;
      bit.rotation = random() * 6;
      bit.spin = random() - 0.5;
      this.bits.emit(bit);
    }
    const charge = clamp01(1 - now.waitMs / tuning.pad.fuelUpMs);
    for (
      this.chargeDue += (tuning.pad.charge * charge * budget.particles * ms) / 1000;
      this.chargeDue >= 1;
      this.chargeDue -= 1
    ) {
      const angle = random() * Math.PI * 2;
      const life = 420 + random() * 240;
      bit.kind = MOTE;
      bit.x = layout.pad.x + Math.cos(angle) * layout.pad.width * 0.25;
      bit.y = layout.pad.y + Math.sin(angle) * layout.pad.width * 0.085;
      bit.vx = ((now.x - bit.x) / life) * 1000;
      bit.vy = ((now.y + layout.rocket * 0.34 - bit.y) / life) * 1000;
      bit.size = (6 + random() * 9) * u;
      bit.life = life;
      bit.rgb = this.charged;
      bit.alpha = 0.9;
      bit.rotation = 0;
      bit.spin = 0;
      this.bits.emit(bit);
    }
  }

  draw(batch: Quads, now: Moment, layout: CrashLayout, budget: QualityBudget): void {
    this.bits.draw(batch);
    if (!this.body.visible) return;
    const power = this.power(now);
    const scale = (layout.rocket / 152) * now.size;
    const cos = Math.cos(now.angle);
    const sin = Math.sin(now.angle);
    if (budget.glow) {
      const charge = now.phase === 'preparation' ? cubicIn(1 - now.waitMs / this.tuning.pad.fuelUpMs) : 0;
      batch.sized(
        this.glow,
        now.x - cos * 34 * scale,
        now.y - sin * 34 * scale,
        250 * scale,
        0,
        this.heat,
        0.5 * power + 0.25 * charge,
        1,
      );
      batch.sized(this.glow, now.x + cos * 10 * scale, now.y + sin * 10 * scale, 240 * scale, 0, 0x8f6bff, 0.4, 1);
    }
    if (power <= 0) return;
    const at = Math.floor(now.seconds * this.tuning.rocket.flameFps);
    const outer = this.flames[at % FLAMES] as Frame;
    const inner = this.flames[(at + 4) % FLAMES] as Frame;
    const x = now.x - cos * 58 * scale * now.stretch;
    const y = now.y - sin * 58 * scale * now.stretch;
    const turn = now.angle + Math.PI / 2;
    const free = (0.35 + 0.65 * power) * (1 + 0.5 * Math.max(0, now.stretch - 1) * 8);
    // Over the pad it ends on the pad.
    const length =
      now.pad > 0.5 ? Math.min(free, Math.max(0.1, (now.padY - y + layout.pad.width * 0.06) / (112 * scale))) : free;
    batch.sprite(
      outer,
      x,
      y,
      (66 / outer.width) * scale * (0.6 + 0.4 * power),
      (112 / outer.height) * scale * length,
      turn,
      0xffffff,
      power,
      1,
    );
    batch.sprite(
      inner,
      x,
      y,
      (54 / inner.width) * scale * (0.6 + 0.4 * power),
      (94 / inner.height) * scale * length,
      turn,
      0xffffff,
      Math.min(1, power * 1.1),
    );
  }

  private place(now: Moment, layout: CrashLayout): void {
    const { body } = this;
    body.visible = now.phase !== 'squib' && now.phase !== 'connecting';
    if (!body.visible) return;
    const tremble =
      now.phase === 'preparation' && now.waitMs < this.tuning.pad.igniteMs && !this.context.reducedMotion
        ? this.tuning.pad.shakePx * layout.unit
        : 0;
    const scale = (layout.rocket / 152) * now.size;
    body.position.set(now.x + tremble * Math.sin(now.seconds * 83), now.y + tremble * 0.5 * Math.cos(now.seconds * 97));
    body.rotation = now.angle;
    body.scale.set(scale * now.stretch, scale * (2 - now.stretch));
  }

  private exhaust(ms: number, now: Moment, layout: CrashLayout, budget: QualityBudget, power: number): void {
    const { tuning, bit } = this;
    const share = power * budget.particles;
    const cos = Math.cos(now.angle);
    const sin = Math.sin(now.angle);
    const tail = 74 * (layout.rocket / 152) * now.size;
    const x = now.x - cos * tail;
    const y = now.y - sin * tail;
    const { random } = this.context;
    const ground = now.phase === 'preparation' || now.elapsedMs < 650;
    for (
      this.smokeDue += (tuning.rocket.smoke * share * (ground ? tuning.pad.smoke : 1) * ms) / 1000;
      this.smokeDue >= 1;
      this.smokeDue -= 1
    ) {
      const out = ground ? (random() < 0.5 ? -1 : 1) * (70 + random() * 210) * layout.unit : 0;
      bit.kind = SMOKE;
      bit.x = (ground ? now.padX : x) + (random() - 0.5) * 14;
      bit.y = ground ? now.padY + (random() - 0.5) * 20 : y + (random() - 0.5) * 14;
      bit.vx = ground ? out : -cos * (90 + random() * 70) + (random() - 0.5) * 26;
      bit.vy = ground ? random() * 34 - 12 : -sin * (90 + random() * 70) + (random() - 0.5) * 26;
      bit.size = (16 + random() * 22) * layout.unit * (ground ? 1.7 : 1);
      bit.life = ground ? 1000 + random() * 700 : 700 + random() * 500;
      bit.rgb = ground ? 0xe6dcff : (TRAIL_TINTS[Math.floor(random() * 2)] ?? 0xffb0d8);
      bit.alpha = ground ? 0.5 : 0.2;
      bit.rotation = random() * 6;
      bit.spin = random() - 0.5;
      this.bits.emit(bit);
    }
    for (this.sparkDue += (tuning.rocket.sparks * share * ms) / 1000; this.sparkDue >= 1; this.sparkDue -= 1) {
      bit.kind = SPARK;
      bit.x = x + (random() - 0.5) * 20;
      bit.y = y + (random() - 0.5) * 20;
      bit.vx = -cos * (120 + random() * 120) + (random() - 0.5) * 90;
      bit.vy = -sin * (120 + random() * 120) + (random() - 0.5) * 90;
      bit.size = (4 + random() * 8) * layout.unit;
      bit.life = 380 + random() * 520;
      bit.rgb = SPARK_TINTS[Math.floor(random() * 2)] ?? 0xffd36a;
      bit.alpha = 0.95;
      bit.rotation = 0;
      bit.spin = 0;
      this.bits.emit(bit);
    }
  }
}
