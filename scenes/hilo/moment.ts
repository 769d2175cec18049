/**
 * Which card is on its way and how far. Nothing here follows from the server's clock: a card comes when the answer does, so a late join or a
 * tab that was away simply stands at the end of it. One record, reused each frame.
 */
import { OVER } from '../kit/ease';
import type { Score } from '../kit/tweens';
import { ARRIVED, type Coming, type Deal, dealScore } from './choreography';
import type { HiloTuning } from './tuning';

export type Mode = 'rest' | Coming;

export interface Moment {
  /** Scene time in seconds since it was made: for loops. */
  seconds: number;
  mode: Mode;
  /** Since the card left the deck, ms; it turns from `slideMs` on and is known when `since` is 0, negative before. OVER at rest. */
  age: number;
  slideMs: number;
  since: number;
  /** Place in the trail of the card that comes. */
  index: number;
  right: boolean;
  rare: boolean;
  /** True in the one frame in which the card becomes known. */
  revealed: boolean;
  /** Since the round was lost or cashed out in front of us; OVER long after. */
  lostMs: number;
  cashMs: number;
  /** Where the cards are on their way. */
  deal: Readonly<Deal>;
}

/** When the next card leaves the deck, over the time in which the skipped one leaves the table. */
const AFTER_SKIP = 0.4;

export class MomentKeeper {
  readonly now: Moment = {
    seconds: 0,
    mode: 'rest',
    age: OVER,
    slideMs: 0,
    since: OVER,
    index: 0,
    right: false,
    rare: false,
    revealed: false,
    lostMs: OVER,
    cashMs: OVER,
    deal: ARRIVED,
  };
  private flipMs = 0;
  private score: ReturnType<typeof dealScore> | null = null;

  constructor(private readonly tuning: HiloTuning) {}

  get scores(): readonly Score<object>[] {
    return this.score ? [this.score] : [];
  }

  /** The first card of a round. @param faceDown it lies in the middle already */
  deal(faceDown: boolean, still: boolean): void {
    this.begin('deal', 0, true, false, faceDown ? 0 : this.tuning.draw.slideMs, still);
  }

  turn(index: number, right: boolean, chance: number, still: boolean): void {
    this.begin('turn', index, right, right && chance <= this.tuning.right.rareChance, this.tuning.draw.slideMs, still);
  }

  skip(index: number, still: boolean): void {
    this.begin('skip', index, true, false, this.tuning.skip.outMs * AFTER_SKIP + this.tuning.skip.inMs, still);
  }

  cash(): void {
    this.now.cashMs = 0;
  }

  /** Whatever is on its way has arrived. */
  settle(): void {
    const { now } = this;
    this.rest();
    now.lostMs = OVER;
    now.cashMs = OVER;
    now.revealed = false;
  }

  /** How long until the card that comes is known and the round's figures follow it, ms. */
  get revealMs(): number {
    return this.now.slideMs + this.flipMs;
  }

  advance(ms: number): Moment {
    const { now, tuning } = this;
    now.seconds += ms / 1000;
    now.revealed = false;
    if (now.lostMs < OVER) now.lostMs += ms;
    if (now.cashMs < OVER) now.cashMs += ms;
    if (now.mode === 'rest') return now;
    const before = now.since;
    now.age += ms;
    now.since = now.age - this.revealMs;
    this.score?.seek(now.age);
    if (before < 0 && now.since >= 0) {
      now.revealed = true;
      if (!now.right) now.lostMs = now.since;
    }
    const { right } = tuning;
    if (
      now.since >
      Math.max(tuning.draw.settleMs, right.flyMs + right.stampMs, right.barMs, right.rimMs, tuning.draw.shineMs)
    )
      this.rest();
    return now;
  }

  private begin(mode: Coming, index: number, right: boolean, rare: boolean, slideMs: number, still: boolean): void {
    const { now, tuning } = this;
    now.mode = mode;
    now.index = index;
    now.right = right;
    now.rare = rare;
    now.age = 0;
    now.slideMs = still ? 0 : slideMs;
    this.flipMs = still ? tuning.room.crossFadeMs : tuning.draw.flipMs;
    now.since = -this.revealMs;
    this.score?.destroy();
    this.score = dealScore(tuning, mode, now.slideMs, this.flipMs);
    now.deal = this.score.at;
    now.lostMs = OVER;
    now.cashMs = OVER;
  }

  private rest(): void {
    const { now } = this;
    this.score?.destroy();
    this.score = null;
    now.deal = ARRIVED;
    now.mode = 'rest';
    now.age = OVER;
    now.since = OVER;
  }
}
