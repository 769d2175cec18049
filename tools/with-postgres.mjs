/**
 * Runs a command with a throw-away PostgreSQL: `node tools/with-postgres.mjs npx vitest run tests/suites`.
 * The cluster lives in a temporary directory on a free port and is gone afterwards. TEST_DATABASE_URL is set for the command.
 * With TEST_DATABASE_URL set already, that one is used; without any PostgreSQL the command still runs, and this says so, unless REQUIRE_SERVICES is set.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const DEBIAN = '/usr/lib/postgresql';

/** The directory with initdb and pg_ctl, or null: from PG_BIN, the PATH, or the newest Debian package. */
export function findPostgres() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((v) => join(DEBIAN, v, 'bin'))
    : [];
  const places = [process.env.PG_BIN, ...(process.env.PATH ?? '').split(':'), ...versions];
  return (
    places.find((place) => place && existsSync(join(place, 'initdb')) && existsSync(join(place, 'pg_ctl'))) ?? null
  );
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
function runner() {
  if (process.getuid?.() !== 0) return { options: {}, own: () => {} };
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const uid = id('-u');
  const gid = id('-g');
  return { options: { uid, gid }, own: (path) => chownSync(path, uid, gid) };
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * Starts a cluster. Returns its URL, `stop`, which also deletes it, and `failOver`: it comes back as a standby of its own that is promoted, which is what a database goes on as after a failover or
 * a return to an earlier moment.
 */
export async function startPostgres(bin) {
  const { options, own } = runner();
  const directory = mkdtempSync(join(tmpdir(), 'lintang-pg-'));
  own(directory);
  const data = join(directory, 'data');
  const port = await freePort();
  const run = (tool, args) => {
    const done = spawnSync(join(bin, tool), args, {
      ...options,
      cwd: directory,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (done.status !== 0) throw new Error(`${tool} failed: ${done.stderr || done.error}`);
  };
  const stop = () => {
    try {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  };
  const start = () =>
    run('pg_ctl', [
      '-D',
      data,
      '-w',
      '-l',
      join(directory, 'log'),
      '-o',
      `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off`,
      'start',
    ]);
  const failOver = () => {
    run('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop']);
    writeFileSync(join(data, 'standby.signal'), '');
    own(join(data, 'standby.signal'));
    start();
    run('pg_ctl', ['-D', data, '-w', 'promote']);
  };
  try {
    run('initdb', ['-D', data, '-U', 'lintang', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
    start();
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
  return { url: `postgres://lintang@127.0.0.1:${port}/postgres`, stop, failOver };
}

async function main([command, ...args]) {
  if (!command) throw new Error('usage: node tools/with-postgres.mjs <command> [arguments]');
  const given = process.env.TEST_DATABASE_URL;
  const bin = given ? null : findPostgres();
  if (!given && !bin && process.env.REQUIRE_SERVICES) throw new Error('no PostgreSQL on this machine');
  if (!given && !bin) console.error('with-postgres: no PostgreSQL on this machine; the command runs without one.');
  const cluster = bin ? await startPostgres(bin) : null;
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...(cluster && { TEST_DATABASE_URL: cluster.url }) },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(String(error));
      resolve(127);
    });
    child.once('exit', (status, signal) => resolve(status ?? (signal ? 1 : 0)));
  });
  cluster?.stop();
  process.exitCode = code;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.slice(2));
