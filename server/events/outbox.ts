import { sql } from 'kysely';
import type { Store, Tx } from '../ports';
import { bulk } from '../sql/bulk';

/** One listener's share of an event. */
export interface OutboxRow {
  readonly seq: bigint;
  readonly event_id: string;
  readonly listener: string;
  readonly type: string;
  readonly user_id: string;
  readonly payload: string;
  readonly published_at: bigint;
  readonly attempts: bigint;
}

export type NewOutboxRow = Pick<OutboxRow, 'event_id' | 'listener' | 'type' | 'user_id' | 'payload'> & {
  readonly due_at: bigint;
};

/** One that was given up, as an operator sees it. Times are epoch ms. */
export interface ParkedEvent {
  readonly seq: bigint;
  readonly eventId: string;
  readonly listener: string;
  readonly type: string;
  readonly userId: string;
  readonly payload: unknown;
  readonly publishedAt: number;
  readonly attempts: number;
  readonly lastError: string;
}

const COLUMNS = sql.raw('seq, event_id, listener, type, user_id, payload, published_at, attempts');
const time = (ms: number) => sql.val(BigInt(ms));
/** On PostgreSQL what is read is locked, and what others have locked is passed over; on SQLite there are no others. */
const lockOf = (engine: Store['engine'], table: string) =>
  sql.raw(engine === 'postgres' ? `for update of ${table} skip locked` : '');

/** Writes rows, in their order. */
export async function insertRows(
  tx: Tx,
  engine: Store['engine'],
  rows: readonly NewOutboxRow[],
  now: number,
): Promise<void> {
  const cells = bulk(
    engine,
    { event_id: 'text', listener: 'text', type: 'text', user_id: 'text', payload: 'text', due_at: 'bigint' },
    rows.map((row) => [row.event_id, row.listener, row.type, row.user_id, row.payload, row.due_at]),
  );
  await sql`insert into outbox (event_id, listener, type, user_id, payload, published_at, due_at)
    select event_id, listener, type, user_id, payload, ${time(now)}, due_at from ${cells} as given`.execute(tx);
}

/**
 * The first pending events of players (of each listener apart) that are due, the longest due first; none where an earlier one of the same player is still pending, whether it waits for
 * its next try or somebody is at it. On PostgreSQL they are locked until the transaction ends, and those that another node has locked are left out: whoever has the first one has the player.
 */
export async function takeHeads(
  tx: Tx,
  engine: Store['engine'],
  { listeners, now, limit }: { listeners: readonly string[]; now: number; limit: number },
): Promise<readonly OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`select ${COLUMNS} from outbox as head
    where state = 'pending' and due_at <= ${time(now)} and listener in (${sql.join(listeners)})
      and not exists (select 1 from outbox as earlier where earlier.user_id = head.user_id and earlier.listener = head.listener
        and earlier.state = 'pending' and earlier.seq < head.seq)
    order by due_at, seq limit ${sql.val(BigInt(limit))} ${lockOf(engine, 'head')}`.execute(tx);
  return rows;
}

/**
 * The next pending one of the same player and listener, if it is due; none when somebody else is at it, who began before an earlier one was committed.
 * @param after one that this transaction has
 */
export async function takeNext(
  tx: Tx,
  engine: Store['engine'],
  after: OutboxRow,
  now: number,
): Promise<OutboxRow | undefined> {
  const { rows } = await sql<OutboxRow>`select ${COLUMNS} from outbox as next
    where state = 'pending' and due_at <= ${time(now)} and seq = (select min(seq) from outbox as later
      where later.state = 'pending' and later.user_id = ${after.user_id} and later.listener = ${after.listener} and later.seq > ${sql.val(after.seq)})
    ${lockOf(engine, 'next')}`.execute(tx);
  return rows[0];
}

export async function markDone(
  tx: Tx,
  engine: Store['engine'],
  rows: readonly OutboxRow[],
  now: number,
): Promise<void> {
  const given = bulk(
    engine,
    { seq: 'bigint' },
    rows.map(({ seq }) => [seq]),
  );
  await sql`update outbox set state = 'done', done_at = ${time(now)} where seq in (select seq from ${given} as given)`.execute(
    tx,
  );
}

/** Counts a failed try, once: another one of the same number changes nothing. Without a next try (null) it is parked, and what comes after it goes on. */
export async function markFailed(tx: Tx, row: OutboxRow, reason: string, next: number | null): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({
      attempts: row.attempts + 1n,
      last_error: reason,
      ...(next === null ? { state: 'parked' } : { due_at: next }),
    })
    .where('seq', '=', row.seq)
    .where('state', '=', 'pending')
    .where('attempts', '=', row.attempts)
    .execute();
}

/** When the next one that is not due yet will be, epoch ms; null without any. */
export async function nextDue(
  store: Store,
  { listeners, now }: { listeners: readonly string[]; now: number },
): Promise<number | null> {
  const { rows } = await sql<{ due_at: bigint }>`select due_at from outbox
    where state = 'pending' and due_at > ${time(now)} and listener in (${sql.join(listeners)}) order by due_at limit 1`.execute(
    store.db,
  );
  return rows[0] ? Number(rows[0].due_at) : null;
}

export async function countRows(store: Store, state: 'pending' | 'parked'): Promise<number> {
  const { rows } = await sql<{ n: bigint }>`select count(*) as n from outbox where state = ${sql.lit(state)}`.execute(
    store.db,
  );
  return Number(rows[0]?.n ?? 0n);
}

/** Those that were given up, the oldest first. */
export async function parkedRows(store: Store, limit: number): Promise<ParkedEvent[]> {
  const { rows } = await sql<OutboxRow & { last_error: string }>`select ${COLUMNS}, last_error from outbox
    where state = 'parked' order by seq limit ${sql.val(BigInt(limit))}`.execute(store.db);
  return rows.map((row) => ({
    seq: row.seq,
    eventId: row.event_id,
    listener: row.listener,
    type: row.type,
    userId: row.user_id,
    payload: JSON.parse(row.payload) as unknown,
    publishedAt: Number(row.published_at),
    attempts: Number(row.attempts),
    lastError: row.last_error,
  }));
}

/** Lets a parked one wait again, with all its tries before it. Returns whether there was one. */
export async function unparkRow(tx: Tx, seq: bigint, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('outbox')
    .set({ state: 'pending', attempts: 0, due_at: now })
    .where('seq', '=', seq)
    .where('state', '=', 'parked')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a parked one up for good: it counts as carried out, and is forgotten with those that were. Returns whether there was one. */
export async function dropRow(tx: Tx, seq: bigint, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('outbox')
    .set({ state: 'done', done_at: now })
    .where('seq', '=', seq)
    .where('state', '=', 'parked')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
