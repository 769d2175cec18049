import { AsyncResource } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from './open';
import { StoreInUseError } from './sqlite-lock';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lintang-sqlite-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Another process that holds the directory until it is killed. */
async function holder() {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '-e',
      `import('./server/store/sqlite-lock.ts').then(m => { m.lockDirectory(${JSON.stringify(dataDir)}); console.log('held'); setInterval(() => {}, 1000); })`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  return child;
}

describe('the data directory', () => {
  test('is refused to a second process, in both languages, and free again after kill -9', async () => {
    const child = await holder();
    const refused = openStore({ dataDir });
    await expect(refused).rejects.toThrow(StoreInUseError);
    await expect(refused).rejects.toThrow(/sedang dipakai[^]*in use by another server/);

    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await openStore({ dataDir })).close();
  });

  test('keeps what was committed', async () => {
    const first = await openStore({ dataDir });
    await first.db.insertInto('cluster_secrets').values({ name: 'u1', secret: '7' }).execute();
    await first.close();
    const second = await openStore({ dataDir });
    expect(await second.db.selectFrom('cluster_secrets').selectAll().execute()).toEqual([{ name: 'u1', secret: '7' }]);
    await second.close();
  });
});

test('asking for db inside a transaction is an error, not a deadlock', async () => {
  const store = await openStore({ dataDir: null });
  const inside = store.transaction(() => store.db.selectFrom('accounts').selectAll().execute());
  await expect(inside).rejects.toThrow('use the tx that was given');
  expect(await store.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
  await store.close();
});

test('who only looks does not wait for a transaction, and sees what was committed last; who writes waits', async () => {
  const store = await openStore({ dataDir });
  const look = () => store.db.selectFrom('cluster_secrets').select('name').orderBy('name').execute();
  const write = (name: string, db: Pick<typeof store.db, 'insertInto'> = store.db) =>
    db.insertInto('cluster_secrets').values({ name, secret: '' }).execute();
  await write('a');
  let goOn = (): void => undefined;
  const done: string[] = [];
  const long = store
    .transaction(async (tx) => {
      await write('b', tx);
      await new Promise<void>((resolve) => (goOn = resolve));
      return tx.selectFrom('cluster_secrets').select('name').execute();
    })
    .then((found) => done.push(`long ${found.length}`));
  await new Promise((resolve) => setImmediate(resolve));
  const other = write('c').then(() => done.push('other'));
  expect(await look()).toEqual([{ name: 'a' }]);
  // What begins like a look and writes is none.
  const both =
    sql`with given (name) as (select 'd') insert into cluster_secrets (name, secret) select name, '' from given`
      .execute(store.db)
      .then(() => done.push('both'));
  expect(await look()).toHaveLength(1);
  expect(done).toEqual([]);
  goOn();
  await Promise.all([long, other, both]);
  expect(done).toEqual(['long 2', 'other', 'both']);
  expect(await look()).toHaveLength(4);
  await store.close();
});

test('a store that is closed leaves nothing behind that what comes later carries along', async () => {
  // Up to Node 22 each storage that is in use puts its own key onto whatever is awaited, for ever.
  const carried = () => Object.getOwnPropertySymbols(new AsyncResource('later')).length;
  const before = carried();
  for (let i = 0; i < 3; i += 1) {
    const store = await openStore({ dataDir: null });
    await store.transaction((tx) => tx.selectFrom('accounts').selectAll().execute());
    await store.close();
  }
  expect(carried()).toBe(before);
});
