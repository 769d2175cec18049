/** A store that goes on from a moment which the house has lived beyond, by whatever means it was put there, gives up what it would draw again. */
import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { minesCalls } from '../../contract/mines';
import { backup } from '../../server/backup';
import { claimStore } from '../../server/claim';
import { KINDS } from '../../server/kinds';
import { createLedger } from '../../server/ledger/ledger';
import type { Store } from '../../server/ports';
import { differ } from '../../server/store/lineage';
import { openStore, type StoreOptions } from '../../server/store/open';
import { DATA_FILE } from '../../server/store/sqlite';
import { findPostgres, startPostgres } from '../../tools/with-postgres.mjs';
import { command } from './harness/postgres';
import { realClock } from './realtime-kit';
import { player, roomHouse } from './rooms-kit';

const ANA = player('Ana');
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'lintang-lineage-'));
  closing.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const databaseIn = (cluster: string, name: string): string => {
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
};

/** A database of one's own in a cluster; `from` is what it is a copy of. */
async function database(cluster: string, from?: string): Promise<string> {
  const name = `lintang_${randomBytes(6).toString('hex')}`;
  const copied = from === undefined ? '' : ` template ${new URL(from).pathname.slice(1)}`;
  await command(cluster, `create database ${name}${copied}`);
  closing.push(() => command(cluster, `drop database ${name} with (force)`));
  return databaseIn(cluster, name);
}

const warnings: string[] = [];
const claim = (store: Store): Promise<void> =>
  claimStore(store, realClock, { warn: (_details: object, message: string) => void warnings.push(message) } as never);

/** A house is opened and played on, with a round of mines left open and somebody signed in. */
async function evening(where: StoreOptions): Promise<void> {
  const store = await openStore(where);
  await claim(store);
  const house = roomHouse({ store });
  await store.transaction((tx) =>
    house.ledger.post(tx, [
      { key: `grant:${ANA.id}`, userId: ANA.id, kind: 'grant', amount: 10_000_000n, ref: 'welcome' },
    ]),
  );
  for (const room of house.rooms) await room.start();
  await house.ask(minesCalls.startRound, { amount: 7_000, mines: 3, currency: 'IDR' }, ANA);
  for (const room of house.rooms) await room.stop();
  await store.db
    .insertInto('users')
    .values({
      id: ANA.id,
      name: ANA.name,
      name_key: 'ana',
      phone: '628120000001',
      password_hash: '',
      avatar: '',
      status: 'active',
      created_at: 1,
    })
    .execute();
  await store.db
    .insertInto('sessions')
    .values({ token_hash: 't', user_id: ANA.id, created_at: 1, expires_at: 9e15, agent: '', seen_at: 1 })
    .execute();
  await store.close();
}

const figure = async (store: Store, what: string): Promise<bigint | undefined> =>
  (await sql<{ n: bigint }>`select count(*) as n from ${sql.raw(what)}`.execute(store.db)).rows[0]?.n;

/** What is still there to be drawn from, or signed in by. */
const secretsOf = async (store: Store) => ({
  chains: (await figure(store, 'chains where used < length')) !== 0n,
  seeds: (await figure(store, `solo_seeds where status <> 'retired'`)) !== 0n,
  sessions: (await figure(store, 'sessions')) !== 0n,
});
const ALL = { chains: true, seeds: true, sessions: true };
const NONE = { chains: false, seeds: false, sessions: false };

/** The house starts on a store: what it has then. Its books are right whatever that is. */
async function startOn(where: StoreOptions) {
  const store = await openStore(where);
  try {
    await claim(store);
    expect(await createLedger({ store, clock: realClock, kinds: KINDS }).audit()).toEqual([]);
    return await secretsOf(store);
  } finally {
    await store.close();
  }
}

describe('an embedded house', () => {
  it('whose backup is put in the place of its store by hand gives its secrets up, once; one that is only opened again does not', async () => {
    const home = folder();
    await evening({ dataDir: home });
    const file = join(folder(), 'cadangan.db');
    await backup({ dataDir: home }, realClock, file);
    expect(await startOn({ dataDir: home })).toEqual(ALL);
    const away = folder();
    copyFileSync(file, join(away, DATA_FILE));
    expect(await startOn({ dataDir: away })).toEqual(NONE);
    warnings.length = 0;
    await startOn({ dataDir: away });
    expect(warnings).toEqual([]);
  });
});

const cluster = process.env.TEST_DATABASE_URL;
const bin = cluster === undefined ? null : findPostgres();
if (bin === null)
  console.warn(
    'lineage: no PostgreSQL (TEST_DATABASE_URL), so what becomes of a copy of its database was NOT checked here.',
  );

describe.each(cluster !== undefined && bin !== null ? [{ cluster, bin }] : [])(
  'a house on PostgreSQL',
  ({ cluster, bin }) => {
    it('that goes on from a copy of its database gives its secrets up, once; a node that only comes back does not', async () => {
      const home = await database(cluster);
      await evening({ databaseUrl: home, dataDir: null });
      expect(await startOn({ databaseUrl: home, dataDir: null })).toEqual(ALL);
      const away = { databaseUrl: await database(cluster, home), dataDir: null };
      // Two nodes at once: neither undoes what the other does, and stakes go back once.
      const [one, other] = await Promise.all([startOn(away), startOn(away)]);
      expect([one, other]).toEqual([NONE, NONE]);
      warnings.length = 0;
      await startOn(away);
      expect(warnings).toEqual([]);
    });

    it('whose database fails over to a standby gives them up too: the standby may lack the last rounds, which players have seen', async () => {
      const own = await startPostgres(bin);
      closing.push(() => own.stop());
      const home = { databaseUrl: own.url, dataDir: null };
      await evening(home);
      own.failOver();
      expect(await startOn(home)).toEqual(NONE);
    });

    it('which does not say everything about itself is known by what it says', () => {
      const before = { system: '7', database: '5', timeline: '00000001' };
      expect([
        differ(before, before),
        differ(before, {}),
        differ(before, { database: '5' }),
        differ(before, { database: '6' }),
        differ(before, { ...before, timeline: '00000002' }),
      ]).toEqual([false, false, false, true, true]);
    });
  },
);
