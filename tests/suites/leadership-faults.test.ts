import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KINDS } from '../../server/kinds';
import { createLedger } from '../../server/ledger/ledger';
import { openStore } from '../../server/store/open';
import { Bettor } from './harness/bettor';
import { findNats, startNats } from './harness/nats';
import { command } from './harness/postgres';
import { withoutPace } from './harness/pace';
import { register, ServerProcess } from './harness/server-process';
import { type SilentProxy, silentProxy } from './harness/silent-proxy';
import { realClock } from './realtime-kit';

/** What the house holds itself to, whatever happens to its leader. Half of it is what it takes on a quiet machine. */
const WITHOUT_A_BET_MS = 10_000;
/** On a busy machine bets are slow before the fault as well: that much of what was the longest wait then is the machine's. */
const SLOWNESS = 10;

const cluster = process.env.TEST_DATABASE_URL;
const program = findNats();
const missing = [...(cluster ? [] : ['PostgreSQL (TEST_DATABASE_URL)']), ...(program ? [] : ['nats-server'])];
if (missing.length > 0) {
  const words = `leadership-faults needs ${missing.join(' and ')}`;
  if (process.env.REQUIRE_SERVICES) throw new Error(words);
  console.warn(`${words}: what becomes of a cluster whose leader fails was NOT checked here.`);
}

/** Two real server processes on one real PostgreSQL, which the first reaches through a proxy, and one real broker. */
interface Cluster {
  readonly leader: ServerProcess;
  readonly other: ServerProcess;
  readonly proxy: SilentProxy;
  readonly database: string;
}

interface Fault {
  readonly name: string;
  readonly strike: (house: Cluster) => void;
  /** Lets the old leader back to work; null when it is dead. */
  readonly mend: ((house: Cluster) => void) | null;
}

const FAULTS: readonly Fault[] = [
  { name: 'is killed', strike: ({ leader }) => leader.signal('SIGKILL'), mend: null },
  {
    name: 'is frozen, and wakes up later',
    strike: ({ leader }) => leader.signal('SIGSTOP'),
    mend: ({ leader }) => leader.signal('SIGCONT'),
  },
  {
    name: 'is cut off from the database without a word, and finds it again',
    strike: ({ proxy }) => proxy.silence(),
    mend: ({ proxy }) => proxy.speak(),
  },
];

/** A player of the healthy node bets through the fault and its end. Returns the rounds that were acknowledged. */
async function playThrough(house: Cluster, strike: Fault['strike'], mend: Fault['mend']): Promise<readonly string[]> {
  const url = await house.other.url();
  const player = await Bettor.sit(url, await register(url, 'Saksi', '081200000001'), 'saksi');
  try {
    // Through the leader, over the broker.
    await player.more(1, 60_000);
    const begun = performance.now();
    await player.more(10, 60_000);
    const before = player.longestSilence(begun);
    const at = performance.now();
    strike(house);
    await player.more(20, 60_000);
    const silence = player.longestSilence(at);
    console.info(`without an accepted bet: ${(silence / 1000).toFixed(1)} s (before: ${(before / 1000).toFixed(1)} s)`);
    expect(silence).toBeLessThan(WITHOUT_A_BET_MS + SLOWNESS * before);
    mend?.(house);
    await player.more(20, 60_000);
    return player.rounds;
  } finally {
    player.leave();
  }
}

/** Every acknowledged round is in the store, none was told twice, and the books are right. */
async function expectBooked(database: string, rounds: readonly string[]): Promise<void> {
  const store = await openStore({ databaseUrl: database, dataDir: null });
  try {
    expect(await createLedger({ store, clock: realClock, kinds: KINDS }).audit()).toEqual([]);
    const kept = await store.db.selectFrom('solo_rounds').select('round_id').execute();
    const ids = new Set(kept.map(({ round_id }) => String(round_id)));
    expect(new Set(rounds).size).toBe(rounds.length);
    expect(rounds.filter((id) => !ids.has(id))).toEqual([]);
  } finally {
    await store.close();
  }
}

describe.each(missing.length === 0 && cluster && program ? [{ cluster, program }] : [])(
  'a house of two nodes',
  ({ cluster, program }) => {
    let broker: Awaited<ReturnType<typeof startNats>>;
    beforeAll(async () => {
      broker = await startNats(program);
    });
    afterAll(() => broker.stop());

    async function open(): Promise<Cluster & { close(): Promise<void> }> {
      const name = `lintang_${randomBytes(6).toString('hex')}`;
      await command(cluster, `create database ${name}`);
      const direct = new URL(cluster);
      direct.pathname = `/${name}`;
      await withoutPace({ databaseUrl: direct.href, dataDir: null });
      const proxy = await silentProxy({ host: direct.hostname, port: Number(direct.port) });
      const proxied = new URL(direct);
      proxied.host = `127.0.0.1:${proxy.port}`;
      const node = (url: URL) => ServerProcess.start({ DATABASE_URL: url.href, NATS_URL: broker.url });
      const leader = node(proxied);
      await leader.url();
      const other = node(direct);
      await other.url();
      return {
        leader,
        other,
        proxy,
        database: direct.href,
        async close() {
          await Promise.all([leader.kill(), other.kill()]);
          proxy.close();
          await command(cluster, `drop database ${name} with (force)`);
        },
      };
    }

    it.each(FAULTS)(
      'takes bets again within ten seconds when its leader $name, and nothing is booked twice',
      { timeout: 300_000 },
      async ({ strike, mend }) => {
        const house = await open();
        try {
          const rounds = await playThrough(house, strike, mend);
          await expectBooked(house.database, rounds);
        } finally {
          await house.close();
        }
      },
    );
  },
);
