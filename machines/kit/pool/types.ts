import type { RunEvent } from './runEvents';
import type { AutoProgress } from '../../autobet/types';
import type { Clock } from '../clock';
import type { Refusal } from '../refusal';
import type { Resync, RoomEvent } from '../room';
import type { Sen } from '../../../rules/money';
import type { StakeLimits } from '../../../rules/stake';
import type { WinSize } from '../../../rules/win';
import type { PlaceInput } from './command';
import type { PoolGame } from './game';
import type { Slip } from './slip';
import type { Stakes } from './stakes';

/**
 * The words of the rooms that share pools and a clock: roulette, dice, dingdong, Wingo. `P` names a pool, `D` is what a round draws. Each
 * game reads its own wire into these (`machines/<game>/wire.ts`). Money is sen, times are epoch ms of the server.
 */

/** One of the tables that a game plays side by side (Wingo's models). Messages of a game with one table name none. */
export type TableId = number;

interface OfTable {
  readonly table?: TableId | undefined;
}

/** The documented status: -1 idle, 0 round started, 1 round ended. */
export type PoolStatus = -1 | 0 | 1;

/**
 * One bet of anybody: so much on each of its pools, which is one but in Wingo. `uuid` tells bets apart; without one a bet is new, and an own
 * one is known by its answer alone. `win` is there once the picture of the round has come to rest.
 */
export interface PoolBet<P> {
  readonly userId: string;
  readonly username: string;
  readonly avatar: string;
  readonly select: readonly P[];
  readonly amount: Sen;
  readonly uuid?: string | undefined;
  readonly win?: Sen | undefined;
  readonly bot?: boolean | undefined;
}

/** Everybody's bets on one pool together; `bets` and `betAmount` have the house bots' part, each of whom bets once. */
export interface PoolTotal<P> {
  readonly select: P;
  readonly users: number;
  readonly bots: number;
  readonly bets: number;
  readonly betAmount: Sen;
  readonly botAmount: Sen;
  readonly isHot: boolean;
}

/** All bets of a round together as the server counts them, where it does not count by pool: people and house bots, who are no people. */
export interface Tally {
  readonly users: number;
  readonly bots: number;
  readonly bets: number;
  readonly botBets: number;
  readonly staked: Sen;
  readonly botStaked: Sen;
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

/** A round's times and promises. Bets are refused from `closeTime` on, then it runs: at once, or at `drawTime`. */
export interface RoundInfo<D> {
  readonly roundId: string;
  readonly startTime: number;
  readonly closeTime: number;
  readonly drawTime?: number | undefined;
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

/** The reply of `curRound`. */
export interface PoolSnapshot<P, D> extends OfTable {
  readonly round: RoundInfo<D>;
  /** Newest first; the player's own may be among them. */
  readonly bets: readonly PoolBet<P>[];
  readonly myBets: readonly PoolBet<P>[];
  /** In the order of the game's pools. */
  readonly totals: readonly PoolTotal<P>[];
  readonly tally?: Tally | null;
  readonly mine: Stakes<P>;
  /** Newest first; what the shown round came to is not among them. */
  readonly history: readonly PastDraw<D>[];
  /** Of one bet, by pool. */
  readonly limits: ReadonlyMap<P, StakeLimits>;
  readonly maxProfit: Sen;
  readonly players: number;
}

/** A round begins: everything of the last one is cleared. */
export interface PoolStart<D> extends OfTable {
  readonly round: RoundInfo<D>;
  readonly players: number;
  /** The server's time when it said so, for those who check their timers by it. */
  readonly saidAt?: number;
}

/** A run begins, and this is where it stops. `endTime`, `salt` and `rand` come with the last run of a round. */
export interface PoolEnd<D> extends OfTable {
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
export interface PoolUpdate<P> extends OfTable {
  readonly roundId: string;
  readonly bets: readonly PoolBet<P>[];
  readonly totals: readonly PoolTotal<P>[];
  readonly tally?: Tally | null;
  readonly players: number;
}

/** What the player's own bets of a round came to: `stake` left the balance, `back` came in. */
export interface PoolResult extends OfTable {
  readonly roundId: string;
  readonly stake: Sen;
  readonly back: Sen;
}

/** A set-up that waits for the next round, with the id of its command. */
export interface Queued<P> {
  readonly stakes: Stakes<P>;
  /** Where they were taken from: what was set up comes back when it is called off. */
  readonly from: 'slip' | 'last';
  readonly uuid: string;
}

/** What is known of one round and of everybody's bets in it. */
export interface RoundTable<P, D> {
  readonly round: RoundInfo<D> | null;
  /** Everybody's bets of it, newest first. */
  readonly bets: readonly PoolBet<P>[];
  readonly totals: readonly PoolTotal<P>[];
  /** Null where the totals say it. */
  readonly tally: Tally | null;
  /** The documented myPoolAmount. */
  readonly mine: Stakes<P>;
  /** The keys of the player's own bets of it that have been counted. */
  readonly ownKeys: ReadonlySet<string>;
  readonly players: number;
}

/** A table: its round, and its results, newest first; a round joins them when its picture has come to rest. */
export interface Table<P, D> extends RoundTable<P, D> {
  readonly history: readonly PastDraw<D>[];
}

/** What came back at a table that is not on screen; of size `none` when it is no more than the stake. */
export interface AsideWin {
  readonly table: TableId;
  readonly back: Sen;
  readonly stake: Sen;
  readonly size: WinSize;
}

/** The room; its own fields as a {@link Table} are those of the table on screen. */
export interface PoolContext<P, D> extends Table<P, D> {
  readonly game: PoolGame<P, D>;
  readonly clock: Clock;
  /** Null for guests. */
  readonly userId: string | null;
  readonly table: TableId;
  /** The game's other tables, as far as they are known. */
  readonly asides: ReadonlyMap<TableId, Table<P, D>>;
  /** The round after the one on the board, which is still shown its result (`PoolGame.holdMs`). */
  readonly next: RoundTable<P, D> | null;
  readonly limits: ReadonlyMap<P, StakeLimits>;
  readonly maxProfit: Sen;
  /** What a tap puts on a pool, before the multiple. */
  readonly amount: Sen;
  readonly multiple: number;
  readonly slip: Slip<P>;
  /** The player's stakes of the last round that had any, and which it was: what "once more" means. */
  readonly last: { readonly roundId: string; readonly stakes: Stakes<P> } | null;
  readonly queued: Queued<P> | null;
  /** The run of repeated rounds: the running or the last one; null when none was set up. */
  readonly auto: AutoProgress | null;
  /** What the run bets in each of its rounds. */
  readonly plan: Stakes<P>;
  /** The round that the run has a bet in, or asked for one, until its result is told. */
  readonly runRound: string | null;
  /** The last bets sent. */
  readonly command: PlaceInput<P>;
  /** What the own bets of the shown round came to, once the server has said so. */
  readonly result: PoolResult | null;
  /** The win on screen. */
  readonly win: { readonly roundId: string; readonly amount: Sen; readonly size: WinSize } | null;
  /** For 3 s. */
  readonly asideWin: AsideWin | null;
  /** The board takes all the room it can. */
  readonly full: boolean;
  /** The last refused bet, until the next one is sent. */
  readonly refusal: Refusal | null;
}

export interface PoolInput extends OfTable {
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
  | { readonly type: 'table.select'; readonly table: TableId }
  /** Puts the amount on a pool, not sent yet; in a basket it chooses the pool or lets it go. */
  | { readonly type: 'slip.tap'; readonly pool: P }
  | { readonly type: 'slip.undo' }
  | { readonly type: 'slip.clear' }
  /** Twice what is set up; with nothing set up, what the player has in this round once more. */
  | { readonly type: 'slip.double' }
  | { readonly type: 'amount.set'; readonly amount: Sen }
  /** How many times the amount lies on each pool, 1 and more. */
  | { readonly type: 'multiple.set'; readonly multiple: number }
  /** Sends the slip; while a result is shown it waits for the next round instead. */
  | { readonly type: 'bet.place'; readonly uuid: string }
  /** The last round's stakes once more, at once or in the next round likewise. */
  | { readonly type: 'bet.again'; readonly uuid: string }
  /** Takes back what waits for the next round. */
  | { readonly type: 'queue.cancel' }
  | { readonly type: 'win.dismiss' }
  | RunEvent
  | { readonly type: 'view.full'; readonly on: boolean }
  | RoomEvent<PoolResyncReason>
  // From here on from the machine's own timers.
  /** Documented restart (second document, section 4, Dice): clears everything and sets idle. A connection that comes back after the round is long over restarts the room. */
  | { readonly type: 'room.restart' }
  | { readonly type: 'time.stop' }
  | { readonly type: 'time.win'; readonly roundId: string }
  | { readonly type: 'time.asideWin' };

/** Why such a room asks for a fresh snapshot, besides what every room asks for one. */
export type PoolResyncReason = 'unknown-round' | 'overdue' | 'drift' | 'table';

/** Fetch curRound of this table and send it as `wire.snapshot`. */
export interface PoolResync extends Resync<PoolResyncReason> {
  readonly table: TableId;
}

/** The moments that all of these games' scenes understand (most scenes' cue types name the same). Amounts are rupiah, as scenes draw them. */
export type PoolCue<P, D> =
  /** The player's own bets were taken. */
  | { readonly type: 'placed'; readonly bets: readonly { readonly pool: P; readonly amount: number }[] }
  /** A run begins: the scene plays it to its stop by the clock. */
  | { readonly type: 'draw'; readonly roundId: string; readonly run: PoolRun<D> }
  | { readonly type: 'win'; readonly size: WinSize; readonly amount: number };

export type PoolEmitted<P, D> =
  | { readonly type: 'cue'; readonly cue: PoolCue<P, D> }
  | PoolResync
  /** A pool was chosen, or let go, in a basket. */
  | { readonly type: 'picked'; readonly pool: P; readonly on: boolean }
  | { readonly type: 'table'; readonly from: TableId; readonly to: TableId }
  | { readonly type: 'balance'; readonly balance: Sen }
  | { readonly type: 'balance.refresh' }
  /** These bets stand. */
  | { readonly type: 'accepted'; readonly roundId: string; readonly stakes: Stakes<P> }
  | { readonly type: 'refused'; readonly action: 'bet'; readonly refusal: Refusal }
  /** What waited for this round could not be sent. */
  | { readonly type: 'queue.dropped' }
  /** A round with own bets was drawn while nothing arrived: their history has what it came to. */
  | { readonly type: 'missed' }
  /** The result of the own bets may be shown now: the picture has come to rest. */
  | { readonly type: 'settled'; readonly result: PoolResult };
