/** What was drawn last: its period, its colour in a word, and what it brought the player. */
import { Container } from 'pixi.js';
import { mix } from '../kit/color';
import { backOut, clamp01, OVER } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { PaidPill } from '../kit/paid-pill';
import { Panel } from '../kit/panel';
import type { Quads } from '../kit/quads';
import type { WingoLayout } from './layout';
import type { Moment } from './moment';
import { LIGHT, mainColour, secondColour } from './numbers';
import { INK, TEXT_2 } from '../kit/palette';
import type { WingoContext } from './parts';
import type { WingoTuning } from './tuning';
import type { WingoView } from './view';

/** The period's last digits are enough to tell it from its neighbours. */
const TAIL = 3;
const ELLIPSIS = 8230;
const LINE = 22;
/** Air between the amount's pill and the edge of the hero. */
const EDGE = 6;

export class Result {
  readonly view = new Container();
  private readonly glow: Frame;
  private readonly title: Label;
  private readonly word: Label;
  private readonly second: Label;
  /** Behind the word where it stands on the podium. */
  private readonly back: Panel;
  private readonly pill: PaidPill;
  private shownPhase = '';
  private shownNumber = -1;
  private won = 0;
  private age = OVER;

  constructor(
    private readonly context: WingoContext,
    private readonly tuning: WingoTuning['result'],
  ) {
    const { assets } = context;
    this.glow = assets.frame('glow');
    this.title = new Label({ font: assets.font('numsmall'), size: 11.5, max: 20, tint: TEXT_2, align: 0.5 });
    this.word = new Label({ font: assets.font('title'), size: 22, max: 12, align: 0.5 });
    this.second = new Label({ font: assets.font('title'), size: 22, max: 12, align: 0.5 });
    this.pill = new PaidPill(assets, { height: 28, size: 13.5, pad: 24, cover: 0.66 });
    this.back = new Panel(assets, 'pill', { fill: INK, fillAlpha: 0.72, line: 0xffffff, lineAlpha: 0.14 });
    this.view.addChild(this.back, this.title, this.word, this.second, this.pill.view);
  }

  /** What the last draw brought; stays until the next. @param celebrated whether it is more than the stake */
  pay(amount: number, celebrated: boolean): void {
    this.won = amount;
    this.age = 0;
    this.pill.tell(amount, celebrated);
  }

  /** A new draw: the last amount is history. */
  clear(): void {
    this.won = 0;
    this.age = OVER;
  }

  settle(): void {
    if (this.age < OVER) this.age = OVER;
  }

  tick(ms: number, now: Moment, view: WingoView, layout: WingoLayout, still: boolean): void {
    if (this.age < OVER) this.age += ms;
    const { last } = view;
    const { result, text } = layout;
    const known = last !== null && now.number !== null;
    this.view.visible = known && !now.drawing && (now.drawMs === OVER || now.word > 0);
    if (!this.view.visible || !last) return;
    if (last.phase !== this.shownPhase || last.number !== this.shownNumber) this.write(last.phase, last.number);
    const double = secondColour(last.number) !== null;
    const pop = still ? 1 : backOut(now.word, 1.7);
    const fade = clamp01(now.word * 2) * now.slideAlpha * (layout.hero.width < 700 ? 1 - now.mask * 0.2 : 1);
    const fit = Math.min(text, result.width / Math.max(1, this.word.textWidth, this.second.textWidth));
    const side = result.anchor === 0 ? this.word.textWidth / 2 : 0;
    this.view.position.set(result.x + side * fit, result.y);
    this.view.scale.set(fit);
    this.view.alpha = fade;
    this.back.visible = result.brief && result.anchor === 0.5;
    this.title.visible = !result.brief;
    this.title.y = -LINE;
    this.word.scale.set(pop);
    this.second.visible = double;
    this.second.scale.set(pop);
    if (result.brief) {
      const gap = double ? 8 : 0;
      const whole = this.word.textWidth + (double ? gap + this.second.textWidth : 0);
      const from = result.anchor === 0 ? -this.word.textWidth / 2 : -whole / 2;
      this.word.position.set(from + this.word.textWidth / 2, 0);
      this.second.position.set(from + this.word.textWidth + gap + this.second.textWidth / 2, 0);
      this.back.size(whole + 26, 32);
      const all = Math.min(1, result.width / Math.max(1, (whole + 26) * fit));
      this.view.scale.set(fit * all);
    } else {
      this.word.position.set(0, 0);
      this.second.position.set(0, LINE);
    }
    const room = (result.x - layout.hero.x - EDGE) / this.view.scale.x;
    this.money(double && !result.brief ? LINE : 0, room, result.brief, still);
  }

  /** The word's light on the sky. */
  draw(batch: Quads, now: Moment, { result, text }: WingoLayout): void {
    if (!this.view.visible || result.brief) return;
    const { alpha } = this.view;
    batch.sprite(
      this.glow,
      result.x,
      result.y + 4,
      (190 * text) / this.glow.width,
      (120 * text) / this.glow.height,
      0,
      INK,
      0.5 * alpha,
    );
    batch.sprite(
      this.glow,
      result.x,
      result.y + 2,
      (130 * text) / this.glow.width,
      (44 * text) / this.glow.height,
      0,
      now.light,
      0.3 * alpha,
      1,
    );
  }

  /** Middle of the amount's box on the canvas: what was won flies there. */
  target({ result, text }: WingoLayout): { readonly x: number; readonly y: number } {
    return { x: result.x, y: result.y + (result.brief ? 0 : (this.second.visible ? LINE * 2 : LINE) + 8) * text };
  }

  /** @param room px to the left of the middle: a long amount moves over */
  private money(down: number, room: number, brief: boolean, still: boolean): void {
    const { view, across } = this.pill;
    view.visible = this.won > 0 && !brief;
    if (!view.visible) return;
    const open = this.age === OVER || still ? 1 : backOut(clamp01(this.age / this.tuning.pillMs), 1.4);
    view.position.set(Math.max(0, across / 2 - room), down + LINE + 9);
    view.scale.set(open);
  }

  private write(phase: string, number: number): void {
    this.shownPhase = phase;
    this.shownNumber = number;
    this.title.begin().write(this.context.text.result).write(' ').put(ELLIPSIS).write(phase.slice(-TAIL)).end();
    const main = mainColour(number);
    const other = secondColour(number);
    this.word.text = this.context.text[main].toUpperCase();
    this.word.tint = mix(LIGHT[main], 0xffffff, 0.22);
    this.second.text = other ? this.context.text[other].toUpperCase() : '';
    this.second.tint = mix(LIGHT[other ?? main], 0xffffff, 0.22);
  }
}
