import type { Rate, Sen } from '../../rules/money';
import type { RangeFault } from '../../rules/stake';

/** What happens to the next amount after a round: back to the first amount, or grown by `percent`. */
export type AutoStep = { readonly kind: 'reset' } | { readonly kind: 'increase'; readonly percent: number };

/**
 * A run of repeated bets as the player set it up. Amounts in sen, rates in 1/10000; a limit of null is no limit.
 * `stopLoss` and `stopProfit` are levels of the balance, as their documented checks say: the one lies below the balance, the other above it.
 * `autoCashOut` is null in games without one; `runAway` marks the option whose multiplier has to lie above double.
 */
export interface AutoConfig {
  readonly amount: Sen;
  /** Rounds to play; has to exceed 1. */
  readonly count: number;
  readonly onWin: AutoStep;
  readonly onLoss: AutoStep;
  /** Stops once the balance has fallen to this. */
  readonly stopLoss: Sen | null;
  /** Stops once the balance has risen to this. */
  readonly stopProfit: Sen | null;
  /** Stops once so much was lost, or won, since the run began. */
  readonly mostLost: Sen | null;
  readonly mostWon: Sen | null;
  /** Stops after the first round that is won, or lost; null plays on. */
  readonly stopAfter: 'win' | 'loss' | null;
  readonly autoCashOut: Rate | null;
  readonly runAway: boolean;
}

/** What {@link AutoConfig} is checked against; sen. */
export interface AutoLimits {
  readonly balance: Sen;
  readonly min: Sen;
  readonly max: Sen;
}

export type AutoField =
  'amount' | 'count' | 'onWin' | 'onLoss' | 'stopLoss' | 'stopProfit' | 'mostLost' | 'mostWon' | 'autoCashOut';

/** What is wrong with a field; the shell has a text for each. */
export type AutoFault =
  | 'out-of-range' // not from 1 to 99999
  | 'not-whole'
  | 'count-too-small' // has to exceed 1
  | RangeFault
  | 'balance' // the amount is above the balance
  | 'stop-loss-not-below-balance'
  | 'stop-profit-not-above-balance'
  | 'stop-nothing' // an amount won or lost that is none
  | 'lost-above-balance' // more than there is to lose
  | 'rate-below-one'
  | 'rate-too-low' // auto cash-out not above 1.01; at the field of a single bet, below it
  | 'rate-not-above-double'; // auto run away

export type AutoErrors = Readonly<Partial<Record<AutoField, AutoFault>>>;

/** Why a run ended: all rounds played, a limit reached, a round won or lost, the next amount outside the game's limits of a bet, or from outside. */
export type AutoStop =
  | 'finished'
  | 'stop-loss'
  | 'stop-profit'
  | 'most-lost'
  | 'most-won'
  | 'after-win'
  | 'after-loss'
  | 'bet-range'
  | 'refused'
  | 'offline'
  | 'table' // the player went to another table of the room
  | 'user';

/** What the panel shows of a run. `profit` is signed, in sen. */
export interface AutoProgress {
  readonly running: boolean;
  /** Rounds still to be bet on. */
  readonly left: number;
  readonly played: number;
  readonly profit: Sen;
  readonly nextAmount: Sen;
  /** A round could have been bet on while the page was hidden: the run waited, and goes on when it is seen. True until the next round is settled. */
  readonly paused: boolean;
  /** Why it stopped; while still running, why it will stop after this round. */
  readonly stopped: AutoStop | null;
  /** The server's code when `stopped` is `refused`. */
  readonly code: number | null;
}

export interface AutoInput {
  readonly config: AutoConfig;
  readonly limits: AutoLimits;
  /** Made by the app, 8 to 40 characters: the commands' ids are derived from it, one a round. */
  readonly runId: string;
}

export interface AutoContext {
  readonly input: AutoInput;
  readonly progress: AutoProgress;
  /** The round that is being bet on. */
  readonly roundId: string | null;
  /** Nobody sees the page: no bet is placed. */
  readonly hidden: boolean;
  /** The latest round that a hidden page let pass. */
  readonly held: string | null;
}

/** What the room tells a run. */
export type AutoEvent =
  /** A bet may be placed in this round. Repetitions are harmless. */
  | { readonly type: 'open'; readonly roundId: string }
  | { readonly type: 'accepted'; readonly roundId: string }
  | { readonly type: 'refused'; readonly code: number }
  /** What the round's bet came to, in sen. */
  | { readonly type: 'settled'; readonly roundId: string; readonly stake: Sen; readonly back: Sen }
  | { readonly type: 'offline' }
  /** The page is hidden, or seen again. */
  | { readonly type: 'hide' }
  | { readonly type: 'show' }
  /** The player stops: a bet that stands is played to its end. */
  | { readonly type: 'stop' };

/** What a run tells the room: place this bet. `amount` in sen. */
export interface AutoPlace {
  readonly type: 'auto.place';
  readonly roundId: string;
  readonly amount: Sen;
  readonly auto: Rate | null;
  readonly uuid: string;
}

/** A room's word to its run, between the room's regions. */
export interface AutoTell {
  readonly type: 'auto.tell';
  readonly event: AutoEvent;
}
