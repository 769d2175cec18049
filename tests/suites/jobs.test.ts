import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJobs, STOP_MS } from '../../server/jobs';
import type { Attempt, Calendar, JobKinds, Jobs, NewJob, Occurrence } from '../../server/jobs';
import { takeJobs } from '../../server/jobs/queue';
import { LEASE_MS } from '../../server/jobs/worker';
import type { Store, Tx } from '../../server/ports';
import { bulk } from '../../server/sql/bulk';
import { TRIES } from '../../server/system/retries';
import { testEngines } from './engines';
import type { TestStore } from './engines';
import { queriesOf, stepsOf, touchedRows } from './harness/plans';
import { SleepClock, until } from './harness/sleep-clock';
import { countedEntropy } from './rooms-kit';

/** Noon in Jakarta. */
const NOW = Date.parse('2026-11-20T05:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Jobs of the tests. */
interface Chores {
  readonly note: { readonly n: number };
  readonly daily: Occurrence;
}

/** Something that lasts until it is let go. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

describe.each(testEngines('jobs'))('jobs on $name', ({ open, name }) => {
  let store: TestStore;
  let clock: SleepClock;
  const started: Jobs<Chores>[] = [];
  beforeEach(async () => {
    store = await open();
    clock = new SleepClock(NOW);
    const serial = name === 'sqlite' ? 'integer primary key' : 'bigint generated always as identity primary key';
    await sql`create table effects (at ${sql.raw(serial)}, n bigint not null)`.execute(store.db);
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((jobs) => jobs.stop()));
    await store.close();
  });

  const effect = (tx: Tx, n: number) => sql`insert into effects (n) values (${BigInt(n)})`.execute(tx);
  const effects = async (): Promise<number[]> =>
    (await sql<{ n: bigint }>`select n from effects order by at`.execute(store.db)).rows.map(({ n }) => Number(n));
  const rows = () => store.db.selectFrom('jobs').selectAll().orderBy('job_id').execute();
  interface HouseOptions {
    readonly calendar?: Calendar<Chores>;
    readonly clock?: SleepClock;
    readonly on?: Store;
    readonly salt?: string;
  }
  /** A node whose jobs leave their number, after whatever `note` does before. */
  const house = (
    note: (attempt: Attempt<Chores['note']>) => unknown = () => undefined,
    { calendar, clock: own = clock, on = store, salt = 'a' }: HouseOptions = {},
  ) => {
    const warnings: string[] = [];
    const gauges = new Map<string, () => unknown>();
    const log = (_details: object, message: string) => void warnings.push(message);
    const kinds: JobKinds<Chores> = {
      async note(attempt) {
        await note(attempt);
        return (tx) => effect(tx, attempt.payload.n);
      },
      daily:
        ({ payload }) =>
        (tx) =>
          effect(tx, payload.at),
    };
    const jobs = createJobs<Chores>({
      store: on,
      clock: own,
      entropy: countedEntropy(salt),
      logger: { warn: log, error: log },
      kinds: () => kinds,
      calendar: () => calendar ?? {},
      metrics: { gauge: (name, _help, read) => gauges.set(name, read) },
    });
    started.push(jobs);
    return { jobs, warnings, gauge: (name: string) => gauges.get(name)?.() };
  };
  const enqueue = (jobs: Jobs<Chores>, job: Omit<NewJob<Chores> & { kind: 'note' }, 'kind'>) =>
    store.transaction((tx) => jobs.enqueue(tx, { kind: 'note', ...job }));
  const settled = async (jobs: Jobs<Chores>) => {
    // What is due and still queued is about to be taken: a busy machine takes a while for it.
    const resting = (row: { state: string; due_at: bigint }) =>
      row.state === 'parked' || (row.state === 'queued' && row.due_at > BigInt(clock.now()));
    await until(async () => (await rows()).every(resting));
    await clock.asleep();
    return jobs.counts();
  };

  it('are done once their transaction is committed, at once, and leave nothing behind', async () => {
    const { jobs } = house();
    jobs.start();
    await clock.asleep();
    expect(await enqueue(jobs, { payload: { n: 1 } })).toEqual(expect.any(String));
    await until(async () => (await jobs.counts()).queued === 0);
    expect(clock.now()).toBe(NOW);
    expect(await effects()).toEqual([1]);
    expect(await rows()).toEqual([]);
  });

  it('of a transaction that is rolled back are not done', async () => {
    const { jobs } = house();
    jobs.start();
    const failing = store.transaction(async (tx) => {
      await jobs.enqueue(tx, { kind: 'note', payload: { n: 1 } });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await clock.leap(HOUR);
    expect(await effects()).toEqual([]);
  });

  it('wait for their time, to the millisecond', async () => {
    const { jobs } = house();
    jobs.start();
    await enqueue(jobs, { payload: { n: 1 }, runAt: NOW + 30_000 });
    await clock.advance(29_999);
    expect(await effects()).toEqual([]);
    await clock.advance(1);
    await until(async () => (await effects()).length === 1);
  });

  it('there is one of a key at most, however many ask at once, until it is done', async () => {
    const { jobs } = house();
    const ask = () => enqueue(jobs, { payload: { n: 1 }, key: 'sari' });
    const ids = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(ids.filter((id) => id !== null)).toHaveLength(1);
    expect(await enqueue(jobs, { payload: { n: 2 }, key: 'budi' })).not.toBeNull();
    jobs.start();
    await until(async () => (await jobs.counts()).queued === 0);
    expect((await effects()).sort()).toEqual([1, 2]);
    expect(await ask()).not.toBeNull();
  });

  it('one that runs holds its key', async () => {
    const { opened, open } = gate();
    const { jobs } = house(() => opened);
    jobs.start();
    await enqueue(jobs, { payload: { n: 1 }, key: 'sari' });
    await until(async () => (await rows())[0]?.state === 'running');
    expect(await enqueue(jobs, { payload: { n: 2 }, key: 'sari' })).toBeNull();
    open();
  });

  it('one that fails is undone, waits longer each time, is parked where it can be seen, and may be tried again', async () => {
    const tries: { at: number; attempt: number }[] = [];
    let broken = true;
    const { jobs, warnings, gauge } = house(({ attempt }) => {
      tries.push({ at: clock.now(), attempt });
      if (broken) throw new Error('never');
    });
    jobs.start();
    const id = await enqueue(jobs, { payload: { n: 1 }, key: 'sari' });
    for (let waiting = true; waiting;) {
      ({ queued: waiting } = { queued: (await settled(jobs)).queued > 0 });
      if (waiting) await clock.leap(Number((await rows())[0]?.due_at) - clock.now());
    }
    expect(tries.map(({ attempt }) => attempt)).toEqual(Array.from({ length: TRIES }, (_, i) => i + 1));
    tries.slice(1).forEach(({ at }, i) => {
      const full = Math.min(2_000 * 2 ** i, HOUR);
      expect(at - (tries[i]?.at ?? 0)).toBeGreaterThanOrEqual(full / 2);
      expect(at - (tries[i]?.at ?? 0)).toBeLessThanOrEqual(full);
    });
    expect(await effects()).toEqual([]);
    expect(warnings.at(-1)).toBe('a job is parked');
    expect(await jobs.counts()).toEqual({ queued: 0, parked: 1 });
    expect(await gauge('lintang_jobs_queued')).toBe(0);
    expect(await gauge('lintang_jobs_parked')).toBe(1);
    expect(await jobs.parked()).toMatchObject([
      { id, kind: 'note', key: 'sari', payload: { n: 1 }, attempts: TRIES, lastError: 'Error: never' },
    ]);

    broken = false;
    // A parked one does not hold its key, so it may have to wait for its successor.
    await enqueue(jobs, { payload: { n: 2 }, key: 'sari', runAt: clock.now() + HOUR });
    expect(await store.transaction((tx) => jobs.retry(tx, id ?? ''))).toBe(false);
    await clock.leap(HOUR);
    await until(async () => (await effects()).length === 1);
    expect(await store.transaction((tx) => jobs.retry(tx, id ?? ''))).toBe(true);
    await until(async () => (await jobs.counts()).queued === 0);
    expect(await effects()).toEqual([2, 1]);
  });

  it('a lease is renewed as long as its worker lives, and nobody else takes the job', async () => {
    const { opened, open } = gate();
    let begun = 0;
    const work = () => ((begun += 1), opened);
    const [first, second] = [house(work), house(work, { salt: 'b' })];
    first.jobs.start();
    second.jobs.start();
    await clock.asleep(2);
    await store.transaction((tx) => first.jobs.enqueue(tx, { kind: 'note', payload: { n: 1 } }));
    await until(() => begun === 1);
    await clock.advance(2 * LEASE_MS, 2);
    expect(begun).toBe(1);
    open();
    await until(async () => (await rows()).length === 0);
    expect(await effects()).toEqual([1]);
  });

  it.each(['is done', 'fails'])(
    'a worker that stood still loses its job to another: it is told, and what it comes to is thrown away when it %s',
    async (end) => {
      const frozen = new SleepClock(NOW);
      const [mine, theirs] = [gate(), gate()];
      const heard: string[] = [];
      const old = house(
        async ({ signal }) => {
          signal.addEventListener('abort', () => heard.push(String(signal.reason)));
          heard.push('old');
          await mine.opened;
          if (end === 'fails') throw new Error('too late');
        },
        { clock: frozen },
      );
      const other = house(() => (heard.push('other'), theirs.opened), { salt: 'b' });
      other.jobs.start();
      old.jobs.start();
      await Promise.all([clock.asleep(), frozen.asleep()]);
      await enqueue(old.jobs, { payload: { n: 1 } });
      await until(() => heard.length === 1);
      await clock.leap(LEASE_MS - 1);
      expect(heard).toEqual(['old']);
      await clock.leap(60_000);
      await until(() => heard.length === 2);
      const taken = await rows();
      await frozen.leap(LEASE_MS + 60_000);
      expect(heard).toEqual(['old', 'other', 'LeaseLostError']);
      mine.open();
      await old.jobs.stop();
      expect(await effects()).toEqual([]);
      expect(await rows()).toEqual(taken);
      theirs.open();
      await until(async () => (await rows()).length === 0);
      expect(await effects()).toEqual([1]);
    },
  );

  it('one whose worker dies over it each time is parked in the end', async () => {
    const { jobs } = house();
    await enqueue(jobs, { payload: { n: 1 } });
    await store.db
      .updateTable('jobs')
      .set({ attempts: TRIES, state: 'running', lease_token: 'dead', due_at: NOW - 1 })
      .execute();
    jobs.start();
    await until(async () => (await jobs.counts()).parked === 1);
    expect(await effects()).toEqual([]);
    expect((await jobs.parked())[0]?.lastError).toMatch(/died/);
  });

  if (name === 'sqlite')
    it('what ran when the process died is taken again at its next start', async () => {
      const { jobs } = house();
      await enqueue(jobs, { payload: { n: 1 } });
      await store.db
        .updateTable('jobs')
        .set({ state: 'running', lease_token: 'dead', due_at: NOW + LEASE_MS })
        .execute();
      jobs.start();
      await until(async () => (await effects()).length === 1);
      expect(clock.now()).toBe(NOW);
    });

  it('a few run at once, the others wait for them', async () => {
    const { opened, open } = gate();
    let begun = 0;
    const { jobs } = house(() => ((begun += 1), opened));
    for (let n = 0; n < 10; n += 1) await enqueue(jobs, { payload: { n } });
    jobs.start();
    await until(() => begun === 4);
    await clock.asleep();
    expect(begun).toBe(4);
    open();
    await until(async () => (await effects()).length === 10);
  });

  it('stopping waits for what runs, and takes no more', async () => {
    const { opened, open } = gate();
    let begun = 0;
    const { jobs } = house(() => ((begun += 1), opened));
    jobs.start();
    await enqueue(jobs, { payload: { n: 1 } });
    await until(() => begun === 1);
    let stopped = false;
    const stop = jobs.stop().then(() => (stopped = true));
    await enqueue(jobs, { payload: { n: 2 } });
    await clock.advance(2_999);
    expect(stopped).toBe(false);
    expect((await rows()).map(({ state }) => state)).toEqual(['running', 'queued']);
    open();
    await stop;
    expect(await effects()).toEqual([1]);
  });

  it('stopping does not wait for one that never ends: it is told, its lease is given back, and what it comes to is thrown away', async () => {
    const { opened, open } = gate();
    const heard: string[] = [];
    const { jobs, warnings } = house(({ signal }) => {
      signal.addEventListener('abort', () => heard.push(String(signal.reason)));
      heard.push('begun');
      return opened;
    });
    jobs.start();
    await enqueue(jobs, { payload: { n: 1 } });
    await until(() => heard.length === 1);
    let stopped = false;
    const stop = jobs.stop().then(() => (stopped = true));
    for (let waited = 0; !stopped && waited <= STOP_MS; waited += 100) {
      await clock.leap(100, 0);
      await rows();
    }
    await stop;
    expect(heard).toEqual(['begun', 'LeaseLostError']);
    expect(warnings).toEqual(['jobs that do not end are given back']);
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1n, due_at: BigInt(NOW + 3_000) }]);
    open();
    const { jobs: next } = house(undefined, { salt: 'b' });
    next.start();
    await until(async () => (await rows()).length === 0);
    expect(await effects()).toEqual([1]);
    expect(warnings).toHaveLength(1);
  });

  it('stopping ends in time although the store does not answer any more', async () => {
    let stuck = false;
    const silent: Store = {
      ...store,
      transaction: (work) => (stuck ? new Promise(() => undefined) : store.transaction(work)),
    };
    const { jobs } = house(() => void (stuck = true), { on: silent });
    jobs.start();
    await enqueue(jobs, { payload: { n: 1 } });
    await until(() => stuck);
    let stopped = false;
    void jobs.stop().then(() => (stopped = true));
    for (let waited = 0; !stopped && waited <= STOP_MS; waited += 100) {
      await clock.leap(100, 0);
      await rows();
    }
    expect(stopped).toBe(true);
    expect(await rows()).toMatchObject([{ state: 'queued' }]);
    // Its loop has nobody to ask any more: it is not stopped again.
    started.length = 0;
  });

  describe('by the calendar', () => {
    const calendar: Calendar<Chores> = { daily: { every: 'day', hour: 0, minute: 5 } };
    const midnight = Date.parse('2026-11-20T17:00:00Z');
    const occurrence = (day: number): number => midnight + 5 * 60_000 + day * DAY;
    /** Up to a moment, on each engine with as few looks at the store as it takes. */
    const pass = (to: number) => clock.leap(to - clock.now());

    it('begin with the next occurrence, and are done once at each, past midnight in WIB', async () => {
      const { jobs } = house(undefined, { calendar });
      jobs.start();
      await pass(midnight);
      await pass(occurrence(0) - 1);
      expect(await effects()).toEqual([]);
      for (const day of [0, 1, 2]) {
        await pass(occurrence(day));
        await until(async () => (await effects()).length === day + 1);
      }
      await pass(occurrence(3) - 1);
      expect(await effects()).toEqual([0, 1, 2].map(occurrence));
    });

    it('are timed by the one timer', async () => {
      const { jobs } = house(undefined, { calendar });
      jobs.start();
      await clock.leap(occurrence(0) - NOW - 500);
      expect(await clock.asleep()).toBe(occurrence(0));
    });

    it('what was missed while nothing ran is made up for once', async () => {
      const before = house(undefined, { calendar });
      before.jobs.start();
      await clock.asleep();
      await before.jobs.stop();
      clock = new SleepClock(occurrence(4) + HOUR);
      const { jobs } = house(undefined, { calendar, salt: 'b' });
      jobs.start();
      await until(async () => (await effects()).length > 0);
      await settled(jobs);
      await clock.leap(HOUR);
      expect(await effects()).toEqual([occurrence(4)]);
    });

    it('of several nodes one does each, also when the other looks later', async () => {
      const late = new SleepClock(NOW);
      const [first, second] = [house(undefined, { calendar }), house(undefined, { calendar, clock: late, salt: 'b' })];
      first.jobs.start();
      second.jobs.start();
      await late.asleep();
      for (const day of [0, 1]) {
        await pass(occurrence(day));
        await until(async () => (await effects()).length > day && (await rows()).length === 0);
        await late.leap(occurrence(day) - late.now());
      }
      await settled(second.jobs);
      expect(await effects()).toEqual([occurrence(0), occurrence(1)]);
    });
  });

  it('what is due is found by index, however much waits', async () => {
    const given = bulk(
      name,
      { n: 'bigint' },
      Array.from({ length: 5_000 }, (_, i) => [BigInt(i)]),
    );
    await sql`insert into jobs (job_id, kind, payload, due_at, created_at)
      select cast(n as text), 'note', '{}', ${BigInt(NOW)} + (n - 50) * 1000, 0 from ${given} as given`.execute(
      store.db,
    );
    // PostgreSQL keeps statistics by itself; an embedded store has none.
    if (name === 'postgres') await sql.raw('analyze').execute(store.db);
    const take = { kinds: ['note', 'daily'], limit: 4, token: 'a', now: NOW, leaseUntil: NOW + LEASE_MS };
    const [query] = await queriesOf(store, (tx) => takeJobs({ ...store, db: tx }, take));
    if (query === undefined) throw new Error('nothing was asked');
    if (name === 'sqlite')
      expect((await stepsOf(store.db, query)).filter((step) => /jobs/.test(step))).toEqual([
        'SEARCH jobs USING COVERING INDEX sqlite_autoindex_jobs_1 (job_id=?)',
        'SEARCH jobs USING INDEX jobs_due (due_at<?)',
      ]);
    // Each is found, sorted out and changed.
    else expect(await touchedRows(store.db, query)).toBeLessThanOrEqual(3 * take.limit);
  });

  if (name === 'postgres')
    it('of two nodes are done once each, and neither waits for the other', async () => {
      const done: number[] = [];
      const work = ({ payload }: Attempt<Chores['note']>) => void done.push(payload.n);
      const [first, second] = [house(work), house(work, { salt: 'b' })];
      await Promise.all(Array.from({ length: 100 }, (_, n) => enqueue(first.jobs, { payload: { n } })));
      first.jobs.start();
      second.jobs.start();
      await until(async () => (await effects()).length >= 100 && (await rows()).length === 0);
      const all = Array.from({ length: 100 }, (_, n) => n);
      expect((await effects()).sort((a, b) => a - b)).toEqual(all);
      expect(done.sort((a, b) => a - b)).toEqual(all);
    });
});
