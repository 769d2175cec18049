import type { PoolGame } from '../../../contract/pool';
import type { Draws } from '../../../rules/fairness/draws';
import type { Rate, Sen } from '../../../rules/money';
import type { StakeLimits } from '../../../rules/stake';
import type { Effect, Player, Ref, Refusal } from '../kit/effects';
import type { Registry } from '../kit/registry';

/** Who is played by this engine. */
export type TimedGame = PoolGame | 'wingo';

/** What a round is drawn to, as whole numbers that only the game's own table can read: a pocket, three faces, the stops of the ring, a ball. */
export type Outcome = readonly number[];

/** What a house decides about a room. */
export interface PoolSettings {
  readonly limits: StakeLimits;
  /** The most that a player may win in a round over everything staked in it. */
  readonly maxProfit: Sen;
}

/** Rounds on the wall clock: they follow each other without a gap, and a result is shown while the next round takes bets already. */
export interface Calendar {
  /** The round that a moment (epoch ms) is in. */
  at(now: number): PoolPlan;
  after(plan: PoolPlan): PoolPlan;
}

/** All that tells one timed feed of rounds from another. Pools are counted from 0 in the order of the contract's list. */
export interface PoolRules {
  readonly game: TimedGame;
  /** Which of the game's feeds: a model of Wingo's, 0 where a game has only one. */
  readonly feed: number;
  readonly pools: number;
  /** Most bets of one player in a round. */
  readonly maxBets: number;
  /** The documented code for a bet that comes when the wheel, the dice or the ring are running (contract/errors). */
  readonly startedCode: number;
  /** The refusal of a bet on a round that there is none of yet. */
  readonly notYet: Refusal;
  /** Whether every bet that won stands for itself in the list of big wins, or all of a player's in the round together. */
  readonly winsAlone: boolean;
  /** Null where rounds are counted, and the next one begins when the last one's result was shown. */
  readonly calendar: Calendar | null;
  readonly bettingMs: number;
  /** From the close of the bets until the draw. */
  readonly closedMs: number;
  /** From the draw until a run stops, between a stop that is not the last and the next run, and from the last stop on. */
  readonly runMs: number;
  readonly againMs: number;
  readonly shownMs: number;
  draw(draws: Draws): Outcome;
  /** How often the round runs: an outcome of AGAIN runs once more. */
  runsOf(outcome: Outcome): number;
  /** What is wrong with pools to bet on as they came over the wire (-1 for what is none), if anything. */
  faultOf(picks: readonly number[]): Refusal | null;
  /** The rate that a bet on a pool returns; 0 when it lost. */
  settle(pool: number, outcome: Outcome): Rate;
  /** What a pool by itself would take at a time; a bet has to be within those of all pools (limits.ts). */
  limitsOf(pool: number, settings: PoolSettings): StakeLimits;
}

/** A round that takes bets from `startTime` until `closeTime`. */
export interface PoolPlan {
  readonly roundId: string;
  readonly startTime: number;
  readonly closeTime: number;
}

/** One bet: `amount` on each of its pools, `cost` in all. */
export interface PoolBet {
  readonly betId: string;
  readonly player: Player;
  readonly roundId: string;
  readonly picks: readonly number[];
  readonly amount: Sen;
  readonly cost: Sen;
  readonly placedAt: number;
}

/** The bets of a round, newest first: a list that grows without copying. */
export type PoolBets = { readonly bet: PoolBet; readonly before: PoolBets; readonly count: number } | null;

/** What lies on a pool. */
export interface PoolSum {
  readonly users: number;
  readonly bets: number;
  readonly amount: Sen;
}

/** What a crowd laid down in a round: how many people, in how many bets, and by pool. */
export interface Tally {
  readonly users: number;
  readonly bets: number;
  readonly sums: readonly PoolSum[];
}

/** One player in a round: how many bets and which, and what lies on each pool. */
export interface Share {
  readonly bets: number;
  readonly own: PoolBets;
  readonly amounts: readonly Sen[];
}

export interface Win {
  readonly staked: Sen;
  readonly paid: Sen;
}

/** What a player's bets of a round came to. */
export interface PlayerResult extends Win {
  readonly userId: string;
}

/** A feed in one of its rounds. `outcome` is there once it is drawn; `paid` says then what each bet was paid, by its id. */
export interface PoolState {
  readonly rules: PoolRules;
  readonly settings: PoolSettings;
  readonly plan: PoolPlan;
  readonly outcome: Outcome | null;
  readonly bets: PoolBets;
  readonly sums: readonly PoolSum[];
  readonly shares: Registry<Share>;
  readonly paid: ReadonlyMap<string, Sen>;
  /** Bets whose stake is being booked, by id: never seen outside a batch. */
  readonly pending: Registry<PoolBet>;
}

/** `picks` and `amount` are as they came over the wire. Without a round the bet is for the one that is open. */
export interface PoolBetCommand {
  readonly type: 'bet';
  readonly ref: Ref;
  readonly betId: string;
  readonly player: Player;
  readonly roundId: string | null;
  readonly picks: readonly number[];
  readonly amount: number;
  readonly receivedAt: number;
}

export type PoolEvent =
  | PoolBetCommand
  /** The stake was booked, or the wallet did not have it. */
  | { readonly type: 'funded' | 'unfunded'; readonly ref: Ref; readonly betId: string }
  /** Bets are closed: the round is drawn and everything is settled; on the wall clock the next round begins with it. */
  | { readonly type: 'draw'; readonly outcome: Outcome; readonly next?: PoolPlan; readonly settings?: PoolSettings }
  /** The result was shown: the next round begins. `settings` are the house's for the new round, here and with a draw; those of the last one where they are missing. */
  | { readonly type: 'open'; readonly plan: PoolPlan; readonly settings?: PoolSettings };

/** `amounts` is what the player has on each pool with this bet. */
export interface PoolReply {
  readonly call: 'bet';
  readonly bet: PoolBet;
  readonly amounts: readonly Sen[];
}

/** What became true of a round. `win` is what the list of big wins shows of a bet, `sums` what lay on the pools. */
export type PoolFact =
  | { readonly type: 'betPlaced'; readonly bet: PoolBet }
  | { readonly type: 'betSettled'; readonly bet: PoolBet; readonly paid: Sen; readonly win: Win | null }
  | {
      readonly type: 'roundDrawn';
      readonly plan: PoolPlan;
      readonly outcome: Outcome;
      readonly results: readonly PlayerResult[];
      readonly bets: number;
      readonly sums: readonly PoolSum[];
    }
  | { readonly type: 'roundOpened'; readonly plan: PoolPlan };

export type PoolEffect = Effect<PoolReply, PoolFact>;
export type PoolStep = readonly [PoolState, readonly PoolEffect[]];
