import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Store } from '../../server/ports';
import { testEngines } from './engines';

const hosted = testEngines('store-lost').filter(({ name }) => name === 'postgres');

/** The embedded store has no connection to lose. */
it.each(hosted.length > 0 ? hosted : [null])(
  'a connection that is lost inside a transaction fails that transaction and nothing else',
  async (engine) => {
    if (engine === null) return;
    const store = await engine.open();
    const uncaught: unknown[] = [];
    const note = (error: unknown) => void uncaught.push(error);
    process.on('uncaughtException', note);
    const gone = async (db: Store['db'], pid: bigint) =>
      (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(db)).rows.length === 0;
    const lost = store.transaction(async (tx) => {
      const { rows } = await sql<{ pid: bigint }>`select pg_backend_pid() as pid`.execute(tx);
      const pid = rows[0]?.pid ?? 0n;
      await sql`select pg_terminate_backend(cast(${pid} as integer))`.execute(store.db);
      while (!(await gone(store.db, pid))) continue;
      return sql`select 1`.execute(tx);
    });
    await expect(lost).rejects.toThrow();
    expect(uncaught).toEqual([]);
    expect((await sql<{ one: bigint }>`select 1 as one`.execute(store.db)).rows).toEqual([{ one: 1n }]);
    process.off('uncaughtException', note);
    await store.close();
  },
);
