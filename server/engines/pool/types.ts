import type { PoolGame } from '../../../contract/pool';
import type { Draws } from '../../../rules/fairness/draws';
import type { Rate, Sen } from '../../../rules/money';
import type { StakeLimits } from '../../../rules/stake';
import type { Effect, Player, Ref } from '../kit/effects';
import type { Registry } from '../kit/registry';

/** What a round is drawn to, as whole numbers that only the game's own table can read: a pocket, three faces, the stops of the ring. */
export type Outcome = readonly number[];

/** What a house decides about a room. */
export interface PoolSettings {
  readonly limits: StakeLimits;
  /** The most that a player may win in a round over everything staked in it. */
  readonly maxProfit: Sen;
}

/** All that tells one timed room from another. Pools are counted from 0 in the order of the contract's list. */
export interface PoolRules {
  readonly game: PoolGame;
  readonly pools: number;
  /** The documented code for a bet that comes when the wheel, the dice or the ring are running (contract/errors). */
  readonly startedCode: number;
  readonly bettingMs: number;
  /** From the close of the bets until a run stops, between a stop that is not the last and the next run, and from the last stop on. */
  readonly runMs: number;
  readonly againMs: number;
  readonly shownMs: number;
  draw(draws: Draws): Outcome;
  /** How often the round runs: an outcome of AGAIN runs once more. */
  runsOf(outcome: Outcome): number;
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

/** A stake on one pool. */
export interface PoolBet {
  readonly betId: string;
  readonly player: Player;
  readonly roundId: string;
  readonly pool: number;
  readonly amount: Sen;
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

/** One player in a round: how many bets, and what lies on each pool. */
export interface Share {
  readonly bets: number;
  readonly amounts: readonly Sen[];
}

/** What a player's bets of a round came to. */
export interface PlayerResult {
  readonly userId: string;
  readonly staked: Sen;
  readonly paid: Sen;
}

/** The room in one of its rounds. `outcome` is there once it is drawn; `paid` says then what each bet was paid, by its id. */
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

/** `amount` is as it came over the wire. Without a round the bet is for the one that is open. */
export interface PoolBetCommand {
  readonly type: 'bet';
  readonly ref: Ref;
  readonly betId: string;
  readonly player: Player;
  readonly roundId: string | null;
  readonly pool: number;
  readonly amount: number;
  readonly receivedAt: number;
}

export type PoolEvent =
  | PoolBetCommand
  /** The stake was booked, or the wallet did not have it. */
  | { readonly type: 'funded' | 'unfunded'; readonly ref: Ref; readonly betId: string }
  /** Bets are closed: the round is drawn and everything is settled. */
  | { readonly type: 'draw'; readonly outcome: Outcome }
  /** The result was shown: the next round begins. */
  | { readonly type: 'open'; readonly plan: PoolPlan };

/** `amounts` is what the player has on each pool with this bet. */
export interface PoolReply {
  readonly call: 'bet';
  readonly bet: PoolBet;
  readonly amounts: readonly Sen[];
}

/** What became true of a round. The first bet that won of each player tells what all of theirs came to: `round`. */
export type PoolFact =
  | { readonly type: 'betPlaced'; readonly bet: PoolBet }
  | { readonly type: 'betSettled'; readonly bet: PoolBet; readonly paid: Sen; readonly round: PlayerResult | null }
  | {
      readonly type: 'roundDrawn';
      readonly plan: PoolPlan;
      readonly outcome: Outcome;
      readonly results: readonly PlayerResult[];
      readonly bets: number;
    }
  | { readonly type: 'roundOpened'; readonly plan: PoolPlan };

export type PoolEffect = Effect<PoolReply, PoolFact>;
export type PoolStep = readonly [PoolState, readonly PoolEffect[]];
