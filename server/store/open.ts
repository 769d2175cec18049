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

/**
 * Opens the store and brings its schema up to date.
 * @throws StoreInUseError when another process has the data directory
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const store = options.databaseUrl ? openPostgres(options.databaseUrl, options.onIdleError) : openSqlite(options.dataDir);
  try {
    await migrate(store);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
