/**
 * What the stake is worth by now, large over the board: it rolls to a new rate and never jumps. Between rounds what lies under the board stands beside
 * it; a finished round says what it brought or cost. A loss is told calmly, in lavender.
 */
import { Container } from 'pixi.js';
import { CELLS } from '../../rules/mines/draw';
import { formatMultiplier } from '../../rules/format';
import { hexColor } from '../kit/color';
import { approach, beat, clamp01, cubicOut, lerp, OVER } from '../kit/ease';
import { fill } from '../kit/fill';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { Nine } from '../kit/nine';
import { putNet, putRate, putRp, putWhole } from '../kit/numbers';
import { INK, TEXT_2, WIN } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { MinesLayout } from './layout';
import type { MinesContext } from './parts';
import type { MinesTuning } from './tuning';
import type { MinesView } from './view';

const ONE = 10_000;
const SIZE = 84;
const MINUS = 0x2212;
const DOT = 0xb7;
/** Of the number: the result's height, its line below the middle, and how far a paid round's number gives way. */
const COST = 0.6,
  LINE = 0.44,
  RAISE = 0.2,
  SMALLER = 0.76;
/** Beside the number, in its heights: the pictures, their counts below. */
const PICTURE = 0.44,
  COUNT_DOWN = 0.36,
  ABOVE = 1.3,
  // The number may fill so much of its room (layout.ts).
  FILLED = 0.92;
/** Smaller than this a line is left out. */
const LEAST = 0.72;

export class Hero {
  readonly view = new Container();
  private readonly number = new Container();
  private readonly shadow: Label;
  private readonly gold: Label;
  private readonly cost = new Container();
  private readonly sign: Label;
  private readonly sum: Label;
  private readonly line: Label;
  private readonly left: Label;
  private readonly right: Label;
  private readonly gem: Frame;
  private readonly bomb: Frame;
  private readonly glow: Frame;
  private readonly pill: Nine;
  private from = ONE;
  private to = ONE;
  private age = OVER;
  /** How much of a lost round's result, of a paid one's and of what lies under the board is seen, 0 to 1. */
  private lost = 0;
  private paid = 0;
  private idle = 0;
  private jump = true;
  private told: MinesView | null = null;
  private mines = 0;
  private seconds = 0;
  /** How far above the number its pictures stand, px. */
  private above = 0;

  constructor(
    private readonly context: MinesContext,
    private readonly tuning: MinesTuning,
  ) {
    const { assets } = context;
    const style = { font: assets.font('multgold'), size: SIZE, max: 12, align: 0.5, spacing: -0.02 };
    this.shadow = new Label({ ...style, tint: 0x1a0840 });
    this.gold = new Label(style);
    const lavender = hexColor(tuning.room.lost);
    this.sign = new Label({ font: assets.font('num'), size: SIZE * 0.5, max: 4, tint: lavender });
    this.sum = new Label({ font: assets.font('title'), size: SIZE, max: 16, tint: lavender, spacing: -0.01 });
    this.line = new Label({ font: assets.font('num'), size: 13.5, max: 52, align: 0.5 });
    const count = { font: assets.font('numsmall'), size: 12.5, max: 14, tint: TEXT_2, align: 0.5 };
    this.left = new Label(count);
    this.right = new Label(count);
    this.gem = assets.frame('gem');
    this.bomb = assets.frame('bomb');
    this.glow = assets.frame('glow');
    this.pill = Nine.of(assets, 'pill');
    this.number.addChild(this.shadow, this.gold);
    this.cost.addChild(this.sign, this.sum);
    this.view.addChild(this.number, this.cost, this.line, this.left, this.right);
  }

  /** Without counting. */
  settle(): void {
    this.jump = true;
  }

  /** @param rate 1/10000 as far as it is told @param over the view's result may be told */
  tick(ms: number, view: MinesView, rate: number, over: boolean, layout: MinesLayout, still: boolean): void {
    const { hero } = layout;
    const { gem, room, idle } = this.tuning;
    this.seconds += ms / 1000;
    const hidden = this.lost > 0.9;
    if (rate !== this.to) {
      this.from = this.current(gem.countMs);
      this.to = rate;
      // What was not seen does not count down.
      this.age = this.jump || still || hidden ? OVER : 0;
    }
    if (over && view !== this.told) this.read(view);
    if (view.mines !== this.mines) this.count(view.mines);
    const near = this.jump || still ? 1 : approach(ms, room.crossFadeMs / 2);
    this.lost = lerp(this.lost, Number(over && view.outcome === 'lost'), near);
    this.paid = lerp(this.paid, Number(over && view.outcome === 'won'), near);
    this.idle = lerp(this.idle, Number(view.outcome === null && view.phase === 'ready'), near);
    this.jump = false;
    if (this.age < OVER) this.age += ms;
    const now = this.current(gem.countMs);
    putRate(this.gold.begin(), now);
    putRate(this.shadow.begin(), now);
    this.gold.end();
    this.shadow.end();
    const breath = still ? 0 : Math.sin((this.seconds * 1000 * Math.PI * 2) / idle.breathMs) * idle.breath * this.idle;
    const fit = Math.min(1, hero.width / Math.max(1, (this.gold.textWidth * hero.size) / SIZE));
    const scale = (hero.size / SIZE) * fit * (1 + 0.06 * beat(this.age / gem.countMs) + breath);
    this.view.position.set(hero.x, hero.y);
    const calm = layout.arrangement === 'stack' ? this.idle : 0;
    this.number.scale.set(scale * lerp(1, SMALLER, Math.max(this.paid, calm)));
    this.number.y = -hero.size * RAISE * this.paid;
    this.number.alpha = 1 - this.lost;
    this.shadow.y = 7;
    this.place(layout);
  }

  /** Behind the words: a plate under the result, and what lies under the board between rounds. */
  draw(batch: Quads, { hero }: MinesLayout, still: boolean): void {
    const { line } = this;
    if (line.visible) {
      const wide = (line.textWidth + 24) * line.scale.x,
        high = 24 * line.scale.y;
      const x = hero.x - wide / 2,
        y = hero.y + line.y - high / 2;
      this.pill.draw(batch, x, y, wide, high, INK, 0.62 * line.alpha, INK, 0, high / 32);
    }
    if (!this.left.visible) return;
    const size = hero.size * PICTURE;
    const y = hero.y + this.above - hero.size * 0.12;
    const bob = still ? 0 : Math.sin((this.seconds * 1000 * Math.PI * 2) / this.tuning.idle.breathMs) * 0.04;
    this.picture(batch, this.gem, hero.x + this.left.x, y, size * (1 + bob), 0x1fe0a0);
    this.picture(batch, this.bomb, hero.x + this.right.x, y, size * (1.08 - bob), 0xff6a9a);
  }

  private picture(batch: Quads, frame: Frame, x: number, y: number, size: number, light: number): void {
    batch.sized(this.glow, x, y, size * 1.9, 0, light, 0.34 * this.idle, 1);
    batch.sized(frame, x, y, size, 0, 0xffffff, this.idle);
  }

  private place({ hero, text, arrangement }: MinesLayout): void {
    const { cost, sign, sum, line, left, right } = this;
    const told = Math.max(this.lost, this.paid);
    cost.visible = this.lost > 0.02;
    cost.alpha = this.lost;
    const large = (hero.size * COST) / SIZE;
    const gap = SIZE * 0.12;
    const whole = sign.textWidth + gap + sum.textWidth;
    const fit = Math.min(large, hero.width / Math.max(1, whole));
    cost.scale.set(fit);
    sign.x = -whole / 2;
    sum.x = -whole / 2 + sign.textWidth + gap;
    sign.y = SIZE * 0.1;
    cost.y = -hero.size * 0.14;
    const small = Math.min(Math.max(0.92, text), hero.width / Math.max(1, line.textWidth));
    line.visible = told > 0.02 && small > LEAST;
    line.alpha = told;
    line.scale.set(small);
    line.y = hero.size * LINE;
    // As far as the number and its room allow.
    const half = (this.gold.textWidth * this.number.scale.x) / 2;
    const words = Math.max(0.92, text);
    const reach = (Math.max(left.textWidth, right.textWidth) / 2) * words;
    const beside = half + Math.max(hero.size * 0.5, reach + 10);
    const fits = beside + reach < hero.width / FILLED / 2;
    // Where they have no room beside it they stand above it, if there is some.
    const aside = fits ? beside : half * 0.6;
    this.above = fits ? 0 : -hero.size * ABOVE;
    left.visible = right.visible = this.idle > 0.02 && (fits || arrangement === 'side');
    left.alpha = right.alpha = this.idle;
    left.scale.set(words);
    right.scale.set(words);
    left.position.set(-aside, hero.size * COUNT_DOWN + this.above);
    right.position.set(aside, hero.size * COUNT_DOWN + this.above);
  }

  /** A finished round in words. Runs when the view changes, not in every frame. */
  private read(view: MinesView): void {
    this.told = view;
    const { text } = this.context;
    const { outcome, stake, back, opened, rate } = view;
    if (outcome === 'won') {
      putNet(this.line.begin().write(text.net).write(' '), back - stake);
      this.line.end();
      this.line.tint = back > stake ? WIN : hexColor(this.tuning.room.lost);
      return;
    }
    if (outcome !== 'lost') return;
    this.sign.begin().put(MINUS).write('Rp').end();
    putRp(this.sum.begin(), stake, false, false);
    this.sum.end();
    const n = opened.length;
    this.line.begin().write(n === 0 ? text.lostFirst : fill(text.lostAfter, { n }));
    if (n > 0)
      this.line
        .write(' ')
        .put(DOT)
        .write(' ')
        .write(fill(text.lostRate, { rate: formatMultiplier(rate) }));
    this.line.end();
    this.line.tint = 0xcfc6ff;
  }

  private count(mines: number): void {
    this.mines = mines;
    const { text } = this.context;
    putWhole(this.left.begin(), CELLS - mines);
    this.left.write(' ').write(text.gems.toLowerCase()).end();
    putWhole(this.right.begin(), mines);
    this.right.write(' ').write(text.mines.toLowerCase()).end();
  }

  private current(countMs: number): number {
    return this.age >= countMs ? this.to : lerp(this.from, this.to, cubicOut(clamp01(this.age / countMs)));
  }
}
