/** What the stake is worth by now, large over the board: it rolls to a new rate and never jumps, and turns grey on a loss. */
import { Container } from 'pixi.js';
import { hexColor } from '../kit/color';
import { beat, clamp01, cubicOut, lerp } from '../kit/ease';
import { Label } from '../kit/label';
import { putRate } from '../kit/numbers';
import type { MinesLayout } from './layout';
import { OVER, type MinesContext } from './parts';
import type { MinesTuning } from './tuning';

const ONE = 10_000;
const SIZE = 84;

export class Hero {
  readonly view = new Container();
  private readonly shadow: Label;
  private readonly gold: Label;
  private readonly grey: Label;
  private from = ONE;
  private to = ONE;
  private age = OVER;
  private lost = 0;
  private jump = true;

  constructor(
    context: MinesContext,
    private readonly tuning: MinesTuning,
  ) {
    const { assets } = context;
    const style = { font: assets.font('multgold'), size: SIZE, max: 12, align: 0.5, spacing: -0.02 };
    this.shadow = new Label({ ...style, tint: 0x1a0840 });
    this.gold = new Label(style);
    this.grey = new Label({ ...style, font: assets.font('title'), tint: hexColor(tuning.room.lost) });
    this.view.addChild(this.shadow, this.grey, this.gold);
  }

  /** Without counting. */
  settle(): void {
    this.jump = true;
  }

  /** @param rate 1/10000 as far as it is told */
  tick(ms: number, rate: number, isLost: boolean, { hero }: MinesLayout, still: boolean): void {
    const { countMs } = this.tuning.gem;
    if (rate !== this.to) {
      this.from = this.current(countMs);
      this.to = rate;
      this.age = this.jump || still ? OVER : 0;
    }
    this.lost = this.jump
      ? Number(isLost)
      : lerp(this.lost, Number(isLost), clamp01(ms / this.tuning.room.crossFadeMs));
    this.jump = false;
    if (this.age < OVER) this.age += ms;
    const now = this.current(countMs);
    for (const label of [this.gold, this.shadow, this.grey] as const) {
      putRate(label.begin(), now);
      label.end();
    }
    const fit = Math.min(1, hero.width / Math.max(1, (this.gold.textWidth * hero.size) / SIZE));
    const scale = (hero.size / SIZE) * fit * (1 + 0.06 * beat(this.age / countMs));
    this.view.scale.set(scale);
    this.view.position.set(hero.x, hero.y);
    this.shadow.y = 7;
    this.gold.alpha = 1 - this.lost;
    this.grey.alpha = this.lost;
  }

  private current(countMs: number): number {
    return this.age >= countMs ? this.to : lerp(this.from, this.to, cubicOut(this.age / countMs));
  }
}
