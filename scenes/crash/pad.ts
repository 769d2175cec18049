/** The launch pad: stands under the rocket, charges while the countdown runs, falls away behind the camera. */
import { hexColor } from '../kit/color';
import { clamp01, cubicIn } from '../kit/ease';
import type { Frame } from '../kit/frames';
import type { Quads } from '../kit/quads';
import type { CrashLayout } from './layout';
import type { Moment } from './moment';
import type { CrashAssets } from './parts';
import type { CrashTuning } from './tuning';

/** The frame's middle lies this share of its width under the middle of the upper face. */
const FACE = 0.089;

export class Pad {
  private readonly podium: Frame;
  private readonly glow: Frame;
  private readonly wave: Frame;
  private readonly shade: Frame;
  private readonly charged: number;

  constructor(
    assets: CrashAssets,
    private readonly tuning: CrashTuning['pad'],
  ) {
    this.podium = assets.frame('podium');
    this.glow = assets.frame('glow');
    this.wave = assets.frame('wave');
    this.shade = assets.frame('shade');
    this.charged = hexColor(tuning.charged);
  }

  draw(batch: Quads, now: Moment, layout: CrashLayout): void {
    if (now.pad < 0.001 || (now.phase !== 'preparation' && now.phase !== 'goingUp')) return;
    const x = now.padX;
    const y = now.padY;
    const w = layout.pad.width;
    const charge = now.phase === 'preparation' ? cubicIn(1 - now.waitMs / this.tuning.fuelUpMs) : 1;
    batch.sprite(
      this.shade,
      x,
      y + w * 0.34,
      (w * 1.7) / this.shade.width,
      (w * 0.42) / this.shade.height,
      0,
      0x0b0620,
      0.75,
    );
    batch.sprite(
      this.glow,
      x,
      y + w * 0.2,
      (w * 2) / this.glow.width,
      (w * 0.9) / this.glow.height,
      0,
      0x6a4bff,
      0.5,
      1,
    );
    batch.sprite(
      this.glow,
      x,
      y,
      (w * 1.1) / this.glow.width,
      (w * 0.5) / this.glow.height,
      0,
      0x2fe0ff,
      0.12 + 0.4 * charge,
      1,
    );
    batch.sized(this.podium, x, y + w * FACE, w, 0, 0xffffff, 1);
    this.rings(batch, now, x, y, w);
  }

  /** Rings of energy that run inwards while it fuels up, and the blast. */
  private rings(batch: Quads, now: Moment, x: number, y: number, w: number): void {
    if (now.phase === 'preparation' && now.waitMs < this.tuning.fuelUpMs) {
      const charge = 1 - now.waitMs / this.tuning.fuelUpMs;
      for (let k = 0; k < 2; k += 1) {
        const t = (now.seconds * (0.8 + charge) + k * 0.5) % 1;
        const size = w * (0.95 - 0.7 * t);
        batch.sprite(
          this.wave,
          x,
          y,
          size / this.wave.width,
          (size * 0.3) / this.wave.height,
          0,
          this.charged,
          0.75 * t * charge,
          1,
        );
      }
    }
    if (now.phase === 'goingUp') {
      const t = clamp01(now.elapsedMs / 520);
      const size = w * (0.4 + 1.9 * t);
      batch.sprite(
        this.wave,
        x,
        y,
        size / this.wave.width,
        (size * 0.32) / this.wave.height,
        0,
        0xffc98a,
        (1 - t) * 0.9,
        1,
      );
    }
  }
}
