import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { Store } from '../../server/ports';
import { openStore } from '../../server/store/open';
import { DATA_FILE } from '../../server/store/sqlite';

/** A store, and what the environment of a second process says of it. */
export type TestStore = Store & { readonly env: Readonly<Record<'DATA_DIR' | 'DATABASE_URL', string>> };

/** An engine that a contract suite runs on. `open` gives a fresh, migrated store; `close` it to be rid of its data. */
export interface TestEngine {
  readonly name: Store['engine'];
  open(): Promise<TestStore>;
}

const sqlite: TestEngine = {
  name: 'sqlite',
  async open() {
    const dataDir = mkdtempSync(join(tmpdir(), 'lintang-store-'));
    copyFileSync(inject('storeFile'), join(dataDir, DATA_FILE));
    const store = await openStore({ dataDir });
    const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
    return { ...closingWith(store, async () => rmSync(dataDir, { recursive: true, force: true })), env };
  },
};

/** Each store gets a database of its own in the cluster that TEST_DATABASE_URL names, a copy of one that is migrated. */
const postgres = (cluster: string): TestEngine => ({
  name: 'postgres',
  async open() {
    const name = `lintang_${randomBytes(6).toString('hex')}`;
    await command(cluster, `create database ${name} ${inject('copyOfDatabase')}`);
    const url = new URL(cluster);
    url.pathname = `/${name}`;
    const store = await openStore({ databaseUrl: url.href, dataDir: null });
    const env = { DATA_DIR: '', DATABASE_URL: url.href };
    return { ...closingWith(store, () => command(cluster, `drop database ${name} with (force)`)), env };
  },
});

async function command(cluster: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

const closingWith = (store: Store, after: () => Promise<void>): Store => ({
  ...store,
  async close() {
    await store.close();
    await after();
  },
});

/** The engines that can be checked here. What cannot be is said aloud, never skipped in silence. */
export function testEngines(suite: string): TestEngine[] {
  const cluster = process.env.TEST_DATABASE_URL;
  if (cluster) return [sqlite, postgres(cluster)];
  console.warn(
    `${suite}: TEST_DATABASE_URL is not set, so PostgreSQL was NOT checked here (tools/with-postgres.mjs starts one).`,
  );
  return [sqlite];
}
