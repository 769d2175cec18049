/**
 * What the stake is worth by now, large over the coin, with one line under it: which side was named, what one more would bring, what a finished round
 * brought or cost. A loss is told calmly, in lavender.
 */
import { Container } from 'pixi.js';
import { formatMultiplier } from '../../rules/format';
import { coinRate, MAX_FLIPS } from '../../rules/coinFlip/coin';
import { hexColor } from '../kit/color';
import { approach, beat, clamp01, cubicOut, lerp } from '../kit/ease';
import { fill } from '../kit/fill';
import { Label } from '../kit/label';
import { Nine } from '../kit/nine';
import { putNet, putRate, putRp } from '../kit/numbers';
import { INK, WIN } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { CoinFlipLayout } from './layout';
import { type CoinFlipContext, OVER } from './parts';
import type { CoinFlipTuning } from './tuning';
import type { CoinFlipView, CoinSide } from './view';

const SIZE = 84;
const MINUS = 0x2212;
/** Of the number: the height of what was lost, and how far the line stands below the middle. */
const COST = 0.6,
  LINE = 0.68;
const LAVENDER = 0xd6cdff;

export class Hero {
  readonly view = new Container();
  private readonly number = new Container();
  private readonly shadow: Label;
  private readonly gold: Label;
  private readonly cost = new Container();
  private readonly sign: Label;
  private readonly sum: Label;
  private readonly line: Label;
  private readonly pill: Nine;
  private readonly lavender: number;
  private from = 0;
  private to = 0;
  private age = OVER;
  /** How much of what was lost is seen, 0 to 1. */
  private lost = 0;
  private jump = true;
  private seconds = 0;
  private told: CoinFlipView | null = null;
  private named: CoinSide | null = null;

  constructor(
    private readonly context: CoinFlipContext,
    private readonly tuning: CoinFlipTuning,
  ) {
    const { assets } = context;
    const style = { font: assets.font('multgold'), size: SIZE, max: 15, align: 0.5, spacing: -0.02 };
    this.shadow = new Label({ ...style, tint: 0x1a0840 });
    this.gold = new Label(style);
    this.lavender = hexColor(tuning.wrong.lost);
    this.sign = new Label({ font: assets.font('num'), size: SIZE * 0.5, max: 4, tint: this.lavender });
    this.sum = new Label({ font: assets.font('title'), size: SIZE, max: 16, tint: this.lavender, spacing: -0.01 });
    this.line = new Label({ font: assets.font('num'), size: 14, max: 52, align: 0.5 });
    this.pill = Nine.of(assets, 'pill');
    this.number.addChild(this.shadow, this.gold);
    this.cost.addChild(this.sign, this.sum);
    this.view.addChild(this.number, this.cost, this.line);
  }

  /** Without counting. */
  settle(): void {
    this.jump = true;
  }

  /** @param view as far as it is told @param named the side that is in the air or awaited @param paid a celebration tells the result */
  tick(
    ms: number,
    view: CoinFlipView,
    named: CoinSide | null,
    paid: boolean,
    layout: CoinFlipLayout,
    still: boolean,
  ): void {
    const { hero, text } = layout;
    const { right, room, idle } = this.tuning;
    this.seconds += ms / 1000;
    // Before a round, what the first right flip pays.
    const rate = view.outcome === null ? coinRate(1) : view.outcome === 'lost' ? this.to : view.rate;
    if (rate !== this.to) {
      this.from = this.current(right.countMs);
      this.to = rate;
      this.age = this.jump || still || rate < this.from ? OVER : 0;
    }
    if (view !== this.told || named !== this.named) this.read(view, named);
    const lost = view.outcome === 'lost';
    this.lost = lerp(this.lost, Number(lost), this.jump || still ? 1 : approach(ms, room.crossFadeMs / 2));
    this.jump = false;
    if (this.age < OVER) this.age += ms;
    const now = this.current(right.countMs);
    putRate(this.gold.begin(), now);
    putRate(this.shadow.begin(), now);
    this.gold.end();
    this.shadow.end();
    const rest = view.outcome === null && view.phase === 'ready' && !still;
    const breath = rest ? Math.sin((this.seconds * 2000 * Math.PI) / idle.breathMs) * idle.breath : 0;
    const fit = Math.min(1, hero.width / Math.max(1, (this.gold.textWidth * hero.size) / SIZE));
    this.view.position.set(hero.x, hero.y);
    this.number.visible = view.phase !== 'connecting' || view.outcome !== null;
    this.number.scale.set((hero.size / SIZE) * fit * (1 + 0.08 * beat(this.age / right.countMs) + breath));
    this.number.alpha = 1 - this.lost;
    this.shadow.y = 7;
    this.place(layout, text);
    this.line.visible = this.line.textWidth > 0 && !(paid && view.outcome === 'won');
  }

  /** Behind the words: a plate under the line. */
  draw(batch: Quads, { hero }: CoinFlipLayout): void {
    const { line } = this;
    if (!line.visible) return;
    const wide = (line.textWidth + 26) * line.scale.x,
      high = 25 * line.scale.y;
    this.pill.draw(batch, hero.x - wide / 2, hero.y + line.y - high / 2, wide, high, INK, 0.58, INK, 0, high / 32);
  }

  private place({ hero }: CoinFlipLayout, text: number): void {
    const { cost, sign, sum, line } = this;
    cost.visible = this.lost > 0.02;
    cost.alpha = this.lost;
    const gap = SIZE * 0.12;
    const whole = sign.textWidth + gap + sum.textWidth;
    cost.scale.set(Math.min((hero.size * COST) / SIZE, hero.width / Math.max(1, whole)));
    sign.x = -whole / 2;
    sum.x = -whole / 2 + sign.textWidth + gap;
    sign.y = SIZE * 0.1;
    line.scale.set(Math.min(text, hero.width / Math.max(1, line.textWidth + 26)));
    line.y = hero.size * LINE;
  }

  /** The line in words. Runs when the view changes, not in every frame. */
  private read(view: CoinFlipView, named: CoinSide | null): void {
    this.told = view;
    this.named = named;
    const { text } = this.context;
    const { outcome, phase, stake, back, right, flips } = view;
    const { line } = this;
    line.begin();
    line.tint = LAVENDER;
    if (phase === 'connecting') line.write(text.connecting);
    else if (named !== null) line.write(fill(text.named, { side: text[named] }));
    else if (outcome === 'won') {
      putNet(line.write(text.net).write(' '), back - stake);
      line.tint = back > stake ? WIN : LAVENDER;
    } else if (outcome === 'lost') {
      const last = flips.at(-1);
      if (last) line.write(fill(text.lost, { came: text[last.side], named: text[last.select] }));
      this.sign.begin().put(MINUS).write('Rp').end();
      putRp(this.sum.begin(), stake, false, false);
      this.sum.end();
    } else if (right === 0) line.write(text.guess);
    else if (right >= MAX_FLIPS) line.write(text.last);
    else line.write(fill(text.next, { rate: formatMultiplier(coinRate(right + 1)) }));
    line.end();
  }

  private current(countMs: number): number {
    return this.age >= countMs ? this.to : lerp(this.from, this.to, cubicOut(clamp01(this.age / countMs)));
  }
}
