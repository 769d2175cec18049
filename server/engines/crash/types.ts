import type { Rate, Sen } from '../../../rules/money';
import type { StakeLimits } from '../../../rules/stake';
import type { Effect, Player, Ref } from '../kit/effects';
import type { Registry } from '../kit/registry';

/** What a house decides about crash. Times in ms, money in sen. */
export interface CrashSettings {
  readonly limits: StakeLimits;
  /** The most that a player may win in a round over the stake. */
  readonly maxProfit: Sen;
  readonly preparationMs: number;
  /** How long the crashed rocket stays. */
  readonly shownMs: number;
}

/** Where a bet stands. `pending` is never seen outside a batch: its stake is being booked, and without funds `before` is in its place again. */
export type Standing =
  | { readonly kind: 'pending'; readonly before: Bet | undefined }
  | { readonly kind: 'open' }
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'escaped'; readonly rate: Rate; readonly paid: Sen };

/** One player's bet in a round; `auto` is the rate at which the server cashes out, null for none. */
export interface Bet {
  readonly betId: string;
  readonly player: Player;
  readonly roundId: string;
  readonly amount: Sen;
  readonly auto: Rate | null;
  readonly placedAt: number;
  /** How often the player has taken a bet of this round back so far. */
  readonly withdrawals: number;
  readonly standing: Standing;
}

/** Bets by user id: one a player and round. */
export type Bets = Registry<Bet>;

/** A round before it is played. `target` is secret until it crashed. */
export interface Plan {
  readonly roundId: string;
  readonly nextRoundId: string;
  readonly target: Rate;
  /** Take-off, epoch ms. */
  readonly startTime: number;
}

/** An auto cash-out that will be paid at `dueAt`, in the order of their times. */
export interface Auto {
  readonly userId: string;
  readonly rate: Rate;
  readonly dueAt: number;
}

interface Common {
  readonly settings: CrashSettings;
  readonly plan: Plan;
  readonly bets: Bets;
  /** Bets for the next round, taken while this one is up or shown. */
  readonly nextBets: Bets;
}

/** The course of a round (second document, section 4). `autos` from `nextAuto` on are unpaid. */
export type CrashState =
  | (Common & { readonly status: 'preparation' })
  | (Common & {
      readonly status: 'goingUp';
      readonly crashAt: number;
      readonly autos: readonly Auto[];
      readonly nextAuto: number;
    })
  | (Common & { readonly status: 'squib'; readonly crashAt: number; readonly nextRoundTime: number });

export type GoingUp = Extract<CrashState, { status: 'goingUp' }>;

/** Commands carry the time of receipt; `amount` and `rate` are as they came over the wire. */
export type CrashCommand =
  | {
      readonly type: 'bet';
      readonly ref: Ref;
      readonly betId: string;
      readonly player: Player;
      readonly roundId: string;
      readonly amount: number;
      readonly rate: number | undefined;
      readonly receivedAt: number;
    }
  | {
      readonly type: 'cancel';
      readonly ref: Ref;
      readonly userId: string;
      readonly roundId: string;
      readonly receivedAt: number;
    }
  | {
      readonly type: 'escape';
      readonly ref: Ref;
      readonly userId: string;
      readonly roundId: string;
      readonly receivedAt: number;
    };

export type CrashEvent =
  | CrashCommand
  /** The stake was booked, or the wallet did not have it. */
  | { readonly type: 'funded' | 'unfunded'; readonly ref: Ref; readonly userId: string; readonly roundId: string }
  /** The start time has come. */
  | { readonly type: 'launch' }
  /** Pays the auto cash-outs that are due. */
  | { readonly type: 'tick'; readonly at: number }
  /** The crash time has come: everything of the round is settled. */
  | { readonly type: 'crash' }
  /** The next round begins. Its id is the one announced as next. */
  | { readonly type: 'open'; readonly plan: Plan; readonly settings?: CrashSettings };

export type CrashReply =
  | { readonly call: 'bet'; readonly bet: Bet; readonly joinedNext: boolean }
  | { readonly call: 'cancel'; readonly roundId: string }
  | { readonly call: 'escape'; readonly roundId: string; readonly rate: Rate; readonly paid: Sen };

/** What became true of the round. */
export type CrashFact =
  | { readonly type: 'betPlaced'; readonly bet: Bet }
  | { readonly type: 'betWithdrawn'; readonly bet: Bet }
  /** `at` is the server's time of the cash-out: the receipt, or when the auto cash-out came due. */
  | {
      readonly type: 'betEscaped';
      readonly bet: Bet;
      readonly rate: Rate;
      readonly paid: Sen;
      readonly at: number;
      readonly by: 'player' | 'auto';
    }
  | { readonly type: 'roundOpened'; readonly plan: Plan }
  | { readonly type: 'roundCrashed'; readonly plan: Plan; readonly crashAt: number; readonly totals: Totals }
  | { readonly type: 'roundLaunched'; readonly plan: Plan; readonly crashAt: number };

/** What a round came to. */
export interface Totals {
  readonly bets: number;
  readonly staked: Sen;
  readonly paid: Sen;
}

export type CrashEffect = Effect<CrashReply, CrashFact>;

export type Step = readonly [CrashState, readonly CrashEffect[]];
