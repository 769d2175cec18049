import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';
import { openStore } from './store/open';

const dataDir = mkdtempSync(join(tmpdir(), 'lintang-main-'));
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The server as a process of its own, with arguments for Node and under another program if need be. `said` waits for a line on standard output. */
function serve(env: Record<string, string> = {}, { node = [] as string[], under = [] as string[] } = {}) {
  const [program = '', ...args] = [...under, process.execPath, ...node, inject('serverProgram')];
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (bytes: Buffer) => (out += String(bytes)));
  child.stderr.on('data', (bytes: Buffer) => (err += String(bytes)));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, out, err }));
  const said = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const match = pattern.exec(out);
      if (match) return match[1] ?? match[0];
      await Promise.race([once(child.stdout, 'data'), ended.then(() => Promise.reject(new Error(`ended: ${err}`)))]);
    }
  };
  return { child, ended, said };
}

describe('the server process', () => {
  test('prints its address, serves, refuses a second process on its data, and ends in order on SIGTERM', async () => {
    const server = serve();
    const origin = await server.said(/(http:\/\/localhost:\d+)/);
    expect(await (await fetch(`${origin.replace('localhost', '127.0.0.1')}/readyz`)).json()).toEqual({
      status: 'ready',
    });

    const second = await serve().ended;
    expect(second.code).toBe(1);
    expect(second.err).toMatch(/sedang dipakai server lain[^]*in use by another server/);
    expect(second.err).not.toContain('    at ');

    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0, err: '' });
  });

  test('says what is wrong with its environment and ends', async () => {
    expect(await serve({ PORT: 'http', LOG_LEVEL: 'loud' }).ended).toMatchObject({
      code: 1,
      err: expect.stringMatching(/PORT must be[^]*LOG_LEVEL must be/) as string,
    });
  });

  test('says that its key or its database is not there, without the password', async () => {
    const DATABASE_URL = 'postgres://lintang:secret-word@127.0.0.1:1/none';
    expect(await serve({ DATABASE_URL }).ended).toMatchObject({
      code: 1,
      err: expect.stringContaining('DATABASE_URL needs SECRETS_KEY') as string,
    });
    const { code, err } = await serve({ DATABASE_URL, SECRETS_KEY: 'ab'.repeat(32) }).ended;
    expect(code).toBe(1);
    expect(err).toContain('PostgreSQL of DATABASE_URL cannot be used');
    expect(err).not.toContain('secret-word');
  });

  test('says that its port is taken and lets go of its data', async () => {
    const first = serve();
    const port = await first.said(/localhost:(\d+)/);
    const other = mkdtempSync(join(tmpdir(), 'lintang-main-'));
    const clash = await serve({ PORT: port, DATA_DIR: other }).ended;
    expect(clash).toMatchObject({ code: 1, err: expect.stringContaining('EADDRINUSE') as string });
    rmSync(other, { recursive: true, force: true });
  });

  test('ends in order, with 1, when something happens that nobody caught', async () => {
    const stray = `data:text/javascript,process.once('SIGUSR2', () => void Promise.reject(new Error('stray')))`;
    const server = serve({}, { node: ['--import', stray] });
    await server.said(/localhost/);
    server.child.kill('SIGUSR2');
    expect(await server.ended).toMatchObject({
      code: 1,
      err: '',
      out: expect.stringMatching(/stray[^]*a fault that nobody caught: closing/) as string,
    });
  });
});

describe('the server on data that it cannot use', () => {
  const folder = () => mkdtempSync(join(dataDir, 'bad-'));
  const FAULTS: readonly {
    name: string;
    words: RegExp;
    env: () => Promise<Record<string, string>>;
    under?: string[];
  }[] = [
    {
      name: 'a newer version’s',
      words: /versi Lintang yang lebih baru[^]*newer version of Lintang: unknown schema steps 999_future/,
      async env() {
        const own = folder();
        const store = await openStore({ dataDir: own });
        await sql`insert into schema_steps (name) values ('999_future')`.execute(store.db);
        await store.close();
        return { DATA_DIR: own };
      },
    },
    {
      name: 'on a disk that takes no more bytes',
      words: /gagal dibaca atau ditulisi|tidak ada ruang/,
      env: async () => ({ DATA_DIR: folder() }),
      // What a full disk does to all, this does to one process.
      under: ['prlimit', '--fsize=4096'],
    },
    {
      name: 'where nothing may be written',
      words: /tidak boleh ditulisi[^]*may not be written to/,
      env: async () => ({ DATA_DIR: '/sys/lintang' }),
    },
    {
      name: 'in a place that is no directory',
      words: /bukan folder[^]*not a directory/,
      env: async () => ({ DATA_DIR: join(process.cwd(), 'package.json') }),
    },
    {
      name: 'that is damaged',
      words: /rusak[^]*damaged/,
      async env() {
        const own = folder();
        writeFileSync(join(own, 'lintang.db'), 'no database at all, '.repeat(100));
        return { DATA_DIR: own };
      },
    },
  ];

  test.each(FAULTS)('says what is wrong with data $name, and ends', async ({ words, env, under = [] }) => {
    const { code, err } = await serve(await env(), { under }).ended;
    expect(err).toMatch(words);
    expect(err).not.toContain('    at ');
    expect(code).toBe(1);
  });
});
