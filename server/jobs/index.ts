import type { Store, Tx } from '../ports';
import type { Metrics } from '../system/metrics';
import { within } from '../system/within';
import { createWorkLoop } from '../system/work-loop';
import type { Rule } from './calendar';
import type { Calendar, JobKinds, JobMap, JobRunner, NewJob, Occurrence } from './job-map';
import { countJobs, dropJob, endLeases, insertJob, nextDue, parkedJobs, unparkJob } from './queue';
import type { ParkedJob } from './queue';
import { createSchedule } from './schedule';
import { createWorker } from './worker';
import type { WorkerDeps } from './worker';

export type { Attempt, Calendar, JobKinds, JobMap, JobRunner, NewJob, Occurrence } from './job-map';
export type { ParkedJob } from './queue';

/** How long a job may lie about that nobody was woken for: of another node, on PostgreSQL; there are no others on SQLite. */
const LOOK_EVERY_MS: Readonly<Record<Store['engine'], number>> = { sqlite: 60_000, postgres: 1_000 };
const PARKED_SHOWN = 100;
/** How long what runs may go on when the process is to end, and how long the store may take over what is left, ms: well within what a shutdown has. */
const DRAIN_MS = 3_000;
const LET_GO_MS = 1_000;
/** The longest that `stop` takes, ms. */
export const STOP_MS = DRAIN_MS + 2 * LET_GO_MS;

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
  /**
   * Takes no more jobs; resolves when those that run have ended, or, whatever they and the store do, {@link STOP_MS} later at the latest: what still runs then is told so, and its
   * lease is given back, or left to run out where the store does not answer.
   */
  stop(): Promise<void>;
  /** Those that were given up, the oldest first, a hundred at most. */
  parked(): Promise<ParkedJob[]>;
  /** Lets a parked one wait again. Returns false when there is none, or another one of its key has come meanwhile. */
  retry(tx: Tx, id: string): Promise<boolean>;
  /** Takes a parked one away for good: it will not be done. Returns whether there was one. */
  giveUp(tx: Tx, id: string): Promise<boolean>;
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
      const drained = taking.catch(() => undefined).then(() => worker.idle());
      const ended = await within(clock, DRAIN_MS, drained);
      // The loop goes on until then: it renews their leases.
      const stopped = loop.stop();
      if (!ended) {
        logger.warn({ ms: DRAIN_MS }, 'jobs that do not end are given back');
        await within(clock, LET_GO_MS, worker.letGo()).catch((err: unknown) =>
          logger.error({ err }, 'jobs could not be given back'),
        );
      }
      await within(clock, LET_GO_MS, stopped);
    },
    parked: () => parkedJobs(store, PARKED_SHOWN),
    async retry(tx, id) {
      const found = await unparkJob(tx, id, clock.now());
      if (found) store.afterCommit(tx, () => loop.wake());
      return found;
    },
    giveUp: dropJob,
    counts: () => countJobs(store),
  };
}

/** The first of some moments; null when there is none. */
function earliest(...moments: readonly (number | null)[]): number | null {
  const known = moments.filter((moment) => moment !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
