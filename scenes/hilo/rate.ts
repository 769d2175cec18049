/** What the stake is worth by now, beside the card: it counts to a new rate and never jumps. */
import { Container } from 'pixi.js';
import { clamp01, cubicOut, lerp, OVER } from '../kit/ease';
import { Label } from '../kit/label';
import { putRate } from '../kit/numbers';
import type { HiloLayout } from './layout';
import type { HiloContext } from './parts';
import type { HiloTuning } from './tuning';
import type { HiloView } from './view';

const ONE = 10_000;
const TITLE = 0xe6dcff;
/** A lost round's figures stand elsewhere, and what might have been is not dwelt on. */
const LOST = 0,
  UNSEEN = 0.1;

export class RateShow {
  readonly view = new Container();
  private readonly title: Label;
  private readonly shadow: Label;
  private readonly rate: Label;
  private from = ONE;
  private to = ONE;
  private age = OVER;
  private jump = true;

  constructor(
    context: HiloContext,
    private readonly tuning: HiloTuning['right'],
  ) {
    const { assets, text } = context;
    this.title = new Label({ font: assets.font('numsmall'), size: 12, max: 16, tint: TITLE, align: 0.5 });
    this.title.text = text.now;
    const style = { font: assets.font('multgold'), size: 31, max: 10, align: 0.5, spacing: -0.02 };
    this.shadow = new Label({ ...style, tint: 0x1a0840 });
    this.rate = new Label(style);
    this.view.addChild(this.title, this.shadow, this.rate);
  }

  /** Without counting. */
  settle(): void {
    this.age = OVER;
    this.jump = true;
  }

  /** @param view as far as it is told */
  tick(ms: number, view: HiloView, { rate, text }: HiloLayout, still: boolean): void {
    const lost = view.outcome === 'lost';
    const goal = lost ? rateBefore(view.cards) : view.rate;
    if (goal !== this.to) {
      this.from = this.current;
      this.to = goal;
      // What was not seen does not count down.
      this.age = this.jump || still || this.view.alpha < UNSEEN ? OVER : 0;
    }
    this.jump = false;
    if (this.age < OVER) this.age += ms;
    const open = view.cards.length > 0;
    this.view.visible = open;
    if (!open) return;
    putRate(this.rate.begin(), this.current);
    putRate(this.shadow.begin(), this.current);
    this.rate.end();
    this.shadow.end();
    const fit = Math.min(1, rate.width / Math.max(1, (this.rate.textWidth * rate.size) / 31));
    this.rate.scale.set((rate.size / 31) * fit);
    this.shadow.scale.set((rate.size / 31) * fit);
    this.shadow.y = 3;
    this.view.position.set(rate.x, rate.y);
    this.title.scale.set(text);
    this.title.y = rate.title - rate.y;
    this.view.alpha = lerp(this.view.alpha, lost ? LOST : 1, clamp01(ms / 160));
  }

  private get current(): number {
    return this.age >= this.tuning.countMs
      ? this.to
      : lerp(this.from, this.to, cubicOut(this.age / this.tuning.countMs));
  }
}

/** What the stake was worth before the guess that lost it. */
const rateBefore = (cards: HiloView['cards']): number => cards[cards.length - 2]?.rate ?? ONE;
