import type { Store } from '../ports';
import { backupBeforeStep } from './backup/sqlite';
import { migrate, stepAhead } from './migrate';
import { migrations } from './migrations/index';
import type { Migration } from './migrations/migration';
import { hasOwnSession, isRefusedSetting, openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import { inWords, StorePooledError, StoreUnreachableError } from './unusable';

/** Where the data lives: PostgreSQL when `databaseUrl` is set, else a directory of our own, else (null) memory. */
export interface StoreOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string | null;
  readonly onIdleError?: (error: Error) => void;
  /** The steps of the schema, for tests of upgrades. */
  readonly steps?: readonly Migration[];
}

/**
 * Opens the store and brings its schema up to date. A directory of our own is backed up before a step changes what is in it; an operator's PostgreSQL is
 * backed up by its operator.
 * @throws StoreUnusableError with words for whatever is wrong with the surroundings: in use, unreachable, behind a pooler, too new, read-only, full, damaged
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, dataDir } = options;
  try {
    return databaseUrl ? await openHosted(databaseUrl, options) : await openEmbedded(options);
  } catch (error) {
    throw inWords(error, databaseUrl ? 'DATABASE_URL' : (dataDir ?? 'memory'));
  }
}

async function openEmbedded({ dataDir, steps = migrations }: StoreOptions): Promise<Store> {
  const store = openSqlite(dataDir);
  try {
    const step = await stepAhead(store, steps);
    if (dataDir !== null && step !== null) await backupBeforeStep(store, dataDir, step);
    await migrate(store, steps);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function openHosted(
  databaseUrl: string,
  { onIdleError, steps = migrations }: Pick<StoreOptions, 'onIdleError' | 'steps'>,
): Promise<Store> {
  // A step over a large table is silent for longer than a statement of play may be.
  const patient = openPostgres(databaseUrl, onIdleError, { patient: true });
  try {
    await reach(patient);
    await migrate(patient, steps);
  } finally {
    await patient.close();
  }
  return openPostgres(databaseUrl, onIdleError);
}

/** @throws StoreUnreachableError, and StorePooledError where the session is not ours alone */
async function reach({ db }: Store): Promise<void> {
  try {
    if (await hasOwnSession(db)) return;
  } catch (error) {
    throw isRefusedSetting(error) ? new StorePooledError(error) : new StoreUnreachableError(error);
  }
  throw new StorePooledError();
}
