import { RECONNECT_STEP_MS } from '../../../contract/constants';
import type { Call, CallReply, CallRequest, Stream, StreamPayload } from '../../../contract/wire';
import { type Bus, emitChecked, onChecked } from '../bus';
import type { Timers } from '../timers';
import type { Holder, Subscriptions } from './subscriptions';

/** Messages kept while a snapshot is under way; beyond these the oldest go, for a snapshot that takes so long will be newer than they are. */
const MAX_WAITING = 1_000;

/** One stream of a group and what hears its messages. Made by `part`, which ties the two types together. */
export interface Part {
  readonly stream: Stream;
  readonly x: string;
  readonly handle: (payload: unknown) => void;
}

/** `x` fills the route's blank: a user id or a currency. */
export const part = <S extends Stream>(stream: S, handle: (payload: StreamPayload<S>) => void, x = ''): Part => ({
  stream,
  x,
  // The subscription has checked the payload against this very stream.
  handle: (payload) => handle(payload as StreamPayload<S>),
});

/** A room as a client follows it: a call that shows where it stands, and streams that say what happens then. */
export interface FollowSpec<C extends Call> {
  readonly call: C;
  readonly payload: CallRequest<C>;
  /** Of calls and streams that carry several feeds: the fields by which this one's snapshots and messages are known. */
  readonly only?: Partial<CallReply<C>>;
  readonly parts: readonly Part[];
  /** The fresh state; what was shown before is void. */
  readonly onSnapshot: (reply: CallReply<C>) => void;
}

export interface Following {
  /** Asks for a fresh snapshot; messages wait for it. */
  refresh(): void;
  stop(): void;
}

interface FollowDeps {
  readonly bus: Bus;
  readonly subscriptions: Subscriptions;
  readonly timers: Timers;
  /** The snapshot call, silent about failures. Null when there is no connection. */
  readonly ask: <C extends Call>(call: C, payload: CallRequest<C>) => Promise<CallReply<C>> | null;
}

/**
 * Keeps one group in step with the server: hears its streams and snapshots on the bus, subscribes, asks for the snapshot, and holds the
 * group's messages back from the bus until that was told there. Each new connection, login and `refresh` begins again with a snapshot.
 */
export class Follower<C extends Call> implements Following, Holder {
  private waiting: (() => void)[] | null = [];
  private turn = 0;
  private stopped = false;
  private readonly leave: (() => void)[];
  private cancelRetry: (() => void) | null = null;

  constructor(
    private readonly spec: FollowSpec<C>,
    private readonly deps: FollowDeps,
    private readonly onStop: () => void,
  ) {
    const { call, parts, onSnapshot, only } = spec;
    const { bus, subscriptions } = deps;
    const ours = (handle: (payload: unknown) => void) =>
      only === undefined ? handle : (payload: unknown) => this.concerns(payload) && handle(payload);
    this.leave = [
      onChecked(
        bus,
        call.route,
        ours((reply) => onSnapshot(reply as CallReply<C>)),
      ),
      ...parts.map(({ stream, x, handle }) => subscriptions.add(stream, x, ours(handle), this)),
    ];
    this.refresh();
  }

  refresh(): void {
    this.waiting ??= [];
    this.turn += 1;
    this.cancelRetry?.();
    this.cancelRetry = null;
    this.ask(this.turn, 1);
  }

  /** The connection is gone: what waits is void, and so is what was asked for. */
  lost(): void {
    this.turn += 1;
    this.waiting = [];
    this.cancelRetry?.();
    this.cancelRetry = null;
  }

  stop(): void {
    if (this.stopped) return;
    this.stopped = true;
    this.turn += 1;
    this.cancelRetry?.();
    for (const leave of this.leave) leave();
    this.onStop();
    this.release();
  }

  holds(payload: unknown): boolean {
    return this.waiting !== null && this.concerns(payload);
  }

  keep(pass: () => void): void {
    this.waiting?.push(pass);
    if (this.waiting !== null && this.waiting.length > MAX_WAITING) this.waiting.shift();
  }

  private concerns(payload: unknown): boolean {
    const { only } = this.spec;
    for (const field in only) if ((payload as CallReply<C>)[field] !== only[field]) return false;
    return true;
  }

  /** A snapshot that failed is asked for again, more slowly each time, while this turn stands. */
  private ask(turn: number, attempt: number): void {
    const asked = this.deps.ask(this.spec.call, this.spec.payload);
    if (!asked) return;
    asked.then(
      (reply) => {
        if (turn === this.turn) this.arrived(reply);
      },
      () => {
        if (turn !== this.turn) return;
        this.cancelRetry = this.deps.timers.after(RECONNECT_STEP_MS * attempt, () => this.ask(turn, attempt + 1));
      },
    );
  }

  private arrived(reply: CallReply<C>): void {
    // Who hears the snapshot may ask for another one: then what waited waits on.
    this.release(() => emitChecked(this.deps.bus, this.spec.call.route, reply));
  }

  /** Holds nothing back any more: what waited goes on, in order. */
  private release(first: () => void = () => undefined): void {
    const waiting = this.waiting ?? [];
    this.waiting = null;
    first();
    for (const pass of waiting) pass();
  }
}
