import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import type { Store } from '../../ports';
import { COPY_MARK } from '../lineage';
import { migrate } from '../migrate';
import { DATA_FILE, openSqlite } from '../sqlite';
import { Sqlite } from '../sqlite-engine';
import { LOCK_FILE, lockDirectory } from '../sqlite-lock';
import { StoreUnusableError } from '../unusable';
import { SECRETS_FILE } from '../secrets-key';
import { sync, writeWhole } from './files';

/** Where a data directory keeps its backups unless another place is named. */
export const BACKUP_FOLDER = 'backups';
/** Copies made before a change of the schema: older ones are removed. */
export const STEP_BACKUPS_KEPT = 3;
const STEP_PREFIX = 'before-';
/** Where a store is made ready before it is put in its place. */
const RESTORING = 'restoring';

/** How SQLite's files begin. */
export const SQLITE_MAGIC = 'SQLite format 3\0';

/**
 * Copies the store of a data directory into one file, also while a server plays on it. VACUUM INTO reads one snapshot, however long it takes, and the writer
 * does not wait for it; a copy page by page would start over with every commit of another process.
 * @throws StoreUnusableError when there is no store
 */
export async function backupSqlite(dataDir: string, path: string): Promise<void> {
  const source = join(dataDir, DATA_FILE);
  if (!existsSync(source))
    throw new StoreUnusableError(`Tidak ada data di "${dataDir}".`, `There is no store in "${dataDir}".`);
  const file = new Sqlite(source, { fileMustExist: true });
  try {
    await writeWhole(path, async (part) => {
      file.prepare('vacuum into ?').run(part);
      markAsCopy(part);
      expectSound(part);
    });
  } finally {
    file.close();
  }
}

/** Whoever puts the file in a store's place by hand has it give up its secrets all the same (store/lineage). */
function markAsCopy(path: string): void {
  const file = new Sqlite(path, { fileMustExist: true });
  try {
    file.pragma(`user_version = ${COPY_MARK}`);
  } finally {
    file.close();
  }
}

/** @throws StoreUnusableError for a file that is damaged */
function expectSound(path: string): void {
  const file = new Sqlite(path, { readonly: true, fileMustExist: true });
  try {
    if (file.pragma('quick_check', { simple: true }) === 'ok') return;
  } finally {
    file.close();
  }
  throw new StoreUnusableError(`"${path}" rusak.`, `"${path}" is damaged.`);
}

/** Keeps a copy of what is there before a step of the schema changes it, and the last few of such copies. */
export async function backupBeforeStep(store: Store, dataDir: string, step: string): Promise<void> {
  const folder = join(dataDir, BACKUP_FOLDER);
  const path = join(folder, `${STEP_PREFIX}${step}.db`);
  await writeWhole(path, async (part) => {
    await sql`vacuum into ${part}`.execute(store.db);
    markAsCopy(part);
  });
  const copies = readdirSync(folder).filter((name) => name.startsWith(STEP_PREFIX) && name.endsWith('.db'));
  // Steps are numbered, so names ascend with time.
  for (const old of copies.sort().reverse().slice(STEP_BACKUPS_KEPT))
    if (old !== basename(path)) rmSync(join(folder, old));
}

/**
 * Puts a backup into a data directory that is empty but for its secret key, all or nothing. `prepare` is given the store before anybody else can open it.
 * @throws StoreUnusableError when the directory is not empty, or the backup is damaged or too new
 */
export async function restoreSqlite(
  file: string,
  dataDir: string,
  prepare: (store: Store) => Promise<void>,
): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (readdirSync(dataDir).some((name) => name !== SECRETS_FILE))
    throw new StoreUnusableError(
      `Folder "${dataDir}" tidak kosong: tidak ada yang ditimpa. Pilih folder kosong dengan DATA_DIR, atau pindahkan isinya dulu.`,
      `The directory "${dataDir}" is not empty: nothing is written over. Choose an empty one with DATA_DIR, or move what is in it first.`,
    );
  const unlock = lockDirectory(dataDir);
  const workshop = join(dataDir, RESTORING);
  try {
    expectSound(file);
    mkdirSync(workshop, { mode: 0o700 });
    copyFileSync(file, join(workshop, DATA_FILE));
    const store = openSqlite(workshop);
    try {
      await migrate(store);
      await prepare(store);
    } finally {
      // The last one to leave brings everything into the one file.
      await store.close();
    }
    sync(join(workshop, DATA_FILE));
    renameSync(join(workshop, DATA_FILE), join(dataDir, DATA_FILE));
    sync(dataDir);
  } catch (error) {
    rmSync(join(dataDir, LOCK_FILE), { force: true });
    throw error;
  } finally {
    rmSync(workshop, { recursive: true, force: true });
    unlock();
  }
}
