import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import type { Store } from '../../ports';
import { DATA_FILE } from '../sqlite';
import { StoreUnusableError } from '../unusable';

/** Where the embedded store's backups go unless another place is named. */
export const BACKUP_FOLDER = 'backups';
/** Copies made before a change of the schema: older ones are removed. */
export const STEP_BACKUPS_KEPT = 3;
const STEP_PREFIX = 'before-';

function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Lets `copy` write a file and puts it in place only when all of it is on the disk: a backup that is there is whole.
 * @throws whatever `copy` throws; nothing is left behind then
 */
async function whole(path: string, copy: (part: string) => Promise<unknown>): Promise<void> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const part = `${path}.part`;
  rmSync(part, { force: true });
  try {
    // Made by us, empty, so that nobody else may read what comes into it.
    closeSync(openSync(part, 'wx', 0o600));
    await copy(part);
    sync(part);
    renameSync(part, path);
    sync(dirname(path));
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/**
 * Copies the store of a data directory into one file, also while a server plays on it. VACUUM INTO reads one snapshot, however long it takes, and the writer
 * does not wait for it; a copy page by page would start over with every commit of another process.
 * @throws StoreUnusableError when there is no store, or `path` is taken
 */
export async function backupSqlite(dataDir: string, path: string): Promise<void> {
  const source = join(dataDir, DATA_FILE);
  if (!existsSync(source))
    throw new StoreUnusableError(`Tidak ada data di "${dataDir}".`, `There is no store in "${dataDir}".`);
  if (existsSync(path))
    throw new StoreUnusableError(`"${path}" sudah ada.`, `"${path}" is there already: nothing is written over.`);
  const file = new Sqlite(source, { fileMustExist: true });
  try {
    await whole(path, async (part) => file.prepare('vacuum into ?').run(part));
  } finally {
    file.close();
  }
}

/** Keeps a copy of what is there before a step of the schema changes it, and the last few of such copies. */
export async function backupBeforeStep(store: Store, dataDir: string, step: string): Promise<void> {
  const folder = join(dataDir, BACKUP_FOLDER);
  const path = join(folder, `${STEP_PREFIX}${step}.db`);
  // Of an attempt that did not get further than this: what is there now is newer.
  rmSync(path, { force: true });
  await whole(path, (part) => sql`vacuum into ${part}`.execute(store.db));
  const copies = readdirSync(folder).filter((name) => name.startsWith(STEP_PREFIX) && name.endsWith('.db'));
  // Steps are numbered, so names ascend with time.
  for (const old of copies.sort().reverse().slice(STEP_BACKUPS_KEPT))
    if (old !== basename(path)) rmSync(join(folder, old));
}
