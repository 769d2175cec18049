/** What a draw brought rises from the cells that won to the result: coins on an arc, each with its own start. */
import { clamp01, cubicInOut, lerp, OVER } from '../kit/ease';
import { type Frame, sequence } from '../kit/frames';
import type { Quads } from '../kit/quads';
import type { WingoLayout } from './layout';
import { GOLD } from '../kit/palette';
import type { WingoContext } from './parts';
import type { WingoTuning } from './tuning';
import type { WingoOption } from './view';

const COINS = 12;
const FPS = 24;
/** Coins that rise from one cell, and the time between two of them. */
const EACH = 3;
const STAGGER = 70;

export class Fly {
  private readonly coins: readonly Frame[];
  private readonly glow: Frame;
  private from: readonly WingoOption[] = [];
  private age = OVER;
  private toX = 0;
  private toY = 0;

  constructor(
    context: WingoContext,
    private readonly tuning: WingoTuning['result'],
  ) {
    this.coins = sequence(context.assets, 'coin', COINS);
    this.glow = context.assets.frame('glow');
  }

  start(from: readonly WingoOption[], to: { readonly x: number; readonly y: number }): void {
    this.from = from;
    this.toX = to.x;
    this.toY = to.y;
    this.age = 0;
  }

  clear(): void {
    this.age = OVER;
  }

  tick(ms: number): void {
    if (this.age < OVER) this.age += ms;
  }

  draw(batch: Quads, layout: WingoLayout): void {
    if (this.age > this.tuning.flyMs + EACH * STAGGER) return;
    for (let i = 0; i < layout.cells.length; i += 1) {
      const cell = layout.cells[i];
      if (!cell || !this.from.includes(cell.option)) continue;
      for (let k = 0; k < EACH; k += 1) {
        const t = clamp01((this.age - k * STAGGER) / this.tuning.flyMs);
        if (t <= 0 || t >= 1) continue;
        const s = cubicInOut(t);
        const x = lerp(cell.x + cell.width - 6, this.toX, s) + Math.sin(Math.PI * t) * (k - 1) * 26;
        const y = lerp(cell.y + 5, this.toY, s) - Math.sin(Math.PI * t) * 60 * layout.unit;
        const frame = this.coins[Math.floor((this.age / 1000) * FPS + i * 5 + k * 3) % COINS] as Frame;
        const seen = clamp01((1 - t) * 6) * clamp01(t * 8);
        batch.sized(this.glow, x, y, 52, 0, GOLD, 0.6 * seen, 1);
        batch.sized(frame, x, y, lerp(24, 18, t), 0, 0xffffff, seen);
      }
    }
  }
}
