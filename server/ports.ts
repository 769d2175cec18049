import type { Kysely, Transaction } from 'kysely';
import type { Call, CallReply, Role } from '../contract/wire';
import type { LobbyRoom } from '../contract/site';
import type { GameId } from '../contract/games';
import type { Sen } from '../rules/money';
import type * as z from 'zod/mini';
import type { Database } from './store/schema';

/** Types only: what the engines, rounds and services are given. What stands behind them is chosen in app.ts. */

/** Epoch milliseconds and timers. `at` runs once at or soon after `when` and returns its cancel. */
export interface Clock {
  now(): number;
  at(when: number, run: () => void): () => void;
}

/** Unpredictable values: `hex(32)` is 64 hex digits; `id()` a sortable unique id. */
export interface Entropy {
  hex(bytes: number): string;
  id(): string;
}

/**
 * Public randomness that nobody can know before its time and everybody can look up afterwards: numbered values, one every few seconds.
 * Both reject when the source cannot be reached.
 */
export interface Beacon {
  /** Says which one: an address that others can ask, too. */
  readonly name: string;
  /** The number of the first value that is not there before `when` (epoch ms). */
  roundAfter(when: number): Promise<number>;
  /** A value as 64 hex digits; null while it is not there. */
  value(round: number): Promise<string | null>;
}

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** One query layer on both engines. `transaction` is serialisable in effect: one writer at a time on SQLite, row locks on PostgreSQL. */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  readonly db: Db;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export type MovementKind = 'grant' | 'refill' | 'bet' | 'payout' | 'refund';

/** One movement between a player's wallet and the house. `amount` is signed as the player sees it. `key` makes it happen at most once. */
export interface Movement {
  readonly key: string;
  readonly userId: string;
  readonly kind: MovementKind;
  readonly amount: Sen;
  /** What it belongs to: `crash:204817`, `wingo:20261120101083`. */
  readonly ref: string;
}

/**
 * A balance and how new it is. `version` is the number of the account's last entry, 0 without any: it goes up with whatever moves the
 * account's money and is the same on every node.
 */
export interface Balance {
  readonly balance: Sen;
  readonly version: number;
}

/** What became of a movement. `balance` is the one after it, `version` the account's after the whole batch. */
export interface Posted extends Balance {
  readonly status: 'posted' | 'duplicate' | 'insufficient';
}

/**
 * Double entry. `post` books each movement as a balanced entry inside the caller's transaction, in order; one that would take
 * the wallet below zero is refused (and only that one), one whose key is booked already changes nothing.
 */
export interface Ledger {
  post(tx: Tx, movements: readonly Movement[]): Promise<Posted[]>;
  balanceOf(userId: string): Promise<Sen>;
  /** Empty when every entry balances, every balance is the sum of its postings, and every bet and round of every game is what the books say. */
  audit(): Promise<string[]>;
}

/** Sends bytes to whoever listens to a topic, on this node or on all of them. Topics are concrete stream routes. Never the truth. */
export interface Fanout {
  publish(topic: string, data: Uint8Array): void;
  /** Hears every topic. Returns its cancel. */
  subscribe(listener: (topic: string, data: Uint8Array) => void): () => void;
  /** Hears that messages of other nodes were missed, or may have been: what was built on them needs a fresh picture. Returns its cancel. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Carries one-time codes. The sandbox ones deliver to the screen and say so. `near`: the asker sits at this machine, or at a device that knows the account. */
export interface Mailer {
  sendCode(phone: string, code: string, near: boolean): Promise<{ sandboxCode?: string }>;
}

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  /** What the account is; a player where it is not said. */
  readonly role?: Role;
  /** When this session was last confirmed by PIN or code, epoch ms; absent for never. */
  readonly confirmedAt?: number;
}

/** Who makes a call. `player` is null for guests. */
export interface Caller {
  readonly connectionId: string;
  /** Where the connection comes from; '' when nobody knows. */
  readonly address: string;
  readonly player: Player | null;
  /** Server clock at which the frame was received: cash-outs count from here, not from when a queue was drained. */
  readonly receivedAt: number;
}

/** A call of the contract and the function that answers it. The gateway has validated `req`, checked `access` and validates the reply in tests. */
export interface CallBinding {
  readonly call: Call;
  readonly handle: (req: never, caller: Caller) => Promise<unknown>;
}

export const bind = <C extends Call>(
  call: C,
  handle: (req: z.output<C['req']>, caller: Caller) => Promise<CallReply<C>>,
): CallBinding => ({ call, handle });

/** Who is there, as the gateway sees it: people, not connections; house bots are never in it. */
export interface Presence {
  online(): number;
  inRoom(game: GameId): number;
}

/** Publishes on the wire: `topic` is a concrete stream route; `toUser` is a push to every connection of one player. */
export interface Publisher {
  json(topic: string, payload: unknown): void;
  text(topic: string, payload: string): void;
  toUser(userId: string, route: string, payload: unknown): void;
}

/** A game room on the server: one writer, commands in order. */
export interface Room {
  readonly game: GameId;
  readonly calls: readonly CallBinding[];
  /** Recovers what an earlier process left open, then opens rounds. */
  start(): Promise<void>;
  /** Stops opening rounds and waits until what was accepted is committed. */
  stop(): Promise<void>;
  lobby(): LobbyRoom;
}

/** What a room does when it may lead, and when it may no more. */
export interface Follower {
  gained(): Promise<void>;
  lost(): Promise<void>;
}

/** Who leads the rooms of a cluster. */
export interface Leadership {
  /** Stands in line. Resolves when the room is open here, or when somebody else leads: it will be told later. */
  join(follower: Follower): Promise<void>;
  /** Steps out of line. The room has closed by itself before. */
  leave(follower: Follower): Promise<void>;
  /** A room found out that another process leads: everybody here gives up and stands in line again. */
  lost(): void;
}
