import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../server/ports';
import { openStore } from '../../server/store/open';
import { bundle } from '../../tools/lib/bundle.mjs';
import { testEngines } from './engines';
import { scaledClock, seededRandom } from './harness/scaled-clock';
import { createTables, EXPECTED, PLAYERS, workHouse } from './harness/work-house';
import type { WorkOrders } from './harness/work-house';

/** Fifty in all. */
const engines = testEngines('work-kills');
const KILLS = 50 / engines.length;
/** A process is killed up to so many ms after it committed its share of acts: up to so many, or none at all. */
const MOMENT_MS = 25;
const ACTS = 16;
/** A process that says nothing for so long hangs. */
const SILENCE_MS = 30_000;
/** Time passes so many times as fast: a second try comes after some 30 ms, and a dead node's jobs are taken after 2.4 s. */
const SPEED = 50;
/** Nodes that run side by side. SQLite has one at a time. */
const NODES = { sqlite: 1, postgres: 2 } as const;

const root = fileURLToPath(new URL('../..', import.meta.url));
// Inside the project, so that the bundle finds the packages.
const built = fileURLToPath(new URL(`../out/work-process-${process.pid}/`, import.meta.url));
beforeAll(() => bundle(root, 'tests/suites/harness/work-process.ts', built, { packages: true }));
afterAll(() => rmSync(built, { recursive: true, force: true }));

interface Death {
  /** Not before so many acts are committed. */
  readonly acts: number;
  readonly afterMs: number;
}

/** Runs one process until it is killed. @throws when it ends by itself or complains */
async function runAndKill(orders: WorkOrders, { acts, afterMs }: Death): Promise<void> {
  const child = spawn(process.execPath, [join(built, 'work-process.js'), JSON.stringify(orders)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  let dots = 0;
  let doomed = false;
  let killed = false;
  const kill = (): void => void (killed = child.kill('SIGKILL'));
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const watchdog = setTimeout(() => ((complaints += 'it hung'), kill()), SILENCE_MS);
  child.stdout.on('data', (chunk: Buffer) => {
    watchdog.refresh();
    dots += chunk.length;
    if (dots <= acts || doomed) return;
    doomed = true;
    setTimeout(kill, afterMs);
  });
  await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(watchdog);
  if (!killed || complaints !== '') throw new Error(`the process died by itself or complained: ${complaints}`);
}

describe.each(engines)('kill -9, again and again, on $name', ({ open, name }) => {
  it(
    'loses and doubles no event and no job, and keeps each player’s events in order',
    { timeout: KILLS * SILENCE_MS },
    async () => {
      const home = await place(open, name);
      const anchor = Date.now();
      try {
        await home.use(createTables);
        const random = seededRandom(20_261_123);
        const deaths = Array.from({ length: KILLS }, () => ({
          acts: Math.floor(random() * (ACTS + 1)),
          afterMs: random() * MOMENT_MS,
        }));
        const left = [...deaths.entries()];
        const node = async (): Promise<void> => {
          for (let next = left.shift(); next; next = left.shift())
            await runAndKill({ ...home.at, anchor, speed: SPEED, seed: next[0] + 1 }, next[1]);
        };
        await Promise.all(Array.from({ length: NODES[name] }, node));
        await home.use(async (store) => {
          await finish(store, scaledClock(anchor, SPEED));
          expect(await count(store)).toBeGreaterThanOrEqual(deaths.reduce((sum, { acts }) => sum + acts, 0));
        });
      } finally {
        await home.close();
      }
    },
  );
});

/** Where the store is, for other processes, and for us when none of them runs. */
async function place(open: ReturnType<typeof testEngines>[number]['open'], name: Store['engine']) {
  if (name === 'postgres') {
    const store = await open();
    const at = { databaseUrl: store.env.DATABASE_URL, dataDir: null };
    return { at, use: (work: (store: Store) => Promise<void>) => work(store), close: () => store.close() };
  }
  const at = { dataDir: mkdtempSync(join(tmpdir(), 'lintang-work-')) };
  return {
    at,
    async use(work: (store: Store) => Promise<void>) {
      const store = await openStore(at);
      await work(store).finally(() => store.close());
    },
    close: async () => rmSync(at.dataDir, { recursive: true, force: true }),
  };
}

/** A last start that comes to its end: whatever is left is done. */
async function finish(store: Store, clock: ReturnType<typeof scaledClock>): Promise<void> {
  const house = workHouse(store, clock, seededRandom(1));
  house.events.start();
  house.jobs.start();
  const left = async (): Promise<number> => (await house.events.counts()).pending + (await house.jobs.counts()).queued;
  while ((await left()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await house.events.parked()).toEqual([]);
  expect(await house.jobs.parked()).toEqual([]);
  await house.stop();
}

/** Compares what is there with what there should be. Returns how many acts there were. */
async function count(store: Store): Promise<number> {
  const { rows: players } = await sql<{ id: string; acts: bigint }>`select id, acts from players`.execute(store.db);
  const { rows: effects } = await sql<{
    what: string;
    player: string;
    n: bigint;
  }>`select what, player, n from effects order by at`.execute(store.db);
  const of = (what: string, player: string): number[] =>
    effects.filter((effect) => effect.what === what && effect.player === player).map(({ n }) => Number(n));

  let acts = 0;
  for (const { id, acts: last } of players) {
    const all = Array.from({ length: Number(last) }, (_, i) => i + 1);
    acts += all.length;
    for (const what of ['notes', 'mails']) expect([what, of(what, id)]).toEqual([what, all]);
    for (const what of ['chore', 'echo'])
      expect([what, of(what, id).sort((a, b) => a - b)]).toEqual([what, all.filter(EXPECTED[what] ?? (() => false))]);
  }
  expect(players).toHaveLength(PLAYERS.length);
  console.info(`work-kills on ${store.engine}: ${acts} acts over ${KILLS} kills`);
  return acts;
}
