import { sql } from 'kysely';
import type { Store } from '../ports';
import { migrate } from './migrate';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';

/** Where the data lives: PostgreSQL when `databaseUrl` is set, else a directory of our own, else (null) memory. */
export interface StoreOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string | null;
  readonly onIdleError?: (error: Error) => void;
}

/** PostgreSQL does not answer, or does not let us in. */
export class StoreUnreachableError extends Error {
  override readonly name = 'StoreUnreachableError';
  constructor(cause: unknown) {
    const why = cause instanceof AggregateError ? cause.errors.map(String).join('; ') : String(cause);
    super(`PostgreSQL di DATABASE_URL tidak bisa dipakai.\nThe PostgreSQL of DATABASE_URL cannot be used: ${why}`, {
      cause,
    });
  }
}

/**
 * Opens the store and brings its schema up to date.
 * @throws StoreInUseError when another process has the data directory, StoreUnreachableError when PostgreSQL is not there
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const store = options.databaseUrl
    ? openPostgres(options.databaseUrl, options.onIdleError)
    : openSqlite(options.dataDir);
  try {
    if (store.engine === 'postgres') await reach(store);
    await migrate(store);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function reach(store: Store): Promise<void> {
  try {
    await sql`select 1`.execute(store.db);
  } catch (error) {
    throw new StoreUnreachableError(error);
  }
}
