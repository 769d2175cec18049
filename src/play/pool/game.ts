import type { ReactNode } from 'react';
import type { PageAsk } from '../../../contract/common';
import type { PoolGame } from '../../../contract/pool';
import type { FairFeed } from '../../../contract/share';
import type { poolMachine } from '../../../machines/kit/pool/machine';
import type { BetInput } from '../../../machines/kit/pool/command';
import type { PoolBet, PoolEvent, TableId } from '../../../machines/kit/pool/types';
import type { Clock } from '../../../machines/kit/clock';
import type { Rate, Sen } from '../../../rules/money';
import type { Translate } from '../../i18n';
import type { Channel, Following } from '../../net/channel';
import type { StageFeed } from '../../stage';
import type { CheckLine, Evidence, RoundProof } from '../room/proof';
import type { PageReply } from '../room/usePaged';
import type { PoolActor } from './openRoom';

export type AnyPool = string | number;

/** The area of the dictionary that has the words of a room of pools. */
export type SlipArea = 'pool' | 'wingo';

/** A row of `pastRound` (contract/pool.ts, poolPastRow). `R` is what the list of rounds shows of a result: for dingdong all its stops. */
export interface PastRow<R> {
  readonly roundId: string;
  readonly result: R;
  readonly time: number;
  readonly hash: string;
  readonly salt: string;
  readonly rand: string;
  readonly publicSeed: string;
  /** What was bet in it, where the list says so. */
  readonly bets?: number;
  readonly staked?: number;
  readonly paid?: number;
}

/** A row of `myHistory` (contract/pool.ts, poolMyRow), its money in sen. */
export interface MyRow<P, R> {
  readonly roundId: string;
  readonly time: number;
  readonly select: P;
  readonly amount: Sen;
  readonly winAmount: Sen;
  readonly status: 'open' | 'won' | 'lost' | 'returned';
  readonly result?: R | undefined;
}

type Talk = Pick<Channel, 'request' | 'follow' | 'subscribe'>;

/** One bet as it is sent: in rupiah. */
export interface BetCommand<P> extends Omit<BetInput<P>, 'amount'> {
  readonly roundId: string;
  readonly amount: number;
}

/** The game's own wire: the shared parts talk to the server through it and through nothing else. Null stands for no connection. */
export interface PoolWire<P extends AnyPool, D, R> {
  /** Follows a table of the room: start, end and update, with a snapshot after each new connection. */
  follow(channel: Talk, hear: (event: PoolEvent<P, D>) => void, table: TableId): Following;
  /** Listens to the results of one player's own bets. */
  listen(channel: Talk, userId: string, hear: (event: PoolEvent<P, D>) => void): () => void;
  bet(
    channel: Talk,
    command: BetCommand<P>,
  ): Promise<{
    readonly roundId: string;
    readonly balance?: Sen | undefined;
    readonly bet?: PoolBet<P> | undefined;
  }>;
  past(channel: Talk, ask: PageAsk, table: TableId): Promise<PageReply<PastRow<R>> | null>;
  /** Absent where a game has a list of its own (`PoolParts.MyHistory`). */
  mine?(channel: Talk, ask: PageAsk): Promise<PageReply<MyRow<P, R>> | null>;
}

/** A game's own words and looks for the buttons over its pools. */
export interface PadLook<P extends AnyPool = AnyPool> {
  /** A pool in words, with what it pays and what the player has on it. */
  label(t: Translate, pool: P, placed: Sen): string;
  /** What stands on it where the canvas does not draw it. */
  face(t: Translate, pool: P, placed: Sen): ReactNode;
  /** A colour of its own there. */
  tone(pool: P): string | undefined;
  readonly className: string | undefined;
  /** Its class where the canvas does not draw it. */
  readonly plain: string | undefined;
  /** Where a key leads from a pool; null for a key that leads nowhere. */
  towards(pool: P, key: string): P | null;
}

/** The tables that a game plays side by side. */
export interface Tables {
  readonly ids: readonly TableId[];
  /** Under which name the device keeps the last one. */
  readonly kept: string;
}

/**
 * A game of pools as the shared parts of its room know it. Written with methods on purpose: the parts hold any game, and each game is
 * checked in its own types. `P` is a pool, `D` one draw, `R` the result of a round.
 *
 * A room is made of three things: `machines/<game>/machine.ts` is `poolMachine<P, D>({ id, pools, winDelayMs })` with `wire.ts` beside it
 * (machines/kit/pool/wire.ts has the common part); `src/games/<game>/room/game.tsx` is one {@link PoolRoomWiring}; and the room itself is
 * `<PoolContext value={useOpenPoolRoom(game)}><PoolRoomPage lay={…} lead={…} /></PoolContext>`, where `lay` says where the game's scene
 * draws its pools and its strip of results. Its words are the areas `room`, `pool` and the game's own.
 */
export interface PoolRoomGame<P extends AnyPool = AnyPool, D = unknown, R = unknown> {
  readonly id: PoolGame | 'wingo';
  /** The words of its main button, and of what it says. */
  readonly area: SlipArea;
  /** Absent where there is one. */
  readonly tables?: Tables;
  /** Its chain, by table. */
  chain(table: TableId): FairFeed;
  /** In the order of the wire. */
  readonly pools: readonly P[];
  readonly wire: PoolWire<P, D, R>;
  /** What asks the player to choose first: `Ketuk mata dadu`. */
  ask(t: Translate): string;
  /** A pool in words: `Mata 3`, `Merah`. */
  name(t: Translate, pool: P): string;
  /** What a bet on it returns, in words: `2×, 3× atau 9×`. */
  pays(t: Translate, pool: P): string;
  /** The last set-up once more: so many pools. */
  again(t: Translate, count: number): string;
  /** A round in words, in short or in full. */
  roundName(t: Translate, roundId: string, full: boolean): string;
  /** Says a draw to screen readers. */
  sayDraw(t: Translate, roundId: string, draw: D): string;
  /** Rounds from one to another of the same table: skipped ones count. */
  between(before: string, roundId: string): number;
  /** The buttons over its pools, where they are not those of all rooms. */
  readonly pad?: PadLook<P>;
  /** A small picture of a pool beside text, about 22 px. */
  icon(pool: P): ReactNode;
  /** A draw in words, for screen readers. */
  drawn(t: Translate, draw: D): string;
  /** What a bet on a pool returns when this is drawn; null while it is not the last draw of the round. */
  rateOf(pool: P, draw: D): Rate | null;
  /** The most that a bet on a pool returns with any draw. */
  topRate(pool: P): Rate;
  /** All draws there are, where one may be good for several pools. */
  readonly draws?: readonly D[];
  /** A round's result in lists: as a picture, and in words. */
  face(result: R): ReactNode;
  told(t: Translate, result: R): string;
  /** The result as text, exactly as {@link verifier} computes it. */
  shown(result: R): string;
  /** Loads what recomputes a round: hashing is not part of the first page. */
  verifier(): Promise<(proof: RoundProof, evidence: Evidence, shown: string) => readonly CheckLine[]>;
  /** The share of the stakes that comes back, 0 to 1, by the rules. */
  rtp(): number;
  /** Keys that choose a pool from anywhere in the room, in lower case. */
  readonly keys: Readonly<Record<string, P>>;
  /** The amounts of the quick chips, rupiah. */
  readonly chips: readonly number[];
  /** What a player starts with who has not chosen yet, rupiah; the second chip unless told otherwise. */
  readonly first?: number;
}

/** The same with what opens it: `machines/<game>/machine` and `src/games/<game>/feed`. */
export interface PoolRoomWiring<P extends AnyPool, D, R> extends PoolRoomGame<P, D, R> {
  readonly machine: ReturnType<typeof poolMachine<P, D>>;
  createFeed(actor: PoolActor<P, D>, clock: Clock): StageFeed;
}
