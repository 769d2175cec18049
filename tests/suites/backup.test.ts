import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minesCalls } from '../../contract/mines';
import { backup, restore } from '../../server/backup';
import { KINDS } from '../../server/kinds';
import { createLedger } from '../../server/ledger/ledger';
import { STEP_BACKUPS_KEPT } from '../../server/store/backup/sqlite';
import { migrations } from '../../server/store/migrations/index';
import { openStore } from '../../server/store/open';
import { StoreUnusableError } from '../../server/store/unusable';
import { Bettor } from './harness/bettor';
import { withoutPace } from './harness/pace';
import { command } from './harness/postgres';
import { register, ServerProcess } from './harness/server-process';
import { OfficialClient, realClock } from './realtime-kit';

// Each test starts processes of its own, which takes a busy machine a while.
vi.setConfig({ testTimeout: 300_000 });

const cluster = process.env.TEST_DATABASE_URL;
if (!cluster) console.warn('backup: TEST_DATABASE_URL is not set, so dumps of PostgreSQL were NOT checked here.');

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'lintang-backup-'));
  cleanups.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

async function database(url: string): Promise<string> {
  const name = `lintang_${randomBytes(6).toString('hex')}`;
  await command(url, `create database ${name}`);
  cleanups.push(() => command(url, `drop database ${name} with (force)`));
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** `npm run backup` or `npm run restore`. */
async function run(tool: 'backup' | 'restore', file: string, env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [`tools/${tool}.mjs`, file], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += String(bytes)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

async function serve(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = ServerProcess.start(env);
  cleanups.push(() => server.kill());
  await server.url();
  return server;
}

/** Where a store is, as the environment names it; `fresh` gives an empty place. */
const PLACES = [
  { name: 'sqlite', fresh: async () => ({ DATA_DIR: folder() }) },
  ...(cluster ? [{ name: 'postgres', fresh: async () => ({ DATABASE_URL: await database(cluster) }) }] : []),
];
const placeOf = (env: { DATA_DIR?: string; DATABASE_URL?: string }) => ({
  dataDir: env.DATA_DIR ?? '',
  ...(env.DATABASE_URL !== undefined && { databaseUrl: env.DATABASE_URL }),
});
const storeAt = (env: Parameters<typeof placeOf>[0]) => openStore(placeOf(env));

describe.each(PLACES)('a backup of a house on $name', ({ fresh }) => {
  it('that is made while bets arrive holds every bet acknowledged before it; restored into an empty place the books are right and no secret counts any more', async () => {
    const home = await fresh();
    await withoutPace(placeOf(home));
    const shared = await storeAt(home);
    await shared.db.insertInto('cluster_secrets').values({ name: 'fanout', secret: '00' }).execute();
    await shared.close();
    const server = await serve(home);
    const url = await server.url();
    const token = await register(url, 'Saksi', '081200000001');
    const player = await Bettor.sit(url, token, 'saksi');
    const client = await OfficialClient.connect(`${url.replace('http', 'ws')}/ws`);
    client.signal('internal/auth', { token });
    await client.request(minesCalls.startRound.route, { amount: 7_000, mines: 3, currency: 'IDR' });
    client.close();
    await player.more(10, 60_000);

    const acknowledged = [...player.rounds];
    const file = join(folder(), 'cadangan');
    const made = run('backup', file, home);
    await player.more(5, 60_000);
    expect(await made).toMatchObject({ code: 0, said: expect.stringContaining(file) as string });
    await player.more(5, 60_000);
    player.leave();
    const over = await run('restore', file, home);
    expect(over).toMatchObject({ code: 1, said: expect.stringMatching(/tidak kosong[^]*not empty/) as string });
    expect(over.said).not.toContain('    at ');
    await server.kill();

    const away = await fresh();
    expect((await run('restore', file, away)).code).toBe(0);
    const store = await storeAt(away);
    const kept = await store.db.selectFrom('solo_plays').selectAll().where('game', '=', 'roller').execute();
    const ids = new Set(kept.map(({ round_id }) => String(round_id)));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    const ledger = createLedger({ store, clock: realClock, kinds: KINDS });
    expect(await ledger.audit()).toEqual([]);
    // The stake of the round that was open is back, with its mines shown.
    const mines = await store.db
      .selectFrom('solo_plays')
      .selectAll()
      .where('game', '=', 'mines')
      .executeTakeFirstOrThrow();
    expect(mines).toMatchObject({ status: 'won', amount: 700_000n, paid: 700_000n });
    expect((JSON.parse(mines.board) as { mineIndex: number[] }).mineIndex).toHaveLength(3);
    const count = async (what: ReturnType<typeof sql<{ n: bigint }>>) => (await what.execute(store.db)).rows[0]?.n;
    expect(await count(sql`select count(*) as n from chains where used < length`)).toBe(0n);
    expect(await count(sql`select count(*) as n from solo_seeds where status <> 'retired' or revealed <> secret`)).toBe(
      0n,
    );
    expect(await count(sql`select count(*) as n from sessions`)).toBe(0n);
    expect(await count(sql`select count(*) as n from cluster_secrets`)).toBe(0n);
    expect(await count(sql`select total as n from history_totals where list = 'mines'`)).toBe(1n);
    await store.close();

    // The house opens on it and is played on.
    const again = await serve(away);
    const other = await Bettor.sit(
      await again.url(),
      await register(await again.url(), 'Lain', '081200000002'),
      'lain',
    );
    await other.more(3, 60_000);
    other.leave();
    await again.kill();
    const after = await storeAt(away);
    expect(await createLedger({ store: after, clock: realClock, kinds: KINDS }).audit()).toEqual([]);
    await after.close();
  });

  it('is refused where something is already, and writes over nothing', async () => {
    const home = placeOf(await fresh());
    await (await openStore(home)).close();
    const file = join(folder(), 'cadangan');
    await backup(home, realClock, file);
    const bytes = readFileSync(file);
    await expect(backup(home, realClock, file)).rejects.toThrow(/sudah ada[^]*there already/);
    await expect(restore(home, realClock, file)).rejects.toThrow(/tidak kosong[^]*not empty/);
    expect(readFileSync(file).equals(bytes)).toBe(true);
    await (await openStore(home)).close();
  });

  it('that is none, or is damaged, is refused and leaves the place empty', async () => {
    const home = placeOf(await fresh());
    await (await openStore(home)).close();
    const file = join(folder(), 'cadangan');
    await backup(home, realClock, file);
    const away = placeOf(await fresh());
    writeFileSync(`${file}.txt`, 'nothing of the kind');
    const damaged = readFileSync(file);
    damaged.fill(0x5a, 2_000, 9_000);
    writeFileSync(`${file}.damaged`, damaged);
    for (const bad of ['.txt', '.damaged', '.missing'])
      await expect(restore(away, realClock, `${file}${bad}`), bad).rejects.toThrow(StoreUnusableError);
    await restore(away, realClock, file);
  });
});

describe('a data directory whose schema is about to change', () => {
  it('is copied before, and the last few of such copies are kept', async () => {
    const dataDir = folder();
    const named = (count: number) => [
      ...migrations,
      ...Array.from({ length: count }, (_, i) => ({
        name: `9${String(i).padStart(2, '0')}_step`,
        up: async (tx: Parameters<(typeof migrations)[0]['up']>[0]) =>
          void (await sql.raw(`create table step_${i} (id text)`).execute(tx)),
      })),
    ];
    const backups = () => (existsSync(join(dataDir, 'backups')) ? readdirSync(join(dataDir, 'backups')).sort() : []);
    const first = await openStore({ dataDir });
    await first.db.insertInto('cluster_secrets').values({ name: 'u1', secret: '7' }).execute();
    await first.close();
    await (await openStore({ dataDir })).close();
    expect(backups()).toEqual([]);
    for (let count = 1; count <= STEP_BACKUPS_KEPT + 1; count += 1)
      await (await openStore({ dataDir, steps: named(count) })).close();
    expect(backups()).toEqual(['before-901_step.db', 'before-902_step.db', 'before-903_step.db']);

    // The copy is a backup like any other: the older version of the server takes it up.
    const back = join(folder(), 'back');
    mkdirSync(back);
    const copy = join(dataDir, 'backups', 'before-901_step.db');
    expect((await run('restore', copy, { DATA_DIR: back })).said).toMatch(/versi Lintang yang lebih baru[^]*900_step/);
  });

  it('is left as it was when there is no room for the copy', async () => {
    const dataDir = folder();
    await (await openStore({ dataDir })).close();
    // A file where the folder of the copies would be.
    writeFileSync(join(dataDir, 'backups'), '');
    const step = { name: '900_step', up: async () => undefined };
    await expect(openStore({ dataDir, steps: [...migrations, step] })).rejects.toThrow(
      /tidak bisa dipakai[^]*cannot be used/,
    );
    await (await openStore({ dataDir })).close();
  });
});
