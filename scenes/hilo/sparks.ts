/** What flies from a card that was guessed right, and the wave of a rare one. */
import { clamp01, cubicOut, lerp } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { GOLD } from '../kit/palette';
import { emission, Particles } from '../kit/particles';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import type { HiloLayout } from './layout';
import type { Moment } from './moment';
import type { HiloContext } from './parts';
import type { HiloTuning } from './tuning';

const SPARK_TINTS = [0xffe98a, 0xff9acb, 0xffffff] as const;

export class Sparks {
  private readonly wave: Frame;
  private readonly bits: Particles;
  private readonly bit = emission();

  constructor(
    private readonly context: HiloContext,
    private readonly tuning: HiloTuning['right'],
  ) {
    const { assets } = context;
    this.wave = assets.frame('wave');
    this.bits = new Particles(64, [
      { frame: assets.frame('spark'), add: 1, gravity: 120, drag: 0.16, grow: 0.3, fadeIn: 0.02 },
    ]);
  }

  clear(): void {
    this.bits.clear();
  }

  tick(ms: number): void {
    this.bits.tick(ms);
  }

  draw(batch: Quads, now: Moment, { card, unit }: HiloLayout): void {
    this.bits.draw(batch);
    if (!now.rare || now.since < 0 || now.mode === 'rest') return;
    const t = clamp01(now.since / this.tuning.rimMs);
    const reach = lerp(150, 330, cubicOut(t)) * unit;
    batch.sprite(
      this.wave,
      card.x,
      card.y,
      reach / this.wave.width,
      (reach * 1.3) / this.wave.height,
      0,
      GOLD,
      (1 - t) * 0.8,
      1,
    );
  }

  /** Around the open card. */
  burst({ card }: HiloLayout, budget: QualityBudget): void {
    const { bit } = this;
    const { random } = this.context;
    const n = Math.round(this.tuning.sparks * budget.particles);
    for (let i = 0; i < n; i += 1) {
      const angle = (i / n) * Math.PI * 2 + random() * 0.5;
      const speed = 60 + random() * 120;
      bit.x = card.x + Math.cos(angle) * card.width * 0.52;
      bit.y = card.y + Math.sin(angle) * card.width * 0.7;
      bit.vx = Math.cos(angle) * speed;
      bit.vy = Math.sin(angle) * speed - 30;
      bit.size = 10 + random() * 14;
      bit.life = 360 + random() * 420;
      bit.rgb = SPARK_TINTS[i % SPARK_TINTS.length] as number;
      bit.rotation = random() * 3;
      bit.spin = (random() - 0.5) * 6;
      this.bits.emit(bit);
    }
  }
}
