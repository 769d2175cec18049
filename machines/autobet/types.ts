import type { Rate, Sen } from '../../rules/money';

/** What happens to the next amount after a round: back to the first amount, or grown by `percent`. */
export type AutoStep = { readonly kind: 'reset' } | { readonly kind: 'increase'; readonly percent: number };

/**
 * A run of repeated bets as the player set it up. Amounts in sen, rates in 1/10000; a limit of null is no limit.
 * `autoCashOut` is null in games without one; `runAway` marks the option whose multiplier has to lie above double.
 */
export interface AutoConfig {
  readonly amount: Sen;
  /** Rounds to play; has to exceed 1. */
  readonly count: number;
  readonly onWin: AutoStep;
  readonly onLoss: AutoStep;
  /** Stops once the run's loss has reached this. */
  readonly stopLoss: Sen | null;
  /** Stops once the run's profit has reached this. */
  readonly stopProfit: Sen | null;
  readonly autoCashOut: Rate | null;
  readonly runAway: boolean;
}

/** What {@link AutoConfig} is checked against; sen. */
export interface AutoLimits {
  readonly balance: Sen;
  readonly min: Sen;
  readonly max: Sen;
}

export type AutoField = 'amount' | 'count' | 'onWin' | 'onLoss' | 'stopLoss' | 'stopProfit' | 'autoCashOut';

/** What is wrong with a field; the shell has a text for each. */
export type AutoFault =
  | 'out-of-range' // not from 1 to 99999
  | 'not-whole'
  | 'count-too-small' // has to exceed 1
  | 'bet-range' // outside the game's limits of a bet
  | 'balance' // the amount is above the balance
  | 'stop-loss-not-below-balance'
  | 'stop-profit-not-above-balance'
  | 'rate-below-one'
  | 'rate-too-low' // auto cash-out not above 1.01
  | 'rate-not-above-double'; // auto run away

export type AutoErrors = Readonly<Partial<Record<AutoField, AutoFault>>>;

/** Why a run ended. */
export type AutoStop = 'finished' | 'stop-loss' | 'stop-profit' | 'refused' | 'offline' | 'user' | 'limit';

/** What the panel shows of a run. `profit` is signed, in sen. */
export interface AutoProgress {
  readonly running: boolean;
  /** Rounds still to be bet on. */
  readonly left: number;
  readonly played: number;
  readonly profit: Sen;
  readonly nextAmount: Sen;
  readonly stopped: AutoStop | null;
  /** The server's code when `stopped` is `refused`. */
  readonly code: number | null;
}
