import type { Clock, Entropy, Store, Tx } from '../ports';
import { breath } from '../sql/breath';
import { backOffMs, reasonOf, TRIES } from '../system/retries';
import type { Listener } from './event-map';
import { markDone, markFailed, takeHeads, takeNext } from './outbox';
import type { OutboxRow } from './outbox';

export interface RelayDeps<M> {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly logger: {
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
  readonly listeners: ReadonlyMap<string, Listener<M>>;
}

/** Events of one transaction at most, which is one commit. */
const BATCH = 50;
/** Events that are carried out before others are answered: each writes rows, a mail for instance, and is a part of the transaction that fails alone. */
const AT_ONCE = 10;
/**
 * Players of one transaction at most. On SQLite each commit waits for the disk, so many share one. On PostgreSQL a transaction that changes rows of several
 * players, in whatever order their events came, would meet others half way and be locked for ever: one player at a time.
 */
const PLAYERS: Readonly<Record<Store['engine'], number>> = { sqlite: BATCH, postgres: 1 };

/**
 * Carries out one portion of what is due, in one transaction with the marks that it is done. A listener that throws loses what it changed, not what others did; its
 * try is counted in the same transaction. @returns how many were tried; 0 when nothing is due
 */
export async function deliverSome<M>(deps: RelayDeps<M>): Promise<number> {
  const { store } = deps;
  const at: { current: OutboxRow | null } = { current: null };
  try {
    return await store.transaction(async (tx) => {
      const done: OutboxRow[] = [];
      let tried = 0;
      for (const head of await heads(tx, deps))
        for (let row: OutboxRow | undefined = head; row && tried < BATCH;) {
          if (tried > 0 && tried % AT_ONCE === 0) await breath();
          at.current = row;
          tried += 1;
          if (!(await deliver(tx, row, deps))) break;
          at.current = null;
          done.push(row);
          row = await takeNext(tx, store.engine, row, deps.clock.now());
        }
      at.current = null;
      if (done.length > 0) await markDone(tx, store.engine, done, deps.clock.now());
      return tried;
    });
  } catch (error) {
    // A listener that takes the whole transaction with it (it waited too long, say) is counted outside of it: it would do so for ever.
    const { current } = at;
    if (current === null) throw error;
    await store.transaction((tx) => failed(tx, current, error, deps));
    return 1;
  }
}

const heads = <M>(tx: Tx, { store, clock, listeners }: RelayDeps<M>): Promise<readonly OutboxRow[]> =>
  takeHeads(tx, store.engine, {
    listeners: [...listeners.keys()],
    now: clock.now(),
    limit: PLAYERS[store.engine],
  });

/** Has its listener carry out one event. Returns false when that failed, which is counted then. */
async function deliver<M>(tx: Tx, row: OutboxRow, deps: RelayDeps<M>): Promise<boolean> {
  const failure = await deps.store.savepoint(tx, () => handle(tx, row, deps));
  if (failure !== null) await failed(tx, row, failure.error, deps);
  return failure === null;
}

async function handle<M>(tx: Tx, row: OutboxRow, { listeners }: RelayDeps<M>): Promise<void> {
  const on = listeners.get(row.listener)?.on[row.type as keyof M & string];
  if (on === undefined) throw new Error(`${row.listener} does not hear ${row.type} any more`);
  await on(tx, {
    id: row.event_id,
    userId: row.user_id,
    payload: JSON.parse(row.payload) as M[keyof M & string],
    at: Number(row.published_at),
    attempt: Number(row.attempts) + 1,
  });
}

async function failed<M>(
  tx: Tx,
  row: OutboxRow,
  error: unknown,
  { clock, entropy, logger }: RelayDeps<M>,
): Promise<void> {
  const attempts = Number(row.attempts) + 1;
  const details = { err: error, event: row.event_id, listener: row.listener, type: row.type, attempts };
  const parked = attempts >= TRIES;
  if (parked) logger.error(details, 'an event is parked');
  else logger.warn(details, 'an event will be tried again');
  await markFailed(tx, row, reasonOf(error), parked ? null : clock.now() + backOffMs(attempts, entropy));
}
