import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Db } from '../ports';
import { openPostgres } from './postgres';
import { DATA_FILE } from './sqlite';
import type { Database } from './schema';
import { sqliteDialect } from './sqlite-driver';
import { Sqlite } from './sqlite-engine';

/** There is nothing to read where the configuration points. */
export class NoStoreError extends Error {
  override readonly name = 'NoStoreError';
  constructor(directory: string) {
    super(
      `Belum ada data di "${directory}" (DATA_DIR).\nThere is no data in "${directory}" yet (DATA_DIR): nothing to read.`,
    );
  }
}

/**
 * Reads a store as it stands at one moment, beside the server that has it: a second connection that cannot write, whose snapshot neither waits for
 * the server's writes nor holds them up.
 * @throws NoStoreError where the data directory has no database
 */
export async function readStore<T>(
  { databaseUrl, dataDir }: { readonly databaseUrl?: string | undefined; readonly dataDir: string },
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== undefined) return readPostgres(databaseUrl, work);
  const path = join(dataDir, DATA_FILE);
  if (!existsSync(path)) throw new NoStoreError(dataDir);
  const file = new Sqlite(path, { readonly: true });
  file.defaultSafeIntegers(true);
  const db = new Kysely<Database>({ dialect: sqliteDialect(file, () => undefined) });
  try {
    file.exec('begin');
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function readPostgres<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const store = openPostgres(url);
  try {
    return await store.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        // A whole ledger takes longer than a statement of play.
        await sql`set local statement_timeout = 0`.execute(tx);
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
        return work(tx);
      });
  } finally {
    await store.close();
  }
}
