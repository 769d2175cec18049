import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { forgetSealing, sealingKeys } from './accounts/sealing';
import { disown } from './claim';
import type { Clock, Store } from './ports';
import { beginningOf } from './store/backup/files';
import { backupPostgres, PG_MAGIC, restorePostgres } from './store/backup/postgres';
import { BACKUP_FOLDER, backupSqlite, restoreSqlite, SQLITE_MAGIC } from './store/backup/sqlite';
import { lineageOf } from './store/lineage';
import { inWords, StoreUnusableError } from './store/unusable';
import type { Config } from './system/config';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** `20261120-120000`, in UTC. */
const stamp = (now: number): string => new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');

/**
 * Backs the store up while the server plays.
 * @param path where to; by default a file of the time in DATA_DIR/backups
 * @returns the file
 * @throws StoreUnusableError
 */
export async function backup(
  { dataDir, databaseUrl }: Place,
  clock: Pick<Clock, 'now'>,
  path?: string,
): Promise<string> {
  const name = `lintang-${stamp(clock.now())}.${databaseUrl ? 'dump' : 'db'}`;
  const file = resolve(path ?? join(dataDir, BACKUP_FOLDER, name));
  if (existsSync(file))
    throw new StoreUnusableError(`"${file}" sudah ada.`, `"${file}" is there already: nothing is written over.`);
  try {
    await (databaseUrl ? backupPostgres(databaseUrl, file) : backupSqlite(dataDir, file));
    return file;
  } catch (error) {
    throw inWords(error, file);
  }
}

/**
 * Puts a backup into an empty data directory, or an empty database. Whoever was signed in signs in again: a session that was ended after the backup would live again.
 * @returns the ids of the keys that it needs beside (`system/vault`): none where nobody has two steps by an app
 * @throws StoreUnusableError
 */
export async function restore({ dataDir, databaseUrl }: Place, clock: Clock, path: string): Promise<readonly string[]> {
  const file = resolve(path);
  if (!existsSync(file)) throw new StoreUnusableError(`"${file}" tidak ada.`, `"${file}" is not there.`);
  const magic = databaseUrl ? PG_MAGIC : SQLITE_MAGIC;
  if (beginningOf(file, magic.length) !== magic)
    throw new StoreUnusableError(
      `"${file}" bukan cadangan untuk ${databaseUrl ? 'PostgreSQL' : 'folder data'}.`,
      `"${file}" is no backup for ${databaseUrl ? 'PostgreSQL' : 'a data directory'}.`,
    );
  let sealedBy: readonly string[] = [];
  const prepare = async (store: Store): Promise<void> => {
    sealedBy = [...(await sealingKeys(store.db)).ids];
    if (sealedBy.length === 0) await forgetSealing(store.db);
    await disown(store, clock, await lineageOf(store));
    // A copy for trying things out must not be of the old house's cluster, should it come to its broker: it signs by a secret of its own.
    await store.db.deleteFrom('cluster_secrets').execute();
  };
  try {
    await (databaseUrl ? restorePostgres(file, databaseUrl, prepare) : restoreSqlite(file, dataDir, prepare));
    return sealedBy;
  } catch (error) {
    throw inWords(error, databaseUrl ? 'DATABASE_URL' : dataDir);
  }
}
