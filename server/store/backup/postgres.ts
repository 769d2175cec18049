import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Store } from '../../ports';
import { migrate } from '../migrate';
import { openPostgres } from '../postgres';
import { StoreUnusableError } from '../unusable';
import { writeWhole } from './files';

/** How the files of `pg_dump --format=custom` begin. */
export const PG_MAGIC = 'PGDMP';

const DEBIAN = '/usr/lib/postgresql';

/** One of PostgreSQL's programs: the newest of Debian's, which reads every older server, else the one on the path. */
function program(name: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(DEBIAN, version, 'bin', name)).find((path) => existsSync(path)) ?? name;
}

/** The connection as PostgreSQL's programs read it: not among their arguments, which every user of the machine can see. */
function environment(databaseUrl: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const given = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: databaseOf(pathname),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  return { ...process.env, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')) };
}

const databaseOf = (pathname: string): string => decodeURIComponent(pathname.slice(1));

/** @throws StoreUnusableError with what the program says */
async function run(name: string, args: readonly string[], databaseUrl: string): Promise<void> {
  const child = spawn(program(name), args, { env: environment(databaseUrl), stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += String(bytes)));
  const [code] = (await once(child, 'close').catch((error: unknown) => [String(error)])) as [unknown];
  if (code !== 0) throw new StoreUnusableError(`${name} gagal: ${said || String(code)}`, `${name} failed.`);
}

/** Dumps a database into one file while it is in use: pg_dump reads one snapshot. @throws StoreUnusableError */
export const backupPostgres = (databaseUrl: string, path: string): Promise<void> =>
  writeWhole(path, (part) => run('pg_dump', ['--format=custom', '--no-owner', `--file=${part}`], databaseUrl));

/**
 * Puts a dump into an empty database; the dump itself comes all or nothing. `prepare` is given the store before it is said to be there.
 * @throws StoreUnusableError when the database is not empty, or the dump is damaged or too new
 */
export async function restorePostgres(
  file: string,
  databaseUrl: string,
  prepare: (store: Store) => Promise<void>,
): Promise<void> {
  const store = openPostgres(databaseUrl, undefined, { patient: true });
  try {
    const { rows } = await sql`select 1 from pg_class where relnamespace = 'public'::regnamespace limit 1`.execute(
      store.db,
    );
    if (rows.length > 0)
      throw new StoreUnusableError(
        'Database di DATABASE_URL tidak kosong: tidak ada yang ditimpa. Buat database baru dulu.',
        'The database of DATABASE_URL is not empty: nothing is written over. Create a new one first.',
      );
    const database = databaseOf(new URL(databaseUrl).pathname);
    await run(
      'pg_restore',
      ['--no-owner', '--exit-on-error', '--single-transaction', `--dbname=${database}`, file],
      databaseUrl,
    );
    await migrate(store);
    await prepare(store);
  } finally {
    await store.close();
  }
}
