import type { Clock, Entropy, Store } from '../ports';
import { backOffMs, reasonOf, TRIES } from '../system/retries';
import type { JobRunner } from './job-map';
import { giveBack, removeJob, renewLease, returnLease, takeJobs } from './queue';
import type { TakenJob } from './queue';

/** A worker that says nothing for so long has lost its jobs, ms. Far more than the clocks of two nodes are apart. */
export const LEASE_MS = 120_000;
/** Renewed when a third of it has passed: two renewals may fail. */
const RENEW_AFTER_MS = LEASE_MS / 3;
/** Jobs at once. They mostly wait for the outside; what they write goes through the store's one writer anyway. */
const JOBS_AT_ONCE = 4;

/** Somebody else has the job: what this try came to is thrown away. */
class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

interface Running {
  readonly job: TakenJob;
  readonly abort: AbortController;
  /** Epoch ms. */
  renewAt: number;
  done: Promise<void>;
}

export interface WorkerDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly logger: {
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
  readonly runners: ReadonlyMap<string, JobRunner<unknown>>;
  /** Hears that a job has ended, one way or another. */
  readonly onEnded: () => void;
}

export interface Worker {
  /** Begins what is due, as far as there is room. Returns whether there is still room. */
  takeDue(): Promise<boolean>;
  /** Renews the leases that need it. */
  renewDue(): Promise<void>;
  /** When the next lease needs it, epoch ms; null when nothing runs. */
  nextRenewal(): number | null;
  /** Resolves when nothing runs any more. */
  idle(): Promise<void>;
  /** Waits for nothing that runs: tells it so, and gives its leases back. Nothing is begun any more. */
  letGo(): Promise<void>;
}

/** Runs jobs, each under a lease. */
export function createWorker({ store, clock, entropy, logger, runners, onEnded }: WorkerDeps): Worker {
  const running = new Set<Running>();
  let gone = false;

  const attempt = async ({ job, abort: { signal } }: Running): Promise<void> => {
    const run = runners.get(job.kind);
    if (run === undefined) throw new Error(`nobody does ${job.kind}`);
    const finish = await run({
      id: job.job_id,
      payload: JSON.parse(job.payload) as unknown,
      attempt: Number(job.attempts),
      signal,
    });
    await store.transaction(async (tx) => {
      if (!(await removeJob(tx, job))) throw new LeaseLostError();
      await finish?.(tx);
    });
  };

  const failed = async (job: TakenJob, error: unknown): Promise<void> => {
    const attempts = Number(job.attempts);
    const details = { err: error, job: job.job_id, kind: job.kind, attempts };
    const parked = attempts >= TRIES;
    const next = parked ? null : clock.now() + backOffMs(attempts, entropy);
    if (!(await giveBack(store, job, reasonOf(error), next))) logger.warn(details, 'a job went to another worker');
    else if (parked) logger.error(details, 'a job is parked');
    else logger.warn(details, 'a job will be tried again');
  };

  /** Runs a job to its end, whatever that is. A store that cannot be told of it lets the lease run out. */
  const carryOut = async (own: Running): Promise<void> => {
    try {
      if (own.job.attempts > BigInt(TRIES)) throw new Error('each of its workers died over it');
      await attempt(own);
    } catch (error) {
      // What was let go is somebody else's already.
      if (!gone)
        await failed(own.job, error).catch((err: unknown) => logger.error({ err }, 'a job could not be given back'));
    } finally {
      running.delete(own);
      onEnded();
    }
  };

  const begin = (job: TakenJob, now: number): void => {
    const own: Running = {
      job,
      abort: new AbortController(),
      renewAt: now + RENEW_AFTER_MS,
      done: Promise.resolve(),
    };
    running.add(own);
    own.done = carryOut(own);
  };

  return {
    async takeDue() {
      for (let room = JOBS_AT_ONCE - running.size; room > 0; room = JOBS_AT_ONCE - running.size) {
        const now = clock.now();
        const taken = await takeJobs(store, {
          kinds: [...runners.keys()],
          limit: room,
          token: entropy.id(),
          now,
          leaseUntil: now + LEASE_MS,
        });
        if (gone) await Promise.all(taken.map((job) => returnLease(store, job, now)));
        else for (const job of taken) begin(job, now);
        if (gone || taken.length < room) break;
      }
      return running.size < JOBS_AT_ONCE;
    },

    async renewDue() {
      const now = clock.now();
      for (const own of running) {
        if (own.renewAt > now) continue;
        if (await renewLease(store, own.job, now + LEASE_MS)) own.renewAt = now + RENEW_AFTER_MS;
        else if (running.has(own)) {
          own.abort.abort(new LeaseLostError());
          own.renewAt = Infinity;
        }
      }
    },

    nextRenewal: () => (running.size > 0 ? Math.min(...[...running].map(({ renewAt }) => renewAt)) : null),

    async idle() {
      while (running.size > 0) await Promise.all([...running].map(({ done }) => done));
    },

    async letGo() {
      gone = true;
      const left = [...running];
      for (const { abort } of left) abort.abort(new LeaseLostError());
      const now = clock.now();
      await Promise.all(left.map(({ job }) => returnLease(store, job, now)));
    },
  };
}
