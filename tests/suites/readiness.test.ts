import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CODE, CodeError } from '../../contract/errors';
import { rollerCalls } from '../../contract/roller';
import type { Store } from '../../server/ports';
import {
  type AskedRoom,
  createReadiness,
  READINESS_KEPT_MS,
  READINESS_PATIENCE_MS,
} from '../../server/system/readiness';
import { testEngines } from './engines';
import { command } from './harness/postgres';
import { ServerProcess } from './harness/server-process';
import { TestClock } from './realtime-kit';

const quiet = { error: () => undefined };

function room(isOpen: () => boolean, elsewhere: () => Promise<unknown> = async () => ({})): AskedRoom {
  return { game: 'roller', isOpen, calls: [{ call: rollerCalls.curRound, handle: elsewhere }] };
}

describe.each(testEngines('readiness'))('readiness on $name', ({ open }) => {
  async function house(rooms: AskedRoom[], given?: Store) {
    const store = given ?? (await open());
    const clock = new TestClock();
    let serves = true;
    const ready = createReadiness({ store, rooms, open: () => serves, clock, logger: quiet });
    return { store, clock, ready, close: () => (serves = false) };
  }
  const writes = async ({ db }: Store) =>
    (await sql<{ at: bigint }>`select at from store_probe`.execute(db)).rows[0]?.at;

  it('is no before the house is open and after it closed, else yes', async () => {
    const { store, ready, close } = await house([room(() => true)]);
    expect(await ready()).toBe(null);
    close();
    expect(await ready()).toBe('starting');
    await store.close();
  });

  it('writes at most once a second, however many ask', async () => {
    const { store, clock, ready } = await house([room(() => true)]);
    const at = BigInt(clock.now());
    await Promise.all(Array.from({ length: 50 }, ready));
    clock.advance(READINESS_KEPT_MS - 1);
    await ready();
    expect(await writes(store)).toBe(at);
    clock.advance(1);
    await ready();
    expect(await writes(store)).toBe(at + BigInt(READINESS_KEPT_MS));
    await store.close();
  });

  it('is no while a room is open nowhere, yes when the node that leads answers for it', async () => {
    let leads = false;
    const ask = async (): Promise<unknown> => {
      if (!leads) throw new CodeError(CODE.gameUnavailable);
      return {};
    };
    const { store, clock, ready } = await house([room(() => true), room(() => false, ask)]);
    expect(await ready()).toBe('rooms');
    leads = true;
    clock.advance(READINESS_KEPT_MS);
    expect(await ready()).toBe(null);
    await store.close();
  });

  it('is no, in time, when nobody answers, and asks no second time meanwhile', async () => {
    let asked = 0;
    const silence = (): Promise<never> => ((asked += 1), new Promise(() => undefined));
    const { store, clock, ready } = await house([room(() => false, silence)]);
    const first = ready();
    clock.advance(READINESS_PATIENCE_MS);
    expect(await first).toBe('rooms');
    expect(await ready()).toBe('rooms');
    expect(asked).toBe(1);
    await store.close();
  });

  it('is no when the store answers but takes no writes', async () => {
    const store = await open();
    await sql`drop table store_probe`.execute(store.db);
    const { ready } = await house([room(() => true)], store);
    expect(await ready()).toBe('store');
    await store.close();
  });
});

describe('/readyz of a server process', () => {
  const running: ServerProcess[] = [];
  const afterwards: (() => unknown)[] = [];
  afterEach(async () => {
    for (const server of running.splice(0)) await server.kill();
    for (const clean of afterwards.splice(0)) await clean();
  });
  const start = async (env: Record<string, string>) => {
    const server = ServerProcess.start({ LOG_LEVEL: 'silent', ...env });
    running.push(server);
    return { pid: server.child.pid ?? 0, url: await server.url() };
  };
  const status = async (url: string, path = '/readyz') => (await fetch(`${url}${path}`)).status;
  const becomes = (url: string, wanted: number) =>
    vi.waitFor(async () => expect(await status(url)).toBe(wanted), { timeout: 60_000, interval: 200 });

  it('is 503 while the disk takes no more bytes, and 200 again when it does', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lintang-full-'));
    afterwards.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const { pid, url } = await start({ DATA_DIR: dataDir });
    expect(await status(url)).toBe(200);
    // A limit to the size of files does to this process what a full disk does to all.
    const limit = (size: string) =>
      expect(spawnSync('prlimit', ['--pid', String(pid), `--fsize=${size}:unlimited`]).status).toBe(0);
    limit('1');
    await becomes(url, 503);
    expect(await status(url, '/healthz')).toBe(200);
    limit('unlimited');
    await becomes(url, 200);
  });

  const cluster = process.env.TEST_DATABASE_URL;
  it.each(cluster ? [cluster] : [])(
    'is 503 while the database takes no writes or has no room for more, and at a node that cannot reach the leader',
    async (server) => {
      const name = `lintang_${randomBytes(6).toString('hex')}`;
      await command(server, `create database ${name}`);
      afterwards.push(() => command(server, `drop database ${name} with (force)`));
      const url = new URL(server);
      url.pathname = `/${name}`;
      const leader = await start({ DATABASE_URL: url.href });
      expect(await status(leader.url)).toBe(200);
      // Without a broker it has no way to the rooms of the other.
      const apart = await start({ DATABASE_URL: url.href });
      const answer = await fetch(`${apart.url}/readyz`);
      expect([answer.status, await answer.json()]).toEqual([503, { status: 'not ready', why: 'rooms' }]);

      const set = async (setting: string) => {
        await command(server, `alter database ${name} set ${setting}`);
        await command(
          server,
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and application_name = 'lintang'`,
        );
      };
      // On a full disk rows are still written anew in their place; a limit to files does to this database what it does to all.
      for (const [no, yes] of [
        ['default_transaction_read_only = on', 'default_transaction_read_only = off'],
        ['temp_file_limit = 0', 'temp_file_limit = -1'],
      ] as const) {
        await set(no);
        await becomes(leader.url, 503);
        await set(yes);
        await becomes(leader.url, 200);
      }
    },
  );
});
