/** One of the two guesses: what is written on its slab. Drawn by choices.ts. */
import { Container } from 'pixi.js';
import { RANKS } from '../../rules/hilo/cards';
import { hiloRate, sidesOf, winningRanks } from '../../rules/hilo/payout';
import { OVER } from '../kit/ease';
import { Label } from '../kit/label';
import { putRate, putRp, putWhole } from '../kit/numbers';
import type { Rect } from './layout';
import type { HiloContext } from './parts';
import type { HiloChoice, HiloText } from './view';

/** The comp's slab is this high. */
export const SLAB = 103;
/** Smaller than this a text is left out: it is said to the player elsewhere too. */
const LEAST_TEXT = 0.74;
const COMMA = 44,
  PERCENT = 37;
export type Guess = HiloChoice['guess'];
export const LIGHT: Readonly<Record<Guess, number>> = { higher: 0x3df0b4, lower: 0xff7abf, same: 0x6fcbff };
const WORD: Readonly<Record<Guess, HiloText>> = { higher: 'higherSame', lower: 'lowerSame', same: 'same' };
/** Before a round: where a way pays most, its plate at the top, its text. */
export const REST = {
  higher: { note: 'bestHigh', plate: 0x0f5f58, ink: 0x3df0b4 },
  lower: { note: 'bestLow', plate: 0x701a4a, ink: 0xff8fc6 },
} as const;
const DASH = 0x2013;
/** A slab lower than this has no room for the note. */
export const NOTE_FROM = 66;

/** The least and the most that one guess of a way pays, whatever card lies open, 1/10000. */
function rangeOf(guess: 'higher' | 'lower'): readonly [least: number, most: number] {
  const rates = RANKS.flatMap((_, i) =>
    sidesOf(i + 1).includes(guess) ? [hiloRate([winningRanks(i + 1, guess)])] : [],
  );
  return [Math.min(...rates), Math.max(...rates)];
}

export class Slab {
  readonly view = new Container();
  readonly title: Label;
  readonly rate: Label;
  readonly share: Label;
  readonly amount: Label;
  readonly range: Label;
  readonly note: Label;
  guess: Guess;
  open = false;
  /** No round is open nor told: it shows what there is to win. */
  resting = true;
  /** What is written: nothing yet, or the choice. */
  shown: HiloChoice | null = null;
  word: HiloText = 'higher';
  pressAge = OVER;
  dim = 1;
  sink = 0;
  bar = 0;

  constructor(context: HiloContext, guess: 'higher' | 'lower') {
    const { assets, text } = context;
    this.guess = guess;
    this.title = new Label({ font: assets.font('num'), size: 13, max: 20 });
    this.rate = new Label({ font: assets.font('title'), size: 26, max: 10 });
    this.share = new Label({ font: assets.font('numsmall'), size: 12, max: 8 });
    this.amount = new Label({ font: assets.font('numsmall'), size: 12, max: 18, align: 1 });
    const { note, ink } = REST[guess];
    this.range = new Label({ font: assets.font('num'), size: 18, max: 14, tint: ink, spacing: -0.01 });
    const [least, most] = rangeOf(guess);
    putRate(this.range.begin(), least);
    // The mark stands behind the second one alone: `1,07–6,43×`.
    this.range.back().put(DASH);
    putRate(this.range, most);
    this.range.end();
    this.note = new Label({ font: assets.font('numsmall'), size: 12, max: 32, tint: 0xe6e0ff });
    this.note.text = text[note];
    this.view.addChild(this.title, this.rate, this.share, this.amount, this.range, this.note);
  }

  /** Writes a choice. @param usual the way that the slab is for while there is none */
  read(choice: HiloChoice | null, usual: 'higher' | 'lower', text: HiloContext['text']): void {
    const guess = choice?.guess ?? usual;
    const word: HiloText = choice
      ? choice.guess !== 'same' && choice.chance > 0.9
        ? choice.guess
        : WORD[choice.guess]
      : WORD[usual];
    if (this.shown === choice && this.word === word && this.title.textWidth > 0) return;
    this.shown = choice;
    this.open = choice !== null;
    this.guess = guess;
    this.word = word;
    this.title.text = text[word];
    if (!choice) return;
    putRate(this.rate.begin(), choice.rate);
    this.rate.end();
    const tenths = Math.round(choice.chance * 1000);
    putWhole(this.share.begin(), Math.floor(tenths / 10));
    this.share
      .put(COMMA)
      .put(48 + (tenths % 10))
      .put(PERCENT)
      .end();
    putRp(this.amount.begin(), choice.amount);
    this.amount.end();
  }

  /** Lays its words out in its box. @param awake how much of it is seen */
  fit({ x, y, width, height }: Rect, still: boolean, awake: number): void {
    const c = height / SLAB;
    const small = Math.max(0.88, Math.min(1.25, c));
    const left = x + 13 * c + iconSize(height) + 8 * c;
    const room = x + width - 10 - left;
    const sink = still ? 0 : this.sink;
    this.view.alpha = (this.open ? this.dim : 1) * awake;
    this.view.visible = this.open || this.resting;
    this.title.scale.set(Math.min(small, room / Math.max(1, this.title.textWidth)));
    this.title.position.set(left, y + height * (this.open || height < NOTE_FROM ? 0.215 : 0.24) + sink);
    this.range.visible = this.resting;
    this.note.visible = this.resting && height >= NOTE_FROM;
    this.rate.visible = this.open;
    this.share.visible = this.open;
    this.amount.visible = this.open;
    if (this.resting) {
      this.range.scale.set(Math.min(Math.max(0.8, c * 1.08), room / Math.max(1, this.range.textWidth)));
      this.range.position.set(left, y + height * (height < NOTE_FROM ? 0.64 : 0.5));
      this.note.scale.set(Math.min(small, (width - 26 * c) / Math.max(1, this.note.textWidth)));
      this.note.position.set(x + 14 * c, y + height * 0.8);
    }
    if (!this.open) return;
    this.rate.scale.set(Math.min(Math.max(0.74, c), room / Math.max(1, this.rate.textWidth)));
    this.rate.position.set(left, y + height * 0.43 + sink);
    const bar = barOf(x, y + sink, width, height);
    const middle = bar.y + bar.height / 2;
    const text = Math.max(0.92, Math.min(1.2, c));
    this.share.scale.set(text);
    this.share.position.set(bar.x + 8, middle);
    const fits = Math.min(text, (bar.width - 22 - this.share.textWidth * text) / Math.max(1, this.amount.textWidth));
    this.amount.visible = fits > LEAST_TEXT;
    this.amount.scale.set(fits);
    this.amount.position.set(bar.x + bar.width - 8, middle);
  }
}

export const iconSize = (height: number): number => Math.max(28, (46 * height) / SLAB);

const bar = { x: 0, y: 0, width: 0, height: 0 };
/** The bar of a slab's chance; one record, read at once. */
export function barOf(x: number, y: number, width: number, height: number): Rect {
  const c = height / SLAB;
  bar.height = Math.max(14, 18 * c);
  bar.x = x + 11 * c;
  bar.width = width - 22 * c;
  bar.y = y + height * 0.77 - bar.height / 2;
  return bar;
}
