/** What the throw brought the player: the multiplier over the tray, and a box with how many dice matched and the money back. */
import { Container } from 'pixi.js';
import { MULTIPLIERS } from '../../rules/dice/dice';
import { backOut, clamp01, lerp, OVER, sineInOut } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { PaidPill } from '../kit/paid-pill';
import type { Quads } from '../kit/quads';
import type { DiceLayout } from './layout';
import type { Moment } from './moment';
import type { DiceContext } from './parts';
import type { DiceTuning } from './tuning';

const TIMES = 215;
const ZERO = 48;

export class Result {
  readonly view = new Container();
  private readonly big: Label;
  private readonly shadow: Label;
  private readonly pill: PaidPill;
  private readonly glow: Frame;
  private readonly star: Frame;
  private age = OVER;
  private best = 0;
  private celebrated = false;
  private boxed = true;

  constructor(
    private readonly context: DiceContext,
    private readonly tuning: DiceTuning['hero'],
  ) {
    const { assets } = context;
    this.shadow = new Label({
      font: assets.font('multgold'),
      size: 84,
      max: 3,
      align: 0.5,
      tint: 0x1a0840,
      spacing: -0.02,
    });
    this.big = new Label({ font: assets.font('multgold'), size: 84, max: 3, align: 0.5, spacing: -0.02 });
    this.pill = new PaidPill(assets, {
      height: 34,
      size: 15.5,
      pad: 36,
      cover: 0.88,
      word: { font: assets.font('num'), size: 13.5, max: 24, gap: 14 },
      step: 6,
    });
    this.glow = assets.frame('glow');
    this.star = assets.frame('star4');
    this.view.addChild(this.shadow, this.big, this.pill.view);
  }

  /** @param matched dice that show an own face @param best how many show the one that shows most @param celebrated more came back than was staked */
  tell(matched: number, best: number, amount: number, celebrated: boolean): void {
    this.boxed = true;
    const { text } = this.context;
    this.age = 0;
    this.best = celebrated ? Math.min(3, best) : 0;
    this.celebrated = celebrated;
    if (this.best > 0) {
      for (const label of [this.big, this.shadow])
        label
          .begin()
          .put(ZERO + (MULTIPLIERS[this.best] ?? 0))
          .put(TIMES)
          .end();
    }
    this.pill.tell(amount, celebrated, matched === 0 ? text.missed : `${matched} ${text.matched}`);
  }

  /** The box waits while the celebration says the amount in its place. */
  hold(): void {
    this.boxed = false;
  }

  release(): void {
    this.boxed = true;
  }

  clear(): void {
    this.age = OVER;
  }

  /** Shown, its entrance over. */
  settle(): void {
    if (this.age < OVER) this.age = 1e6;
  }

  /** @param leave 0 to 1, how far the dice have slid out: the result goes with them */
  tick(ms: number, layout: DiceLayout, leave: number, still: boolean): void {
    if (this.age < OVER) this.age += ms;
    const { tuning } = this;
    const shown = this.age < OVER && leave < 1;
    this.view.visible = shown;
    if (!shown) return;
    const { big, pill, unit, text } = layout;
    this.view.alpha = 1 - leave;
    const px = [0, tuning.onePx, tuning.twoPx, tuning.threePx][this.best] ?? 0;
    const pop = still ? 1 : lerp(0.6, 1, backOut(clamp01(this.age / tuning.popMs), tuning.over));
    for (const label of [this.big, this.shadow]) {
      label.visible = this.best > 0;
      label.scale.set((px / 84) * Math.max(0.62, Math.min(1.25, unit)) * pop);
      label.alpha = clamp01(this.age / 80);
      label.position.set(big.x, big.y + (label === this.shadow ? 5 * unit : 0));
    }
    const { view } = this.pill;
    view.visible = this.boxed;
    view.position.set(pill.x, pill.y);
    view.scale.set(text * (still ? 1 : backOut(clamp01(this.age / tuning.pillMs), 1.4)));
  }

  /** The light behind the multiplier, and three dice's sweep round the rim. */
  draw(batch: Quads, now: Moment, { big, unit, tray }: DiceLayout, still: boolean): void {
    if (!this.view.visible || !this.celebrated || this.best === 0) return;
    const { alpha } = this.view;
    const show = clamp01(this.age / 200) * alpha;
    batch.sprite(
      this.glow,
      big.x,
      big.y,
      (250 * unit) / this.glow.width,
      (120 * unit) / this.glow.height,
      0,
      0xffa63d,
      0.5 * show,
      1,
    );
    if (still) return;
    const twinkle = 0.6 + 0.4 * Math.sin(now.seconds * 5);
    batch.sized(
      this.star,
      big.x - 86 * unit,
      big.y - 2 * unit,
      22 * unit * twinkle,
      now.seconds * 0.4,
      0xffffff,
      0.9 * show,
      1,
    );
    batch.sized(
      this.star,
      big.x + 90 * unit,
      big.y - 16 * unit,
      17 * unit * (1.6 - twinkle),
      -now.seconds * 0.5,
      0xffffff,
      0.9 * show,
      1,
    );
    if (this.best < 3) return;
    const t = sineInOut(this.age / this.tuning.sweepMs);
    if (t <= 0 || t >= 1) return;
    for (let side = -1; side <= 1; side += 2) {
      const a = -Math.PI / 2 + side * Math.PI * t;
      batch.sprite(
        this.glow,
        tray.x + Math.cos(a) * tray.width * 0.44,
        tray.y + (-0.09 + Math.sin(a) * 0.41) * tray.height,
        (150 * unit) / this.glow.width,
        (80 * unit) / this.glow.height,
        0,
        0xfff3c4,
        0.9 * alpha,
        1,
      );
    }
  }
}
