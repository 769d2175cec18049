import { createHash } from 'node:crypto';
import { CodeError } from '../../contract/errors';
import { ERRORS } from '../../contract/errors';
import type { Call, CallReply, CallRequest } from '../../contract/wire';
import { matchRoute } from '../../contract/wire';
import { streams } from '../../contract/index';
import { KINDS } from '../../server/kinds';
import { createStakeGuard } from '../../server/fairplay/guard';
import { createLedger } from '../../server/ledger/ledger';
import type { Caller, Clock, Entropy, Ledger, Player, Store } from '../../server/ports';
import { createRooms, type RoomsDeps } from '../../server/rounds/index';
import type { ChainLengths } from '../../server/rounds/seeds/feed';
import type { FeedName } from '../../server/rounds/seeds/store';
import { fixedSite } from './harness/site';

/** 20 November 2026, noon in Jakarta: the start of a phase of every model. */
export const NOON = Date.parse('2026-11-20T05:00:00Z');

/** A clock whose time passes only by `advance`; between two timers everything that was set off is carried through. */
export class RoomClock implements Clock {
  #timers: { readonly when: number; readonly run: () => void }[] = [];
  #time: number;
  #working = 0;

  constructor(start = NOON) {
    this.#time = start;
  }

  now(): number {
    return this.#time;
  }

  at(when: number, run: () => void): () => void {
    const timer = { when, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Makes the clock wait for a piece of work whenever it advances. */
  async carry<T>(work: Promise<T>): Promise<T> {
    this.#working += 1;
    return work.finally(() => {
      this.#working -= 1;
    });
  }

  /** Lets promises and the store's transactions run to their end without any time passing. */
  async #settle(): Promise<void> {
    for (let quiet = 0; quiet < 4; quiet = this.#working > 0 ? 0 : quiet + 1)
      await new Promise<void>((resolve) => setImmediate(resolve));
  }

  async advanceTo(until: number): Promise<void> {
    await this.#settle();
    for (;;) {
      const next = this.#timers.reduce<{ when: number; run: () => void } | undefined>(
        (first, timer) => (timer.when <= until && (first === undefined || timer.when < first.when) ? timer : first),
        undefined,
      );
      if (next === undefined) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#time = Math.max(this.#time, next.when);
      next.run();
      await this.#settle();
    }
    this.#time = Math.max(this.#time, until);
  }

  advance(ms: number): Promise<void> {
    return this.advanceTo(this.#time + ms);
  }

  /** Sets the clock without running anything: a process that slept, or a machine that was set back. */
  jump(to: number): void {
    this.#time = to;
  }

  /** A process that dies takes its timers with it. */
  forget(): void {
    this.#timers = [];
  }
}

/** The same entropy in every run: hex digits from a counter, ids in order. `salt` tells two processes apart. */
export function countedEntropy(salt: string): Entropy {
  let count = 0;
  return {
    hex(bytes) {
      count += 1;
      return createHash('sha512')
        .update(`${salt}:${count}`)
        .digest('hex')
        .repeat(Math.ceil(bytes / 64))
        .slice(0, bytes * 2);
    },
    id() {
      count += 1;
      return `${salt}${String(count).padStart(12, '0')}`;
    },
  };
}

export interface Published {
  readonly topic: string;
  readonly payload: unknown;
  readonly at: number;
}

const SHORT: ChainLengths = { first: 50, year: 0 };
export const SHORT_CHAINS: Readonly<Record<FeedName, ChainLengths>> = {
  crash: SHORT,
  wingo1: SHORT,
  wingo2: SHORT,
  wingo3: SHORT,
  roulette: SHORT,
  dice: SHORT,
  dingdong: SHORT,
};

export interface RoomHouseOptions {
  readonly store: Store;
  readonly clock?: RoomClock;
  readonly salt?: string;
  readonly deps?: Partial<RoomsDeps>;
}

/** The rooms of a house on a store, with everything that they publish, and each call checked against the contract. */
export function roomHouse({ store: given, clock = new RoomClock(), salt = 'a', deps = {} }: RoomHouseOptions) {
  const store: Store = { ...given, transaction: (work) => clock.carry(given.transaction(work)) };
  const ledger: Ledger = createLedger({ store, clock, kinds: KINDS });
  const published: Published[] = [];
  const pushed: { readonly userId: string; readonly route: string; readonly payload: unknown }[] = [];
  const site = deps.site ?? fixedSite();
  /** Where calls come from. */
  const from = { region: '' };
  const errors: unknown[] = [];
  const allStreams = Object.values(streams).flatMap((area) => Object.values(area));
  const check = (topic: string, payload: unknown): void => {
    const stream = allStreams.find(({ route }) => matchRoute(route, topic) !== null);
    if (stream === undefined) throw new Error(`${topic} is no stream of the contract`);
    stream.payload.parse(payload);
  };
  const rooms = createRooms({
    store,
    ledger,
    guard: createStakeGuard({ store, clock }),
    clock,
    entropy: countedEntropy(salt),
    publisher: {
      json(topic, payload) {
        const copy: unknown = JSON.parse(JSON.stringify(payload));
        check(topic, copy);
        published.push({ topic, payload: copy, at: clock.now() });
      },
      text(topic, payload) {
        check(topic, payload);
        published.push({ topic, payload, at: clock.now() });
      },
      toUser: (userId, route, payload) => void pushed.push({ userId, route, payload }),
    },
    presence: { online: () => 0, inRoom: () => 3 },
    logger: { info: () => {}, warn: () => {}, error: (details) => void errors.push(details) },
    metrics: {},
    site,
    changed: () => {},
    bots: false,
    chains: SHORT_CHAINS,
    ...deps,
  });
  const bindings = rooms.flatMap((room) => room.calls);

  /** Calls as the gateway would: request and reply are checked. Does not move the clock. */
  async function send<C extends Call>(
    call: C,
    req: CallRequest<C>,
    player: Player | null = null,
    receivedAt = clock.now(),
  ): Promise<CallReply<C>> {
    const binding = bindings.find((one) => one.call.route === call.route);
    if (binding === undefined) throw new Error(`nobody answers ${call.route}`);
    const caller: Caller = { connectionId: 'c', address: '', region: from.region, player, receivedAt };
    const reply = await binding.handle(call.req.parse(req) as never, caller);
    return call.res.parse(JSON.parse(JSON.stringify(reply))) as CallReply<C>;
  }

  return {
    store,
    clock,
    ledger,
    rooms,
    site,
    from,
    published,
    pushed,
    errors,
    /** Calls, and lets the batch window pass: again for a command that follows on a look into the store. */
    async ask<C extends Call>(
      call: C,
      req: CallRequest<C>,
      player: Player | null = null,
      receivedAt = clock.now(),
    ): Promise<CallReply<C>> {
      let waiting = true;
      const reply = send(call, req, player, receivedAt);
      void reply.catch(() => {}).finally(() => (waiting = false));
      await clock.advance(5);
      while (waiting)
        await new Promise<void>((resolve) => setImmediate(resolve)).then(() => clock.advance(waiting ? 5 : 0));
      return reply;
    },
    send,
    /** Lets time pass until something holds. */
    async until(holds: () => boolean | Promise<boolean>): Promise<void> {
      for (let i = 0; i < 400; i += 1) {
        if (await holds()) return;
        await clock.advance(250);
      }
      throw new Error('it never came');
    },
    /** The code with which a call is refused; null when it is not. */
    async refusal(work: Promise<unknown>): Promise<number | null> {
      try {
        await work;
        return null;
      } catch (error) {
        if (!(error instanceof CodeError)) throw error;
        if (!ERRORS.has(error.code)) throw new Error(`${error.code} is not documented`);
        return error.code;
      }
    },
    on: (topic: string): readonly Published[] => published.filter((message) => message.topic === topic),
    /** One after the other, so that each finds the same entropy in every run. */
    async start(): Promise<void> {
      for (const room of rooms) await room.start();
    },
    stop: () => Promise.all(rooms.map((room) => room.stop())),
    /** Gives players money. */
    async grant(...players: readonly Player[]): Promise<void> {
      await store.transaction((tx) =>
        ledger.post(
          tx,
          players.map((player) => ({
            key: `grant:${player.id}`,
            userId: player.id,
            kind: 'grant',
            amount: 100_000_000n,
            ref: 'welcome',
          })),
        ),
      );
    },
  };
}

export type RoomHouse = ReturnType<typeof roomHouse>;

export const player = (name: string): Player => ({ id: `u-${name}`, name, avatar: 'a1' });
