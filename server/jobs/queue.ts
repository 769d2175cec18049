import { sql } from 'kysely';
import type { Store, Tx } from '../ports';

/** A job that a worker has taken, for as long as its lease lasts. */
export interface TakenJob {
  readonly job_id: string;
  readonly kind: string;
  readonly payload: string;
  /** This try included. */
  readonly attempts: bigint;
  readonly lease_token: string;
}

/** One that was given up, as an operator sees it. Times are epoch ms. */
export interface ParkedJob {
  readonly id: string;
  readonly kind: string;
  readonly key: string | null;
  readonly payload: unknown;
  readonly createdAt: number;
  readonly attempts: number;
  readonly lastError: string;
}

const time = (ms: number) => sql.val(BigInt(ms));

/** Puts a job in the queue. Returns whether it did: not when there is one of its key. */
export async function insertJob(
  tx: Tx,
  job: { id: string; kind: string; key: string | null; payload: string; dueAt: number; now: number },
): Promise<boolean> {
  const { rows } =
    await sql`insert into jobs (job_id, kind, key, payload, due_at, created_at) values (${job.id}, ${job.kind}, ${job.key}, ${job.payload}, ${time(job.dueAt)}, ${time(job.now)})
    on conflict (kind, key) where key is not null and state <> 'parked' do nothing returning job_id`.execute(tx);
  return rows.length > 0;
}

/**
 * Takes jobs that are due, those longest due first: such as wait, and such as run under a lease that has ended. One statement: on PostgreSQL no two nodes
 * take the same, and neither waits for the other.
 */
export async function takeJobs(
  store: Store,
  take: { kinds: readonly string[]; limit: number; token: string; now: number; leaseUntil: number },
): Promise<readonly TakenJob[]> {
  const lock = sql.raw(store.engine === 'postgres' ? 'for update skip locked' : '');
  const { rows } = await sql<TakenJob>`with due as materialized (
      select job_id from jobs where state <> 'parked' and due_at <= ${time(take.now)} and kind in (${sql.join(take.kinds)})
      order by due_at, job_id limit ${sql.val(BigInt(take.limit))} ${lock})
    update jobs set state = 'running', attempts = attempts + 1, lease_token = ${take.token}, due_at = ${time(take.leaseUntil)}
    where job_id in (select job_id from due)
    returning job_id, kind, payload, attempts, lease_token`.execute(store.db);
  return rows;
}

/** When the next job that is not due yet will be, epoch ms; null without any. */
export async function nextDue(
  store: Store,
  { kinds, now }: { kinds: readonly string[]; now: number },
): Promise<number | null> {
  const { rows } = await sql<{ due_at: bigint }>`select due_at from jobs
    where state <> 'parked' and due_at > ${time(now)} and kind in (${sql.join(kinds)}) order by due_at limit 1`.execute(
    store.db,
  );
  return rows[0] ? Number(rows[0].due_at) : null;
}

/** The job's worker still has it: the condition of whatever it writes. */
const leased = ({ job_id, lease_token }: TakenJob) => sql`job_id = ${job_id} and lease_token = ${lease_token}`;

/** Makes a lease last until a later moment. Returns false when somebody else has the job, or it is done. */
export async function renewLease(store: Store, job: TakenJob, until: number): Promise<boolean> {
  const done = await sql`update jobs set due_at = ${time(until)} where ${leased(job)}`.execute(store.db);
  return done.numAffectedRows === 1n;
}

/** Takes a job that is done off the queue. Returns false when somebody else has it. */
export async function removeJob(tx: Tx, job: TakenJob): Promise<boolean> {
  const done = await sql`delete from jobs where ${leased(job)}`.execute(tx);
  return done.numAffectedRows === 1n;
}

/** Gives a job back after a failed try, to be tried again at `next`, or parked when that is null. Returns false when somebody else has it: then nothing changes. */
export async function giveBack(store: Store, job: TakenJob, reason: string, next: number | null): Promise<boolean> {
  const outcome = next === null ? sql`state = 'parked'` : sql`state = 'queued', due_at = ${time(next)}`;
  const done =
    await sql`update jobs set ${outcome}, lease_token = '', last_error = ${reason} where ${leased(job)}`.execute(
      store.db,
    );
  return done.numAffectedRows === 1n;
}

/** Gives back a job whose worker goes, for somebody else to take at once. Its try counts, so that one that never ends is parked in the end. */
export async function returnLease(store: Store, job: TakenJob, now: number): Promise<void> {
  await sql`update jobs set state = 'queued', lease_token = '', due_at = ${time(now)} where ${leased(job)}`.execute(
    store.db,
  );
}

/** Lets everything that runs be taken at once: for a process that has the store to itself and has just begun. */
export async function endLeases(store: Store, now: number): Promise<void> {
  await sql`update jobs set state = 'queued', lease_token = '', due_at = ${time(now)} where state = 'running'`.execute(
    store.db,
  );
}

export async function countJobs(store: Store): Promise<{ queued: number; parked: number }> {
  const { rows } = await sql<{ queued: bigint; parked: bigint }>`select
    (select count(*) from jobs where state <> 'parked') as queued, (select count(*) from jobs where state = 'parked') as parked`.execute(
    store.db,
  );
  return { queued: Number(rows[0]?.queued ?? 0n), parked: Number(rows[0]?.parked ?? 0n) };
}

/** Those that were given up, the oldest first. */
export async function parkedJobs(store: Store, limit: number): Promise<ParkedJob[]> {
  const rows = await store.db
    .selectFrom('jobs')
    .select(['job_id', 'kind', 'key', 'payload', 'created_at', 'attempts', 'last_error'])
    .where(sql<boolean>`state = 'parked'`)
    .orderBy('job_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.job_id,
    kind: row.kind,
    key: row.key,
    payload: JSON.parse(row.payload) as unknown,
    createdAt: Number(row.created_at),
    attempts: Number(row.attempts),
    lastError: row.last_error,
  }));
}

/** Lets a parked job wait again, with all its tries before it. Returns false when there is none, or another one of its key has come meanwhile. */
export async function unparkJob(tx: Tx, id: string, now: number): Promise<boolean> {
  const done =
    await sql`update jobs set state = 'queued', attempts = 0, due_at = ${time(now)} where job_id = ${id} and state = 'parked'
    and not exists (select 1 from jobs as other where other.kind = jobs.kind and other.key = jobs.key and other.state <> 'parked')`.execute(
      tx,
    );
  return done.numAffectedRows === 1n;
}

/** Takes a parked job off the queue for good. Returns false when there is none. */
export async function dropJob(tx: Tx, id: string): Promise<boolean> {
  const done = await sql`delete from jobs where job_id = ${id} and state = 'parked'`.execute(tx);
  return done.numAffectedRows === 1n;
}
