/** The crash: one flash, the explosion, debris that flies on, and embers that are left where the rocket was. */
import { type Frame, sequence } from '../kit/frames';
import { emission, Particles, type ParticleKind } from '../kit/particles';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import { BOOM_FRAMES } from './choreography';
import type { CrashLayout } from './layout';
import type { Moment } from './moment';
import type { CrashContext } from './parts';
import type { CrashTuning } from './tuning';

const DEBRIS = 0,
  EMBER = 1,
  SMOKE = 2;
const HULL = [0xf2ecff, 0xe8234f, 0x8a2a9a, 0xffb62e, 0x2f9ab8] as const;
const FIRE = [0xffd36a, 0xff8a3d, 0xff3d9a] as const;

export class Boom {
  private readonly frames: readonly Frame[];
  private readonly px: Frame;
  private readonly glow: Frame;
  private readonly wave: Frame;
  private readonly bits: Particles;
  private readonly bit = emission();

  constructor(
    private readonly context: CrashContext,
    private readonly tuning: CrashTuning['boom'],
  ) {
    const { assets } = context;
    this.frames = sequence(assets, 'boom', BOOM_FRAMES);
    this.px = assets.frame('px');
    this.glow = assets.frame('glow');
    this.wave = assets.frame('wave');
    const kinds: ParticleKind[] = [
      { frame: assets.frame('debris'), add: 0, gravity: 420, drag: 0.5, grow: 0.8, fadeIn: 0.01 },
      { frame: this.glow, add: 1, gravity: 120, drag: 0.2, grow: 0.3, fadeIn: 0.01 },
      { frame: assets.frame('smoke'), add: 0, gravity: -18, drag: 0.25, grow: 2.4, fadeIn: 0.2 },
    ];
    this.bits = new Particles(120, kinds);
  }

  start(now: Moment, layout: CrashLayout, budget: QualityBudget): void {
    const u = layout.unit;
    this.throw(
      DEBRIS,
      Math.round(this.tuning.debris * budget.particles),
      now,
      u,
      [90, 460],
      [14, 32],
      [900, 1500],
      HULL,
      1,
    );
    this.throw(
      EMBER,
      Math.round(this.tuning.embers * budget.particles),
      now,
      u,
      [60, 380],
      [6, 16],
      [500, 1300],
      FIRE,
      1,
    );
    this.throw(
      SMOKE,
      Math.round(12 * budget.particles),
      now,
      u,
      [20, 110],
      [30, 60],
      [1200, 2400],
      [0x5a3a7a, 0x3a2560],
      0.5,
    );
  }

  clear(): void {
    this.bits.clear();
  }

  tick(ms: number): void {
    this.bits.tick(ms);
  }

  draw(batch: Quads, now: Moment, layout: CrashLayout): void {
    if (now.phase !== 'squib') return;
    const u = layout.unit;
    this.rest(batch, now, u);
    this.bits.draw(batch);
    const { wave, frame: at } = now.crash;
    if (wave < 1)
      batch.sized(this.wave, now.x, now.y, (40 + 420 * (1 - (1 - wave) ** 3)) * u, 0, 0xff8a4a, (1 - wave) * 0.55, 1);
    const frame = this.frames[Math.floor(at)];
    if (frame) batch.sized(frame, now.x, now.y, 60 * this.tuning.size * (layout.rocket / 152), 0, 0xffffff, 1);
  }

  /** Light on the sky, behind number and text: they stay readable. */
  drawLight(batch: Quads, now: Moment, layout: CrashLayout): void {
    const { flash, light } = now.crash;
    if (now.phase !== 'squib') return;
    if (!this.context.reducedMotion && flash > 0) {
      const alpha = this.tuning.flashAlpha * flash;
      batch.fill(this.px, -30, -30, layout.width + 60, layout.height + 60, 0xffd9c0, alpha, 0xff7aa0, alpha, 1);
    }
    if (light > 0) batch.sized(this.glow, now.x, now.y, 560 * layout.unit, 0, 0xff6a3d, light * 0.85, 1);
  }

  /** What is left where it ended: a fading ember, so that the end of the line can be found. */
  private rest(batch: Quads, now: Moment, u: number): void {
    const breathe = 0.75 + 0.25 * Math.sin(now.seconds * 3.1);
    batch.sized(this.glow, now.x, now.y, 90 * u * breathe, 0, 0xff3b5c, 0.55, 1);
    batch.sized(this.glow, now.x, now.y, 16 * u, 0, 0xffd0c0, 0.9, 0);
  }

  private throw(
    kind: number,
    n: number,
    now: Moment,
    u: number,
    speed: readonly [number, number],
    size: readonly [number, number],
    life: readonly [number, number],
    tints: readonly number[],
    alpha: number,
  ): void {
    const { bit } = this;
    const { random } = this.context;
    for (let i = 0; i < n; i += 1) {
      const angle = random() * Math.PI * 2;
      const v = (speed[0] + (speed[1] - speed[0]) * random()) * u;
      bit.kind = kind;
      bit.x = now.x + Math.cos(angle) * 14 * u;
      bit.y = now.y + Math.sin(angle) * 14 * u;
      bit.vx = Math.cos(angle) * v + Math.cos(now.angle) * 60 * u;
      bit.vy = Math.sin(angle) * v + Math.sin(now.angle) * 60 * u;
      bit.size = (size[0] + (size[1] - size[0]) * random()) * u;
      bit.life = life[0] + (life[1] - life[0]) * random();
      bit.rgb = tints[Math.floor(random() * tints.length)] ?? 0xffffff;
      bit.alpha = alpha;
      bit.rotation = random() * 6;
      bit.spin = (random() - 0.5) * 12;
      this.bits.emit(bit);
    }
  }
}
