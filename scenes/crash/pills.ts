/**
 * Cash-outs of the other players: a pill leaves the curve at the rate it paid, rises and fades. A fixed handful on screen; when
 * hundreds come at once the largest wins get the free places, and everybody is in the list beside the stage anyway.
 */
import { Container } from 'pixi.js';
import { rgb } from '../../assets/tokens';
import { GROWTH_PER_MS } from '../../rules/crash/curve';
import { hueColor } from '../kit/color';
import { bezier, clamp01 } from '../kit/ease';
import { Label } from '../kit/label';
import { putRate, putRp } from '../kit/numbers';
import { Panel } from '../kit/panel';
import { Pool } from '../kit/pool';
import { Picture } from '../kit/words';
import { secondsOf, xOf, yOf } from './axes';
import type { CrashLayout } from './layout';
import type { Moment } from './moment';
import type { CrashContext } from './parts';
import type { CrashTuning } from './tuning';
import type { CrashCue } from './view';

export type CashOut = Extract<CrashCue, { type: 'cashOut' }>;

/** Where the curve is at a height of the screen. */
function xAt(y: number, now: Moment, { plot }: CrashLayout): number {
  const growth = 1 + ((plot.bottom - y) / (plot.bottom - plot.headY)) * now.axes.range;
  return xOf(Math.log(Math.max(1, growth)) / (GROWTH_PER_MS * 1000), now.axes, plot);
}

const HEIGHT = 30;
const ROW = HEIGHT + 6;
const NEUTRAL = rgb('text2');

class Pill {
  readonly view = new Container();
  width = 0;
  age = 0;
  x = 0;
  y = 0;
  rate = 0;
  private readonly panel: Panel;
  private readonly orb: Picture;
  private readonly initial: Label;
  private readonly rateLabel: Label;
  private readonly amount: Label;
  private readonly tag: Label;
  private readonly tagPanel: Panel;

  constructor(context: CrashContext) {
    const { assets } = context;
    this.panel = new Panel(assets, 'pill', { fill: rgb('field'), fillAlpha: 0.72, line: rgb('win'), lineAlpha: 0.36 });
    this.orb = new Picture(assets.frame('orb'));
    this.orb.x = 15;
    this.initial = new Label({ font: assets.font('num'), size: 11, max: 2, align: 0.5 });
    this.initial.x = 15;
    this.rateLabel = new Label({ font: assets.font('num'), size: 12.5, max: 10 });
    this.rateLabel.x = 31;
    this.amount = new Label({ font: assets.font('num'), size: 12.5, max: 16, tint: rgb('win') });
    this.tagPanel = new Panel(assets, 'card', {
      fill: rgb('violet'),
      fillAlpha: 0.35,
      line: rgb('violetHi'),
      lineAlpha: 0.5,
    });
    this.tag = new Label({ font: assets.font('numsmall'), size: 11, max: 5, tint: NEUTRAL, align: 0.5 });
    this.tag.text = context.text.bot;
    this.view.addChild(this.panel, this.orb, this.initial, this.rateLabel, this.amount, this.tagPanel, this.tag);
    this.view.visible = false;
  }

  fill(cue: CashOut): void {
    this.rate = cue.rate;
    this.age = 0;
    this.orb.tint = hueColor(cue.hue);
    this.initial.text = cue.initial;
    putRate(this.rateLabel.begin(), cue.rate);
    this.rateLabel.end();
    // A result is told as its net, like in the list.
    putRp(this.amount.begin(), Math.floor(cue.win - cue.stake), true);
    this.amount.end();
    let pen = 31 + this.rateLabel.textWidth + 10;
    this.tag.visible = cue.bot;
    this.tagPanel.visible = cue.bot;
    if (cue.bot) {
      const wide = this.tag.textWidth + 12;
      this.tagPanel.size(wide, 17);
      this.tagPanel.x = pen + wide / 2;
      this.tag.x = pen + wide / 2;
      pen += wide + 9;
    }
    this.amount.x = pen;
    this.width = pen + this.amount.textWidth + 13;
    this.panel.size(this.width, HEIGHT);
    this.panel.x = this.width / 2;
    this.view.visible = true;
  }
}

export class Pills {
  readonly view = new Container();
  private readonly pool: Pool<Pill>;
  private readonly waiting: CashOut[] = [];
  private readonly come: (t: number) => number;
  private sinceLast = 1e6;

  constructor(
    private readonly context: CrashContext,
    private readonly tuning: CrashTuning['pills'],
  ) {
    this.come = bezier(tuning.come);
    this.pool = new Pool(tuning.most, () => new Pill(context));
    for (const pill of this.pool.all()) this.view.addChild(pill.view);
  }

  /** Waits for its turn; the smallest of too many is dropped. */
  add(cue: CashOut): void {
    this.waiting.push(cue);
    if (this.waiting.length <= this.tuning.waiting) return;
    this.waiting.splice(this.pick(-1), 1);
  }

  clear(): void {
    this.waiting.length = 0;
    while (this.pool.active > 0) this.drop(this.pool.active - 1);
  }

  tick(ms: number, now: Moment, layout: CrashLayout): void {
    this.sinceLast += ms;
    this.forget(now);
    if (this.waiting.length > 0 && !this.pool.full && this.sinceLast >= this.tuning.gapMs) {
      const best = this.pick(1);
      const cue = this.waiting[best];
      if (cue && this.launch(cue, now, layout)) this.waiting.splice(best, 1);
    }
    for (let i = this.pool.active - 1; i >= 0; i -= 1) {
      const pill = this.pool.at(i);
      pill.age += ms;
      if (pill.age >= this.tuning.lifeMs) this.drop(i);
      else this.place(pill, layout);
    }
  }

  /** The index of the largest (1) or smallest (-1) win that waits. */
  private pick(sign: 1 | -1): number {
    let best = 0;
    for (let i = 1; i < this.waiting.length; i += 1)
      if (((this.waiting[i]?.win ?? 0) - (this.waiting[best]?.win ?? 0)) * sign > 0) best = i;
    return best;
  }

  /** Who waited too long is old news; the list beside the stage has them all. */
  private forget(now: Moment): void {
    if (now.phase !== 'goingUp') this.waiting.length = 0;
    for (let i = this.waiting.length - 1; i >= 0; i -= 1) {
      if (now.elapsedMs - secondsOf(this.waiting[i]?.rate ?? 0) * 1000 > this.tuning.staleMs) this.waiting.splice(i, 1);
    }
  }

  /** Finds a free row on the inside of the curve, nearest to where the player left it. @returns false when there is none now */
  private launch(cue: CashOut, now: Moment, layout: CrashLayout): boolean {
    const pill = this.pool.take();
    pill.fill(cue);
    const { plot, safe, unit } = layout;
    const scale = Math.min(1.15, Math.max(0.92, unit));
    pill.width *= scale;
    pill.view.scale.set(scale);
    const row = ROW * scale;
    const low = plot.bottom - row;
    const high = plot.top + row * 0.7;
    const home = Math.min(low, Math.max(high + row, yOf(Math.max(1, cue.rate / 10_000), now.axes, plot) - 8));
    for (let tries = 0; tries < 12; tries += 1) {
      pill.y = home + row * Math.ceil(tries / 2) * (tries % 2 === 1 ? 1 : -1);
      const end = Math.min(xAt(pill.y + row * 0.6, now, layout) - 16 * unit, now.x - layout.rocket * 0.34);
      pill.x = Math.min(end, safe.right - 10) - pill.width;
      if (pill.y > low || pill.y < high || pill.x < safe.left + 8 || this.taken(pill, row)) continue;
      this.sinceLast = 0;
      this.context.sound.play('cash_other', { volume: 0.35 });
      this.place(pill, layout);
      return true;
    }
    this.drop(this.pool.active - 1);
    return false;
  }

  private taken(mine: Pill, row: number): boolean {
    for (let i = 0; i < this.pool.active; i += 1) {
      const other = this.pool.at(i);
      if (
        other !== mine &&
        Math.abs(other.y - this.rise(other) - mine.y) < row &&
        other.x < mine.x + mine.width + 8 &&
        mine.x < other.x + other.width + 8
      )
        return true;
    }
    return false;
  }

  private rise(pill: Pill): number {
    return this.tuning.risePx * (pill.age / this.tuning.lifeMs);
  }

  private place(pill: Pill, layout: CrashLayout): void {
    const { tuning } = this;
    const enter = clamp01(pill.age / tuning.inMs);
    const leave = clamp01((tuning.lifeMs - pill.age) / (tuning.lifeMs * 0.35));
    pill.view.alpha = Math.min(enter * 2, leave, 1);
    pill.view.position.set(pill.x + (1 - this.come(enter)) * 36 * layout.unit, pill.y - this.rise(pill));
  }

  private drop(i: number): void {
    this.pool.at(i).view.visible = false;
    this.pool.release(i);
  }
}
