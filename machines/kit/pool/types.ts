import type { Clock } from '../clock';
import type { Refusal } from '../refusal';
import type { Resync, RoomEvent } from '../room';
import type { WinSize } from '../../../rules/win';
import type { Slip } from './slip';
import type { Stakes } from './stakes';

/**
 * The words of the rooms that share pools and a clock: roulette, dice, dingdong. `P` names a pool, `D` is what a round draws. Each game
 * reads its own wire into these (`machines/<game>/wire.ts`). Amounts are rupiah as on the wire, times are epoch ms of the server.
 */

/** The documented status: -1 idle, 0 round started, 1 round ended. */
export type PoolStatus = -1 | 0 | 1;

/** One bet of anybody, as the wire has it; `uuid` tells bets apart, `win` is there once the picture of the round has come to rest. */
export interface PoolBet<P> {
  readonly userId: string;
  readonly username: string;
  readonly avatar: string;
  readonly select: P;
  readonly amount: number;
  readonly uuid: string;
  readonly win?: number | undefined;
  readonly bot?: boolean | undefined;
}

/** Everybody's bets on one pool together, as the wire has them; `bets` and `betAmount` have the house bots' part, each of whom bets once. */
export interface PoolTotal<P> {
  readonly select: P;
  readonly users: number;
  readonly bots: number;
  readonly bets: number;
  readonly betAmount: number;
  readonly botAmount: number;
  readonly isHot: boolean;
}

/** One entry of the strip of results. */
export interface PastDraw<D> {
  readonly key: string;
  readonly draw: D;
}

/** One run of the wheel, the dice or the ring. Only dingdong has more than one in a round (after AGAIN). */
export interface PoolRun<D> {
  readonly draw: D;
  readonly runTime: number;
  readonly stopTime: number;
}

/** A round's times and promises. Bets are refused from `closeTime` on, then it runs. */
export interface RoundInfo<D> {
  readonly roundId: string;
  readonly startTime: number;
  readonly closeTime: number;
  /** The next round's start; null before the last run has begun. */
  readonly endTime: number | null;
  /** The commitment: SHA-256 of the seed. */
  readonly hash: string;
  readonly publicSeed: string;
  readonly publicSeedHash: string;
  /** The seed and the digest, with the last run. */
  readonly salt: string | null;
  readonly rand: string | null;
  /** None before the draw. */
  readonly runs: readonly PoolRun<D>[];
}

export interface PoolLimits {
  readonly min: number;
  readonly max: number;
}

/** The reply of `curRound`. */
export interface PoolSnapshot<P, D> {
  readonly round: RoundInfo<D>;
  /** Newest first; the player's own may be among them. */
  readonly bets: readonly PoolBet<P>[];
  readonly myBets: readonly PoolBet<P>[];
  /** In the order of the game's pools. */
  readonly totals: readonly PoolTotal<P>[];
  readonly mine: Stakes<P>;
  /** Newest first; what the shown round came to is not among them. */
  readonly history: readonly PastDraw<D>[];
  /** Of one bet, by pool. */
  readonly limits: ReadonlyMap<P, PoolLimits>;
  readonly maxProfit: number;
  readonly players: number;
}

/** A round begins: everything of the last one is cleared. */
export interface PoolStart<D> {
  readonly round: RoundInfo<D>;
  readonly players: number;
}

/** A run begins, and this is where it stops. `endTime`, `salt` and `rand` come with the last run of a round. */
export interface PoolEnd<D> {
  readonly roundId: string;
  /** From 0. */
  readonly run: number;
  readonly draw: D;
  readonly runTime: number;
  readonly stopTime: number;
  readonly endTime: number | null;
  readonly salt: string | null;
  readonly rand: string | null;
  readonly publicSeed: string;
}

/** Bets that came in. */
export interface PoolUpdate<P> {
  readonly roundId: string;
  readonly bets: readonly PoolBet<P>[];
  readonly totals: readonly PoolTotal<P>[];
  readonly players: number;
}

/** What the player's own bets of a round came to: `stake` left the balance, `back` came in. */
export interface PoolResult {
  readonly roundId: string;
  readonly stake: number;
  readonly back: number;
}

/** One bet to be sent. */
export interface BetInput<P> {
  readonly pool: P;
  readonly amount: number;
  readonly uuid: string;
}

/** What the bet slot is given: all bets of one press, in the order of the pools. */
export interface PlaceInput<P> {
  readonly roundId: string;
  readonly bets: readonly BetInput<P>[];
}

/** What became of each of them. A bet without an answer is refused with the generic code. */
export type BetAnswer<P> =
  | {
      readonly ok: true;
      readonly pool: P;
      readonly amount: number;
      readonly roundId: string;
      /** Undefined where the reply does not say: then they are asked for. */
      readonly balance: number | undefined;
      readonly bet: PoolBet<P> | undefined;
    }
  | { readonly ok: false; readonly pool: P; readonly error: unknown };

/** A set-up that waits for the next round, with the id of its command. */
export interface Queued<P> {
  readonly stakes: Stakes<P>;
  /** Where they were taken from: what was set up comes back when it is called off. */
  readonly from: 'slip' | 'last';
  readonly uuid: string;
}

export interface PoolContext<P, D> {
  readonly game: PoolGame<P>;
  readonly clock: Clock;
  /** Null for guests. */
  readonly userId: string | null;
  /** The round on the board; null before the first snapshot. */
  readonly round: RoundInfo<D> | null;
  /** Everybody's bets of it, newest first. */
  readonly bets: readonly PoolBet<P>[];
  readonly totals: readonly PoolTotal<P>[];
  /** The documented myPoolAmount. */
  readonly mine: Stakes<P>;
  /** The keys of the player's own bets of it that have been counted. */
  readonly ownKeys: ReadonlySet<string>;
  /** Newest first; a round joins when its picture has come to rest. */
  readonly history: readonly PastDraw<D>[];
  readonly limits: ReadonlyMap<P, PoolLimits>;
  readonly maxProfit: number;
  readonly players: number;
  /** What a tap puts on a pool. */
  readonly amount: number;
  readonly slip: Slip<P>;
  /** The player's stakes of the last round that had any, and which it was: what "once more" means. */
  readonly last: { readonly roundId: string; readonly stakes: Stakes<P> } | null;
  readonly queued: Queued<P> | null;
  /** The last bets sent. */
  readonly command: PlaceInput<P>;
  /** What the own bets of the shown round came to, once the server has said so. */
  readonly result: PoolResult | null;
  /** The win on screen. */
  readonly win: { readonly roundId: string; readonly amount: number; readonly size: WinSize } | null;
  /** The last refused bet, until the next one is sent. */
  readonly refusal: Refusal | null;
}

export interface PoolInput {
  readonly clock: Clock;
  readonly userId: string | null;
}

/** Ids of commands (`uuid`) are made by the app: 8 to 40 characters, never repeated; each bet of a press gets one derived from it. */
export type PoolEvent<P, D> =
  | { readonly type: 'wire.snapshot'; readonly snapshot: PoolSnapshot<P, D> }
  | { readonly type: 'wire.start'; readonly start: PoolStart<D> }
  | { readonly type: 'wire.end'; readonly end: PoolEnd<D> }
  | { readonly type: 'wire.update'; readonly update: PoolUpdate<P> }
  | { readonly type: 'wire.result'; readonly result: PoolResult }
  /** Puts the amount on a pool, not sent yet. */
  | { readonly type: 'slip.tap'; readonly pool: P }
  | { readonly type: 'slip.undo' }
  | { readonly type: 'slip.clear' }
  /** Twice what is set up; with nothing set up, what the player has in this round once more. */
  | { readonly type: 'slip.double' }
  | { readonly type: 'amount.set'; readonly amount: number }
  /** Sends the slip; while a result is shown it waits for the next round instead. */
  | { readonly type: 'bet.place'; readonly uuid: string }
  /** The last round's stakes once more, at once or in the next round likewise. */
  | { readonly type: 'bet.again'; readonly uuid: string }
  /** Takes back what waits for the next round. */
  | { readonly type: 'queue.cancel' }
  | { readonly type: 'win.dismiss' }
  | RoomEvent<PoolResyncReason>
  // From here on from the machine's own timers.
  /** Documented restart (second document, section 4, Dice): clears everything and sets idle. A connection that comes back after the round is long over restarts the room. */
  | { readonly type: 'room.restart' }
  | { readonly type: 'time.stop' }
  | { readonly type: 'time.win'; readonly roundId: string };

/** Why such a room asks for a fresh snapshot, besides what every room asks for one. */
export type PoolResyncReason = 'unknown-round' | 'overdue';

/** The moments that the scenes of all three games understand (each scene's cue type names the same). */
export type PoolCue<P, D> =
  /** The player's own bets were taken. */
  | { readonly type: 'placed'; readonly bets: readonly { readonly pool: P; readonly amount: number }[] }
  /** A run begins: the scene plays it to its stop by the clock. */
  | { readonly type: 'draw'; readonly roundId: string; readonly run: PoolRun<D> }
  | { readonly type: 'win'; readonly size: WinSize; readonly amount: number };

export type PoolEmitted<P, D> =
  | { readonly type: 'cue'; readonly cue: PoolCue<P, D> }
  /** Fetch curRound and send it as `wire.snapshot`. */
  | Resync<PoolResyncReason>
  | { readonly type: 'balance'; readonly balance: number }
  | { readonly type: 'balance.refresh' }
  /** These bets stand. */
  | { readonly type: 'accepted'; readonly roundId: string; readonly stakes: Stakes<P> }
  | { readonly type: 'refused'; readonly action: 'bet'; readonly refusal: Refusal }
  /** What waited for this round could not be sent. */
  | { readonly type: 'queue.dropped' }
  /** The result of the own bets may be shown now: the picture has come to rest. */
  | { readonly type: 'settled'; readonly result: PoolResult };

/** What a game tells the shared machine about itself. */
export interface PoolGame<P> {
  readonly id: string;
  /** In the order of the wire. */
  readonly pools: readonly P[];
  /** From the moment at which the picture rests until the win is told, ms: the time to count it out. */
  readonly winDelayMs: number;
}
