import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';

// Each test starts processes of its own, which takes a busy machine a while.
vi.setConfig({ testTimeout: 60_000 });

const dataDir = mkdtempSync(join(tmpdir(), 'lintang-main-'));
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The server as a process of its own. `said` waits for a line on standard output. */
function serve(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
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

  test('says that its database is not there, without the password', async () => {
    const { code, err } = await serve({ DATABASE_URL: 'postgres://lintang:secret-word@127.0.0.1:1/none' }).ended;
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
});
