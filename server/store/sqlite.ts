import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type BetterSqlite3 from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { Store } from '../ports';
import { AfterCommit } from './after-commit';
import type { Database } from './schema';
import { sqliteDialect } from './sqlite-driver';
import { Sqlite } from './sqlite-engine';
import { lockDirectory } from './sqlite-lock';

/** The store's file in its directory. */
export const DATA_FILE = 'lintang.db';
/** How long a write waits for a reader from outside (the sqlite3 shell, a backup). */
const BUSY_MS = 5_000;

/**
 * The embedded store. A commit is on the disk when `transaction` resolves (WAL with synchronous=FULL).
 * @param directory created when missing; null keeps everything in memory
 * @throws StoreInUseError when another process has the directory
 */
export function openSqlite(directory: string | null): Store {
  // What is in memory is one connection's own.
  if (directory === null) return storeOn(new Sqlite(':memory:'), () => {}, null);
  const folder = resolve(directory);
  // Nobody else's business: it holds password hashes.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockDirectory(folder);
  try {
    const path = join(folder, DATA_FILE);
    const file = new Sqlite(path, { timeout: BUSY_MS });
    file.pragma('journal_mode = WAL');
    file.pragma('synchronous = FULL');
    return storeOn(file, unlock, () => readerOf(path));
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A second connection, which writes nothing. In WAL it waits for nobody and nobody for it. */
function readerOf(path: string): BetterSqlite3.Database {
  const reader = new Sqlite(path, { timeout: BUSY_MS, fileMustExist: true });
  reader.pragma('query_only = ON');
  reader.defaultSafeIntegers(true);
  return reader;
}

function storeOn(
  file: BetterSqlite3.Database,
  unlock: () => void,
  openReader: (() => BetterSqlite3.Database) | null,
): Store {
  file.pragma('foreign_keys = ON');
  file.defaultSafeIntegers(true);
  // One connection: whoever asks for `db` inside a transaction would wait for itself for ever. Say so instead.
  const current = new AsyncLocalStorage<{ open: boolean }>();
  const db = new Kysely<Database>({
    dialect: sqliteDialect(
      file,
      () => {
        if (current.getStore()?.open)
          throw new Error('store.db was used inside a transaction: use the tx that was given');
      },
      openReader,
    ),
  });
  const afterCommit = new AfterCommit();
  return {
    engine: 'sqlite',
    db,
    transaction: afterCommit.around((work) =>
      db.transaction().execute((tx) => {
        const scope = { open: true };
        return current
          .run(scope, () => work(tx))
          .finally(() => {
            scope.open = false;
          });
      }),
    ),
    afterCommit: afterCommit.add,
    savepoint: afterCommit.savepoint,
    async close() {
      await db.destroy();
      // Until it is told that it is over, each of these is carried along by every promise of the process.
      current.disable();
      unlock();
    },
  };
}
