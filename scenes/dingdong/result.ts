/** What the window shows of a run: the symbols under the light, then the one it stayed on with its name, its multiplier and what it brought. */
import { Container } from 'pixi.js';
import { type DingdongStop, PAYOUTS } from '../../rules/dingdong/ring';
import { RATE_ONE } from '../../rules/money';
import { mix } from '../kit/color';
import { backOut, bezier, clamp01, lerp, OVER } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { putWhole, TIMES_MARK } from '../kit/numbers';
import { PaidPill } from '../kit/paid-pill';
import { INK } from '../kit/palette';
import type { Quads } from '../kit/quads';
import { Clock } from './clock';
import type { Course } from './course';
import { LAMPS } from './lamps';
import type { DingdongLayout, Rect } from './layout';
import type { Moment } from './moment';
import type { DingdongContext } from './parts';
import { bigPictures, LIGHT, type Pictures } from './symbols';
import type { DingdongTuning } from './tuning';

/** The comp, from the window's middle, at text 1: symbol, multiplier, name, money. */
const SYMBOL = { x: -58, y: -38, alone: -22 },
  TIMES = { x: 64, y: -43 },
  NAME = { x: 64, y: 4 },
  MONEY = 66,
  WORD = 58;
/** The window of the comp. */
const HIGH = 200;

export class Result {
  readonly view = new Container();
  private readonly pictures: Pictures;
  private readonly glow: Frame;
  private readonly shade: Frame;
  private readonly times: Label;
  private readonly name: Label;
  private readonly pay: PaidPill;
  private readonly fly: (t: number) => number;
  private shown: DingdongStop | null = null;
  private won = -1;
  /** Reused: a frame allocates nothing. */
  private readonly at = { x: 0, y: 0, size: 0 };
  private age = OVER;

  constructor(
    private readonly context: DingdongContext,
    private readonly tuning: DingdongTuning,
  ) {
    const { assets } = context;
    this.pictures = bigPictures(assets);
    this.glow = assets.frame('glow');
    this.shade = assets.frame('shade');
    this.fly = bezier(tuning.land.fly);
    this.times = new Label({ font: assets.font('multgold'), size: 60, max: 4, align: 0.5, spacing: -0.02 });
    this.name = new Label({ font: assets.font('title'), size: 16, max: 14, align: 0.5, spacing: 0.09, tint: 0xf0dfff });
    this.pay = new PaidPill(assets, {
      height: 30,
      size: 15,
      pad: 28,
      cover: 0.78,
      word: { font: assets.font('numsmall'), size: 12, max: 12, gap: 10 },
    });
    this.view.addChild(this.times, this.name, this.pay.view);
  }

  /** What the own bets brought; stays until the next round. @param celebrated whether it is more than the stake */
  paid(amount: number, celebrated: boolean): void {
    this.won = amount;
    this.age = 0;
    this.pay.tell(amount, celebrated, this.context.text[celebrated ? 'won' : 'back']);
  }

  clear(): void {
    this.won = -1;
    this.age = OVER;
  }

  /** Where money is told, and how wide it may be. */
  moneyAt({ window, text }: DingdongLayout): { readonly x: number; readonly y: number; readonly width: number } {
    return {
      x: window.x + window.width / 2,
      y: window.y + window.height / 2 + MONEY * high(window, text),
      width: window.width * 0.96,
    };
  }

  tick(ms: number, now: Moment, { window, text }: DingdongLayout, still: boolean): void {
    if (this.age < OVER) this.age += ms;
    const { landing } = now;
    this.view.visible = !Clock.shown(now) && now.landMs < OVER && landing.seen > 0;
    if (!this.view.visible || now.stop === null) return;
    if (now.stop !== this.shown) this.write(now.stop);
    const pop = still ? 1 : landing.named;
    const tall = high(window, text) / text;
    const alone = now.again;
    this.times.visible = !alone;
    this.times.position.set(TIMES.x, TIMES.y * tall);
    this.times.scale.set(pop * Math.min(1, 150 / Math.max(1, this.times.textWidth)));
    this.name.position.set(alone ? 0 : NAME.x, (alone ? WORD : NAME.y) * tall);
    this.name.scale.set(Math.min(pop, (pop * (alone ? 240 : 128)) / Math.max(1, this.name.textWidth)));
    this.name.tint = alone ? 0xbff0ff : 0xf0dfff;
    this.view.alpha = landing.seen;
    this.view.scale.set(text);
    this.view.position.set(window.x + window.width / 2, window.y + window.height / 2);
    const { view, across } = this.pay;
    view.visible = this.won >= 0 && !alone;
    if (!view.visible) return;
    view.y = MONEY * tall;
    const open = still ? 1 : backOut(clamp01(this.age / this.tuning.middle.payMs), 1.4);
    view.scale.set(open * Math.min(1, (window.width / text - 12) / Math.max(1, across)));
  }

  /** In the window, behind its words. */
  draw(batch: Quads, now: Moment, course: Course, layout: DingdongLayout, still: boolean): void {
    if (Clock.shown(now) || now.stop === null) return;
    if (now.landMs < 0) {
      if (!still && course.dark >= 22) this.preview(batch, now, course, layout);
      return;
    }
    if (this.flight(now, still) < 1) return;
    const { x, y, size } = this.place(now, layout);
    const bob = still ? 0 : Math.sin(now.seconds * 2.6) * 2 * layout.text;
    this.symbol(batch, now.stop, x, y + bob, size, 1);
  }

  /** Over everything: the symbol on its way from the lamp. */
  front(batch: Quads, now: Moment, course: Course, layout: DingdongLayout, still: boolean): void {
    if (Clock.shown(now) || now.stop === null || now.landMs < this.tuning.land.stopMs) return;
    const t = this.flight(now, still);
    if (t >= 1) return;
    const { x, y, size } = this.place(now, layout);
    const lamp = layout.lamps[course.lamp(course.length)] as Rect;
    const from = Math.min(lamp.width, lamp.height) * 0.9;
    const k = this.fly(t);
    const sx = lerp(lamp.x + lamp.width / 2, x, k),
      sy = lerp(lamp.y + lamp.height / 2, y, k) - Math.sin(Math.PI * t) * 26 * layout.text;
    batch.sized(this.glow, sx, sy, lerp(from, size, k) * 2, 0, mix(LIGHT[now.stop], 0xffffff, 0.3), 0.7 * (1 - t), 1);
    batch.sized(this.pictures[now.stop], sx, sy, lerp(from, size, k), (1 - k) * -0.25, 0xffffff, 1);
  }

  /** Where the symbol rests, for whoever takes it from there. */
  place(
    now: Moment,
    { window, text }: DingdongLayout,
  ): { readonly x: number; readonly y: number; readonly size: number } {
    const { at } = this;
    const tall = high(window, text);
    at.x = window.x + window.width / 2 + (now.again ? 0 : SYMBOL.x * text);
    at.y = window.y + window.height / 2 + (now.again ? SYMBOL.alone : SYMBOL.y) * tall;
    at.size = this.tuning.middle.bigPx * Math.min(text, tall * 1.05);
    return at;
  }

  picture(stop: DingdongStop): Frame {
    return this.pictures[stop];
  }

  private flight(now: Moment, still: boolean): number {
    return still ? 1 : now.landing.flown;
  }

  private preview(batch: Quads, now: Moment, course: Course, { window, text }: DingdongLayout): void {
    const { previewMs, bigPx } = this.tuning.middle;
    const x = window.x + window.width / 2,
      y = window.y + window.height * 0.47;
    const size = bigPx * text * 0.86;
    const age = course.steps > 0 ? now.runMs - course.leftAt(course.steps - 1) : OVER;
    const t = previewMs > 0 ? clamp01(age / previewMs) : 1;
    if (course.steps > 0 && t < 1)
      this.symbol(batch, LAMPS[course.lamp(course.steps - 1)] as DingdongStop, x, y, size, (1 - t) * 0.85);
    this.symbol(batch, LAMPS[course.lamp(course.steps)] as DingdongStop, x, y, size * (0.94 + 0.06 * t), t * 0.9);
  }

  private symbol(batch: Quads, stop: DingdongStop, x: number, y: number, size: number, alpha: number): void {
    batch.sprite(
      this.shade,
      x,
      y + size * 0.46,
      (size * 0.9) / this.shade.width,
      (size * 0.22) / this.shade.height,
      0,
      INK,
      0.5 * alpha,
    );
    batch.sized(this.pictures[stop], x, y, size, 0, 0xffffff, alpha);
  }

  private write(stop: DingdongStop): void {
    this.shown = stop;
    this.name.text = (stop === 'AGAIN' ? this.context.text.runAgain : this.context.text[stop]).toUpperCase();
    if (stop === 'AGAIN') return;
    putWhole(this.times.begin(), PAYOUTS[stop] / RATE_ONE);
    this.times.put(TIMES_MARK).end();
  }
}

/** Unit of heights: a low window brings its lines closer. */
const high = ({ height }: { readonly height: number }, text: number): number => Math.min(text * 1.15, height / HIGH);
