import { migrations } from '../server/store/migrations/index';
import { openStore } from '../server/store/open';
import { StoreUnusableError } from '../server/store/unusable';
import { ConfigError, readConfig } from '../server/system/config';

/**
 * `npm run migrate`: brings the store that DATABASE_URL or DATA_DIR names up to date, as a start would, and lets go of it. For PostgreSQL before the nodes of a new release start; a
 * directory of our own is backed up first.
 */
export async function migrateStore(
  env: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly code: 0 | 1; readonly line: string }> {
  try {
    const store = await openStore(readConfig(env));
    await store.close();
    return { code: 0, line: `Skema mutakhir / the schema is up to date: ${migrations.at(-1)?.name ?? ''}` };
  } catch (error) {
    if (error instanceof StoreUnusableError || error instanceof ConfigError) return { code: 1, line: error.message };
    throw error;
  }
}
