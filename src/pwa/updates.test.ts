import { describe, expect, it } from 'vitest';
import type { ToWorker } from './messages';
import { createUpdates, type Registration, type Worker, type Workers } from './updates';

const HOUR = 3_600_000;

/** A browser's service workers, moved by hand. */
function browser({ controller = {} as unknown, waiting = null as string | null } = {}) {
  const said: ToWorker[] = [];
  const hears: { found: () => void; state: () => void; controller: () => void } = {
    found: () => undefined,
    state: () => undefined,
    controller: () => undefined,
  };
  const versions = new Map<Worker, string>();
  const workerOf = (version: string, state: ServiceWorkerState): Worker => {
    const worker: Worker = {
      state,
      postMessage: (message) => void said.push(message),
      addEventListener: (_name, hear) => void (hears.state = hear),
    };
    versions.set(worker, version);
    return worker;
  };
  let looked = 0;
  const registration = {
    waiting: waiting === null ? null : workerOf(waiting, 'installed'),
    installing: null as Worker | null,
    update: async () => void (looked += 1),
    addEventListener: (_name: string, hear: () => void) => void (hears.found = hear),
  } satisfies Registration;
  const workers: Workers = {
    controller,
    register: async () => registration,
    addEventListener: (_name, hear) => void (hears.controller = hear),
  };
  let at = 0;
  let reloads = 0;
  const updates = createUpdates({
    workers,
    build: 'now',
    now: () => at,
    reload: () => void (reloads += 1),
    versionOf: async (worker) => versions.get(worker) ?? '',
  });
  return {
    updates,
    said,
    hears,
    registration,
    workerOf,
    later: (ms: number) => void (at += ms),
    looked: () => looked,
    reloads: () => reloads,
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a new build of the site', () => {
  it('waits to be taken, and the page is loaded again once it has taken over', async () => {
    const { updates, said, hears, reloads } = browser({ waiting: 'next' });
    await settled();
    expect([updates.ready(), said]).toEqual([true, []]);
    updates.take();
    expect([said, reloads()]).toEqual([[{ type: 'take' }], 0]);
    hears.controller();
    expect(reloads()).toBe(1);
  });

  it('takes over by itself where the page is of it already', async () => {
    const { updates, said, reloads } = browser({ waiting: 'now' });
    await settled();
    expect([updates.ready(), said, reloads()]).toEqual([false, [{ type: 'take' }], 0]);
  });

  it('is found while the page is open', async () => {
    const { updates, hears, registration, workerOf } = browser();
    let told = 0;
    updates.subscribe(() => (told += 1));
    await settled();
    registration.installing = workerOf('next', 'installed');
    registration.waiting = registration.installing;
    hears.found();
    expect(updates.ready()).toBe(false);
    hears.state();
    await settled();
    expect([updates.ready(), told]).toEqual([true, 1]);
  });

  it('is none on a device that had no worker', async () => {
    const { updates, said } = browser({ controller: null, waiting: 'next' });
    await settled();
    expect([updates.ready(), said]).toEqual([false, []]);
  });

  it('is looked for once an hour at most', async () => {
    const { updates, later, looked } = browser();
    await settled();
    updates.look();
    later(HOUR - 1);
    updates.look();
    expect(looked()).toBe(0);
    later(1);
    updates.look();
    updates.look();
    expect(looked()).toBe(1);
  });

  it('cannot be had where the browser refuses, and nothing fails', async () => {
    for (const register of [async () => undefined, async () => Promise.reject(new Error('refused'))]) {
      const workers: Workers = { controller: null, register, addEventListener: () => undefined };
      const updates = createUpdates({ workers, build: 'now', now: () => 0, reload: () => undefined });
      await settled();
      updates.look();
      updates.take();
      expect(updates.ready()).toBe(false);
    }
  });
});
