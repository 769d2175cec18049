import type { Kysely, Transaction } from 'kysely';
import type { Call, CallReply, Role } from '../contract/wire';
import type { LobbyRoom } from '../contract/site';
import type { GameId } from '../contract/games';
import type * as z from 'zod/mini';
import type { Database } from './store/schema';

export type * from './ports.ledger';

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
  /**
   * Runs something once `tx` is committed, and never if it, or the savepoint in which this was said, is rolled back: for waking whoever works on what was written, and for telling
   * whom it concerns. A process that dies in between has not run it. It must not throw.
   */
  afterCommit(tx: Tx, run: () => void): void;
  /**
   * A part of a transaction that fails alone: when `work` throws, what it wrote is undone and what it left for after the commit is forgotten.
   * @returns what it threw; null when it did not
   * @throws when the transaction itself is lost with it
   */
  savepoint(tx: Tx, work: () => Promise<unknown>): Promise<{ readonly error: unknown } | null>;
  close(): Promise<void>;
}

/** Sends bytes to whoever listens to a topic, on this node or on all of them. Topics are concrete stream routes. Never the truth. */
export interface Fanout {
  publish(topic: string, data: Uint8Array): void;
  /** Hears every topic. Returns its cancel. */
  subscribe(listener: (topic: string, data: Uint8Array) => void): () => void;
  /** Hears that messages of other nodes were missed, or may have been: what was built on them needs a fresh picture. Returns its cancel. */
  onGap(listener: () => void): () => void;
  /** Whether other nodes can be heard now; always, where there are none. */
  hears(): boolean;
  close(): Promise<void>;
}

/** Carries messages to a phone (628…) or an e-mail address. The sandbox ones deliver codes to the screen and say so. */
export interface Mailer {
  /**
   * @param near the asker sits at this machine, or at a device that knows the account
   * @param withheld nobody is to get it, because there is no account behind the target: what is answered is the same
   */
  sendCode(to: string, code: string, near: boolean, withheld?: boolean): Promise<{ sandboxCode?: string }>;
  /** Tells the owner of something. Rejects when it could not be handed over, so that it is tried again. */
  sendNotice(to: string, subject: string, text: string): Promise<void>;
}

/** What was sent, or would have been with a gateway. */
export interface Message {
  /** A phone, 628…, or an e-mail address. */
  readonly to: string;
  readonly text: string;
  /** Epoch ms. */
  readonly at: number;
}

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  /** What the account is; a player where it is not said. */
  readonly role?: Role;
  /** When this session was last confirmed by PIN or code, epoch ms; absent for never. */
  readonly confirmedAt?: number;
  /** Names the session in the store, and opens nothing; absent where a player is spoken of and none asks. */
  readonly session?: string;
  /** Of who asks for a write that has an id; absent for any other. */
  readonly keep?: KeepAnswer;
}

/** Keeps what a write is answered in the transaction that does it: whoever hears nothing because the store was lost just then, and asks again, is told what it came to. */
export type KeepAnswer = (tx: Tx, reply: object) => Promise<void>;

/** Who has set up a second factor: without one nobody works at the desk. Asked with every session that is looked up, so it answers from memory or by one key. */
export interface SecondFactors {
  has(userId: string): Promise<boolean>;
}

/** Who makes a call. `player` is null for guests. */
export interface Caller {
  readonly connectionId: string;
  /** Where the connection comes from; '' when nobody knows. */
  readonly address: string;
  /** The place it comes from, an ISO 3166-1 code; '' where nobody says. */
  readonly region: string;
  readonly player: Player | null;
  /** Server clock at which the frame was received: cash-outs count from here, not from when a queue was drained. */
  readonly receivedAt: number;
}

/** A call of the contract and the function that answers it. The gateway has validated `req`, checked `access` and validates the reply in tests. */
export interface CallBinding {
  readonly call: Call;
  readonly handle: (req: never, caller: Caller) => Promise<unknown>;
  /** What it costs beside the rows it asks for, in snapshots for a read and in bets for a command; 1 where nothing is said (server/realtime/callBudget). */
  readonly cost?: number | undefined;
  /** A command that takes somebody out of a round with their money: it is never refused for what was staked before, by whomever. */
  readonly ends?: true | undefined;
}

export const bind = <C extends Call>(
  call: C,
  handle: (req: z.output<C['req']>, caller: Caller) => Promise<CallReply<C>>,
  cost?: number,
): CallBinding => ({ call, handle, cost });

/** The same for a command that `ends`. */
export const bindEnd = <C extends Call>(
  call: C,
  handle: (req: z.output<C['req']>, caller: Caller) => Promise<CallReply<C>>,
): CallBinding => ({ call, handle, ends: true });

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
