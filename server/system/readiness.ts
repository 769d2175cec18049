import { sql } from 'kysely';
import type { CallBinding, Clock, Store, Tx } from '../ports';
import { CURRENCY } from '../../contract/constants';

/** Why no bet can be made here: the server has not opened or is closing, the store takes no writes, or a room is open nowhere that this node can reach. */
export type NotReady = 'starting' | 'store' | 'rooms';

/** A room, as far as it can be asked whether it takes bets. */
export interface AskedRoom {
  readonly game: string;
  readonly calls: readonly CallBinding[];
  isOpen?(): boolean;
}

export interface ReadinessDeps {
  readonly store: Store;
  readonly rooms: readonly AskedRoom[];
  /** Whether the server serves at all. */
  readonly open: () => boolean;
  readonly clock: Clock;
  readonly logger: { error(details: object, message: string): void };
}

/** However many ask, the store is written to and the leader asked this often at most. */
export const READINESS_KEPT_MS = 1_000;
/** What does not answer by then does not answer players either. */
export const READINESS_PATIENCE_MS = 2_500;

/**
 * Whether a bet that is sent to this node now would be taken; null when it would. The store is asked by a write, because a full or read-only disk answers every
 * question; a room that another node leads is asked for its round, on the way that bets go.
 */
export function createReadiness({ store, rooms, open, clock, logger }: ReadinessDeps): () => Promise<NotReady | null> {
  const askRooms = rooms.map((room) => inTime(lookAt(room, clock), clock));
  const askStore = inTime(() => probe(store, clock.now()), clock);
  let last: NotReady | null = null;
  let kept: { readonly answer: Promise<NotReady | null>; readonly until: number } | null = null;

  async function look(): Promise<NotReady | null> {
    const faults = await Promise.all(askRooms.map((ask) => ask()));
    const room = faults.find((fault) => fault !== null);
    const fault = room ?? (await askStore());
    const answer = fault === null ? null : room ? 'rooms' : 'store';
    if (answer !== null && answer !== last) logger.error({ err: fault, why: answer }, 'not ready');
    last = answer;
    return answer;
  }

  return () => {
    if (!open()) return Promise.resolve('starting');
    const now = clock.now();
    if (kept === null || kept.until <= now) kept = { answer: look(), until: now + READINESS_KEPT_MS };
    return kept.answer;
  };
}

/** Turns work into a question: null when it comes to a good end in time, else what is wrong. One that still hangs is not asked a second time. */
function inTime(work: () => Promise<unknown>, clock: Clock): () => Promise<Error | null> {
  let hangs = false;
  return () => {
    if (hangs) return Promise.resolve(new Error('still no answer'));
    hangs = true;
    return new Promise((resolve) => {
      const cancel = clock.at(clock.now() + READINESS_PATIENCE_MS, () => resolve(new Error('no answer')));
      work()
        .then(
          () => resolve(null),
          (error: unknown) => resolve(error instanceof Error ? error : new Error(String(error))),
        )
        .finally(() => {
          hangs = false;
          cancel();
        });
    });
  };
}

/** One row, written anew: all that the embedded store has to be asked. */
const writeRow = (db: Store['db'] | Tx, at: number): Promise<unknown> =>
  sql`insert into store_probe (id, at) values (1, ${sql.val(BigInt(at))}) on conflict (id) do update set at = excluded.at`.execute(
    db,
  );

/** More than its least working memory holds, so PostgreSQL lays it down in a file, which goes again. */
const LAID_DOWN_ROWS = 20_000;

/** On PostgreSQL a row that is there already finds its place on a full disk too, where no bet does: it is also asked for a file. */
const probe = (store: Store, at: number): Promise<unknown> =>
  store.engine === 'sqlite'
    ? writeRow(store.db, at)
    : store.transaction(async (tx) => {
        await writeRow(tx, at);
        await sql`set local work_mem = '64kB'`.execute(tx);
        await sql`select count(*) from generate_series(1, ${sql.lit(LAID_DOWN_ROWS)})`.execute(tx);
      });

/** Asks a room for its round as a guest would. An open one is asked here; else the call goes to the node that leads, or is refused. */
function lookAt({ calls, isOpen }: AskedRoom, clock: Clock): () => Promise<unknown> {
  const round = calls.find(({ call }) => /\/cur(Round|Game)$/.test(call.route));
  return async () => {
    if (round === undefined || isOpen?.()) return;
    const req = { currency: CURRENCY, model: 1 };
    await round.handle(req as never, {
      connectionId: 'readiness',
      address: '',
      region: '',
      player: null,
      receivedAt: clock.now(),
    });
  };
}
