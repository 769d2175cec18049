import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../server/store/migrate';
import { testEngines } from './engines';

const hosted = testEngines('store-limits').filter(({ name }) => name === 'postgres');

/** The embedded store has no connections that others wait for. */
it.each(hosted.length > 0 ? hosted : [null])(
  'no statement holds others up for more than 10 s, no forgotten transaction for more than 4, but a schema step may take its time',
  async (engine) => {
    if (engine === null) return;
    const store = await engine.open();
    const limit = async (name: string, db: typeof store.db) =>
      (await sql<{ setting: string }>`select setting from pg_settings where name = ${name}`.execute(db)).rows[0]
        ?.setting;
    expect(await limit('statement_timeout', store.db)).toBe('10000');
    // The next leader waits for what a frozen one holds.
    expect(await limit('idle_in_transaction_session_timeout', store.db)).toBe('4000');
    let inStep: string | undefined;
    await migrate(store, [
      ...(await sql<{ name: string }>`select name from schema_steps`.execute(store.db)).rows.map(({ name }) => ({
        name,
        up: async () => undefined,
      })),
      { name: '999_slow', up: async (tx) => void (inStep = await limit('statement_timeout', tx)) },
    ]);
    expect(inStep).toBe('0');
    expect(await limit('statement_timeout', store.db)).toBe('10000');
    await store.close();
  },
);

it.each(hosted.length > 0 ? hosted : [null])(
  'however many look something up, whoever changes something waits for none of them',
  async (engine) => {
    if (engine === null) return;
    const store = await engine.open();
    const lock = sql`select pg_advisory_xact_lock(4711)`;
    const looks: Promise<unknown>[] = [];
    await store.transaction(async (tx) => {
      await lock.execute(tx);
      for (let i = 0; i < 40; i += 1) looks.push(lock.execute(store.db).catch((error: unknown) => error));
      // All of them hang until this transaction is over.
      const changed = await store.transaction((other) => sql<{ n: bigint }>`select 1 as n`.execute(other));
      expect(changed.rows).toEqual([{ n: 1n }]);
    });
    await Promise.all(looks);
    await store.close();
  },
);
