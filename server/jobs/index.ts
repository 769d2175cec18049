import type { Store, Tx } from '../ports';
import type { Metrics } from '../system/metrics';
import { createWorkLoop } from '../system/work-loop';
import type { Rule } from './calendar';
import type { Calendar, JobKinds, JobMap, JobRunner, NewJob, Occurrence } from './job-map';
import { countJobs, endLeases, insertJob, nextDue, parkedJobs, unparkJob } from './queue';
import type { ParkedJob } from './queue';
import { createSchedule } from './schedule';
import { createWorker } from './worker';
import type { WorkerDeps } from './worker';

export type { Rule } from './calendar';
export type { Attempt, Calendar, Finish, JobKinds, JobMap, JobRunner, NewJob, Occurrence } from './job-map';
export type { ParkedJob } from './queue';

/** How long a job may lie about that nobody was woken for: of another node, on PostgreSQL; there are no others on SQLite. */
const LOOK_EVERY_MS: Readonly<Record<Store['engine'], number>> = { sqlite: 60_000, postgres: 1_000 };
const PARKED_SHOWN = 100;

export interface JobsDeps<M> extends Omit<WorkerDeps, 'runners' | 'onEnded'> {
  /** Who does what. Asked once, at the start: those that do jobs are often made of what puts them in the queue. */
  readonly kinds: () => JobKinds<M>;
  /** What is due by the calendar of WIB. Asked once, as well. */
  readonly calendar?: () => Calendar<M>;
  /** Where /metrics learns how many wait and how many were given up. */
  readonly metrics?: Pick<Metrics, 'gauge'>;
}

/**
 * A queue of jobs. Each is done at least once, and what it changes in the store exactly once. One that fails is tried again, later each time, then parked: a parked job
 * waits for somebody to look at it, and its key is free meanwhile.
 */
export interface Jobs<M = JobMap> {
  /** Puts a job in the queue, in the transaction that wants it done. Returns its id; null when there is one of its key. */
  enqueue(tx: Tx, job: NewJob<M>): Promise<string | null>;
  start(): void;
  /** Takes no more jobs; resolves when those that run have ended. */
  stop(): Promise<void>;
  /** Those that were given up, the oldest first, a hundred at most. */
  parked(): Promise<ParkedJob[]>;
  /** Lets a parked one wait again. Returns false when there is none, or another one of its key has come meanwhile. */
  retry(id: string): Promise<boolean>;
  /** How many wait or run, and how many were given up. */
  counts(): Promise<{ readonly queued: number; readonly parked: number }>;
}

export function createJobs<M = JobMap>(deps: JobsDeps<M>): Jobs<M> {
  const { store, clock, entropy, logger } = deps;
  const runners = new Map<string, JobRunner<unknown>>();
  const worker = createWorker({ ...deps, runners, onEnded: () => loop.wake() });

  const enqueue = async (tx: Tx, job: { kind: string; payload: unknown; key?: string; runAt?: number }) => {
    const id = entropy.id();
    const now = clock.now();
    const added = await insertJob(tx, {
      id,
      kind: job.kind,
      key: job.key ?? null,
      payload: JSON.stringify(job.payload),
      dueAt: job.runAt ?? now,
      now,
    });
    if (added) store.afterCommit(tx, () => loop.wake());
    return added ? id : null;
  };

  const schedule = createSchedule({
    store,
    clock,
    rules: () =>
      new Map(
        Object.entries<Rule | undefined>(deps.calendar?.() ?? {}).flatMap(([kind, rule]) =>
          rule ? [[kind, rule]] : [],
        ),
      ),
    enqueue: (tx, kind, at) => enqueue(tx, { kind, payload: { at } satisfies Occurrence, key: String(at) }),
  });

  let begun = false;
  let stopping = false;
  let taking: Promise<unknown> = Promise.resolve();
  const loop = createWorkLoop({
    clock,
    everyMs: LOOK_EVERY_MS[store.engine],
    async work() {
      if (!begun) await begin();
      // Before anything is taken: what is ours must not look abandoned.
      await worker.renewDue();
      const next = stopping || runners.size === 0 ? null : await (taking = take());
      return earliest(next, worker.nextRenewal());
    },
    onError: (error) => logger.error({ err: error }, 'jobs could not be looked after'),
  });

  /** Begins what is due. Resolves to when something is due next, epoch ms. */
  const take = async (): Promise<number | null> => {
    const occurrence = await schedule.enqueueDue();
    if (stopping || !(await worker.takeDue())) return occurrence;
    return earliest(occurrence, await nextDue(store, { kinds: [...runners.keys()], now: clock.now() }));
  };

  /** Nobody else works on SQLite: what runs there according to the store, runs no more. */
  const begin = async (): Promise<void> => {
    for (const [kind, run] of Object.entries(deps.kinds())) runners.set(kind, run as JobRunner<unknown>);
    if (store.engine === 'sqlite') await endLeases(store, clock.now());
    begun = true;
  };

  deps.metrics?.gauge(
    'lintang_jobs_queued',
    'Jobs that wait for their time or run',
    async () => (await countJobs(store)).queued,
  );
  deps.metrics?.gauge(
    'lintang_jobs_parked',
    'Jobs that were given up and wait for an operator',
    async () => (await countJobs(store)).parked,
  );

  return {
    enqueue,
    start: () => loop.start(),
    async stop() {
      stopping = true;
      await taking.catch(() => undefined);
      // The loop goes on until the last job has ended: it renews their leases.
      await worker.idle();
      await loop.stop();
    },
    parked: () => parkedJobs(store, PARKED_SHOWN),
    async retry(id) {
      const found = await unparkJob(store, id, clock.now());
      loop.wake();
      return found;
    },
    counts: () => countJobs(store),
  };
}

/** The first of some moments; null when there is none. */
function earliest(...moments: readonly (number | null)[]): number | null {
  const known = moments.filter((moment) => moment !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
