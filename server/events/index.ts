import type { Store, Tx } from '../ports';
import type { Metrics } from '../system/metrics';
import { createWorkLoop } from '../system/work-loop';
import type { DomainEvent, EventMap, Listener } from './event-map';
import { countRows, dropRow, insertRows, nextDue, parkedRows, unparkRow } from './outbox';
import type { NewOutboxRow, ParkedEvent } from './outbox';
import { deliverSome } from './relay';
import type { RelayDeps } from './relay';

export type { DomainEvent, EventMap, Listener } from './event-map';
export type { ParkedEvent } from './outbox';

/** How long an event may lie about that nobody was woken for: of another node that died, on PostgreSQL; there are no others on SQLite. */
const LOOK_EVERY_MS: Readonly<Record<Store['engine'], number>> = { sqlite: 60_000, postgres: 1_000 };
const PARKED_SHOWN = 100;

export interface EventsDeps<M> extends Omit<RelayDeps<M>, 'listeners'> {
  /** Who listens. Asked once, at the first event or at the start: those that listen are often made of what publishes. */
  readonly listeners: () => readonly Listener<M>[];
  /** Where /metrics learns how many wait and how many were given up. */
  readonly metrics?: Pick<Metrics, 'gauge'>;
}

/**
 * Events in a transactional outbox. What is published is carried out at least once by every listener, exactly once as far as the store goes, and in order for one player
 * and listener: one that fails holds back what comes after it of the same player, for hours at most, then it is parked and they go on without it.
 */
export interface Events<M = EventMap> {
  /**
   * Says what happened in the transaction in which it happened; listeners hear of it once that is committed. Publish after whatever locks the player's rows
   * (posting to the ledger does): two transactions that overlap without have no order.
   */
  publish(tx: Tx, ...events: readonly DomainEvent<M>[]): Promise<void>;
  start(): void;
  /** Resolves when no listener is at work any more. */
  stop(): Promise<void>;
  /** Those that were given up, the oldest first, a hundred at most. */
  parked(): Promise<ParkedEvent[]>;
  /** Lets a parked one wait again, before what came after it. Returns whether there was one. */
  retry(tx: Tx, seq: bigint): Promise<boolean>;
  /** Gives a parked one up for good: its listener never hears of it. Returns whether there was one. */
  giveUp(tx: Tx, seq: bigint): Promise<boolean>;
  /** How many listeners' shares of events wait, and how many were given up. */
  counts(): Promise<{ readonly pending: number; readonly parked: number }>;
}

export function createEvents<M = EventMap>(deps: EventsDeps<M>): Events<M> {
  const { store, clock, entropy, logger } = deps;
  let stopped = false;
  let known: ReadonlyMap<string, Listener<M>> | null = null;
  const listeners = (): ReadonlyMap<string, Listener<M>> => (known ??= byName(deps.listeners()));

  const loop = createWorkLoop({
    clock,
    everyMs: LOOK_EVERY_MS[store.engine],
    async work() {
      if (listeners().size === 0) return null;
      // SQLite answers without a pause: others have their turn between two portions.
      while (!stopped && (await deliverSome({ ...deps, listeners: listeners() })) > 0)
        await new Promise<void>((goOn) => setImmediate(goOn));
      return nextDue(store, { listeners: [...listeners().keys()], now: clock.now() });
    },
    onError: (error) => logger.error({ err: error }, 'events could not be carried out'),
  });
  deps.metrics?.gauge('lintang_events_pending', 'Events that listeners have not carried out yet', () =>
    countRows(store, 'pending'),
  );
  deps.metrics?.gauge('lintang_events_parked', 'Events that were given up and wait for an operator', () =>
    countRows(store, 'parked'),
  );

  return {
    async publish(tx, ...events) {
      const rows = events.flatMap((event) => rowsOf(event, entropy.id(), clock.now(), listeners().values()));
      if (rows.length === 0) return;
      await insertRows(tx, store.engine, rows, clock.now());
      store.afterCommit(tx, () => loop.wake());
    },
    start: () => loop.start(),
    stop() {
      stopped = true;
      return loop.stop();
    },
    parked: () => parkedRows(store, PARKED_SHOWN),
    async retry(tx, seq) {
      const found = await unparkRow(tx, seq, clock.now());
      if (found) store.afterCommit(tx, () => loop.wake());
      return found;
    },
    giveUp: (tx, seq) => dropRow(tx, seq, clock.now()),
    async counts() {
      const [pending, parked] = await Promise.all([countRows(store, 'pending'), countRows(store, 'parked')]);
      return { pending, parked };
    },
  };
}

function byName<M>(listeners: readonly Listener<M>[]): ReadonlyMap<string, Listener<M>> {
  const found = new Map(listeners.map((listener) => [listener.name, listener]));
  if (found.size < listeners.length) throw new Error('two listeners have the same name');
  return found;
}

/** A row for each listener that hears events of this type. */
const rowsOf = <M>(event: DomainEvent<M>, id: string, now: number, listeners: Iterable<Listener<M>>): NewOutboxRow[] =>
  [...listeners]
    .filter(({ on }) => on[event.type] !== undefined)
    .map(({ name }) => ({
      event_id: id,
      listener: name,
      type: event.type,
      user_id: event.userId,
      payload: JSON.stringify(event.payload),
      due_at: BigInt(event.notBefore ?? now),
    }));
