import type { HiloGuess } from '../../rules/hilo/payout';
import type { WinSize } from '../kit/scene';

export type HiloSelect = HiloGuess | 'skip';

/** A card of the trail by its place in rules/hilo/cards, what was said before it came (null for the first), and the rate after it, 1/10000. */
export interface HiloTrailCard {
  readonly card: number;
  readonly select: HiloSelect | null;
  readonly rate: number;
}

/** What one guess would bring: its chance (0 to 1), the round's rate if it is right (1/10000) and the money back then (rupiah). */
export interface HiloChoice {
  readonly guess: HiloGuess;
  readonly chance: number;
  readonly rate: number;
  readonly amount: number;
}

/** Everything the Hilo scene draws. Between rounds (`ready`) it shows how the last one ended, or a face-down card before the first. */
export interface HiloView {
  readonly phase: 'connecting' | 'ready' | 'process';
  readonly roundId: string;
  /** Oldest first; the last one lies open on the table. */
  readonly cards: readonly HiloTrailCard[];
  readonly outcome: 'open' | 'won' | 'lost' | null;
  /** What the stake is worth by now, 1/10000; what was paid, once won. */
  readonly rate: number;
  /** The rate at which a round ends by itself, 1/10000. */
  readonly maxRate: number;
  /** Rupiah: what the round was begun with, 0 without one; what was paid out, 0 until it is won. */
  readonly stake: number;
  readonly back: number;
  /** Right guesses so far. */
  readonly right: number;
  /** The two guesses that the open card allows: at the left higher (or the same, on a king), at the right lower (or the same, on an ace). Empty when nothing can be guessed. */
  readonly choices: readonly HiloChoice[];
  /** What was sent to the server and has no answer yet. */
  readonly chosen: HiloSelect | null;
  readonly canSkip: boolean;
}

/** `index` is the place in the trail of the card that comes. */
export type HiloCue =
  | { readonly type: 'deal' }
  | { readonly type: 'turn'; readonly index: number; readonly right: boolean; readonly chance: number }
  | { readonly type: 'skip'; readonly index: number }
  | { readonly type: 'cash' }
  | { readonly type: 'win'; readonly size: WinSize; readonly amount: number };

/** Words on the canvas, by locale, handed in by the stage. */
export type HiloText =
  | 'now'
  | 'start'
  | 'next'
  | 'right'
  | 'skip'
  | 'higherSame'
  | 'lowerSame'
  | 'higher'
  | 'lower'
  | 'same'
  | 'connecting'
  // At rest: how the ranks go, where each way pays most, what a round may do ({n}, {rate}).
  | 'lowest'
  | 'highest'
  | 'bestHigh'
  | 'bestLow'
  | 'freeSkips'
  | 'most'
  | 'anytime'
  // After a round: the two cards, how they lie ({came}, {yours}), which would have won ({ranks}; {first}, {last}), its chance ({share}), skips ({n}, {all}), money.
  | 'yours'
  | 'came'
  | 'wrong'
  | 'isLower'
  | 'isHigher'
  | 'isSame'
  | 'wins'
  | 'to'
  | 'chanceWas'
  | 'skipped'
  | 'stake'
  | 'back'
  | 'net';
