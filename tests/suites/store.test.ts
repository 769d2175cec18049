import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store, Tx } from '../../server/ports';
import { bulk } from '../../server/sql/bulk';
import { migrate } from '../../server/store/migrate';
import { migrations } from '../../server/store/migrations/index';
import { testEngines } from './engines';

describe.each(testEngines('store'))('a store on $name', ({ open, name }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await sql`create table things (id text primary key, n bigint not null)`.execute(store.db);
  });
  afterAll(() => store.close());

  const things = async (prefix: string) => {
    const { rows } = await sql<{
      id: string;
      n: bigint;
    }>`select id, n from things where id like ${`${prefix}%`} order by id`.execute(store.db);
    return rows;
  };

  test('names its engine', () => expect(store.engine).toBe(name));

  test('is migrated once: a second run finds nothing to do', async () => {
    expect(await migrate(store)).toEqual([]);
  });

  test('refuses a schema that a newer version wrote', async () => {
    await expect(migrate(store, migrations.slice(1))).rejects.toThrow(/newer version.*001_core/);
  });

  test('a step that fails leaves nothing behind', async () => {
    const broken = {
      name: '999_broken',
      up: async (tx: Parameters<(typeof migrations)[0]['up']>[0]) =>
        void (await sql`create table half (id text)`.execute(tx), await sql`nonsense`.execute(tx)),
    };
    await expect(migrate(store, [...migrations, broken])).rejects.toThrow();
    await sql`create table half (id text)`.execute(store.db);
  });

  test('reads every integer as bigint, exact in 64 bits, counts and sums included', async () => {
    const big = 9_007_199_254_740_993n;
    await sql`insert into things (id, n) values ('int-a', ${big}), ('int-b', ${12})`.execute(store.db);
    expect(await things('int')).toEqual([
      { id: 'int-a', n: big },
      { id: 'int-b', n: 12n },
    ]);
    const { rows } = await sql`select count(*) as count, sum(n) as sum from things where id like 'int-%'`.execute(
      store.db,
    );
    expect(rows).toEqual([{ count: 2n, sum: big + 12n }]);
  });

  test('what waits for a commit runs once it is there, before whoever asked goes on, and never after a rollback', async () => {
    const heard: string[] = [];
    await store.transaction(async (tx) => {
      store.afterCommit(tx, () => heard.push('first'));
      store.afterCommit(tx, () => heard.push('second'));
      await sql`select 1`.execute(tx);
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual(['first', 'second']);
    const failing = store.transaction(async (tx) => {
      store.afterCommit(tx, () => heard.push('never'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await store.transaction(async (tx) => void (await sql`select 1`.execute(tx)));
    expect(heard).toEqual(['first', 'second']);
  });

  test('a part of a transaction that fails leaves nothing, neither rows nor what it left for after the commit; the rest stays', async () => {
    const heard: string[] = [];
    const part = (tx: Tx, id: string, fails: boolean) =>
      store.savepoint(tx, async () => {
        await sql`insert into things (id, n) values (${id}, 1)`.execute(tx);
        store.afterCommit(tx, () => heard.push(id));
        if (fails) throw new Error('no');
      });
    await store.transaction(async (tx) => {
      expect(await part(tx, 'part-a', false)).toBeNull();
      expect(await part(tx, 'part-b', true)).toEqual({ error: new Error('no') });
      const outer = await store.savepoint(tx, async () => {
        await part(tx, 'part-c', false);
        throw new Error('outer');
      });
      expect(outer).toEqual({ error: new Error('outer') });
      await part(tx, 'part-d', false);
    });
    expect(heard).toEqual(['part-a', 'part-d']);
    expect((await things('part-')).map(({ id }) => id)).toEqual(['part-a', 'part-d']);
  });

  test('a transaction that throws changes nothing', async () => {
    const failing = store.transaction(async (tx) => {
      await sql`insert into things (id, n) values ('roll', 1)`.execute(tx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await things('roll')).toEqual([]);
  });

  test('a statement that fails leaves the store usable', async () => {
    await sql`insert into things (id, n) values ('once', 1)`.execute(store.db);
    await expect(
      store.transaction((tx) => sql`insert into things (id, n) values ('once', 2)`.execute(tx)),
    ).rejects.toThrow();
    expect(await things('once')).toEqual([{ id: 'once', n: 1n }]);
  });

  test('transactions that read and then write the same row do not lose updates', async () => {
    await sql`insert into things (id, n) values ('count', 0)`.execute(store.db);
    const lock = name === 'postgres' ? sql`for update` : sql``;
    const bump = () =>
      store.transaction(async (tx) => {
        const { rows } = await sql<{ n: bigint }>`select n from things where id = 'count' ${lock}`.execute(tx);
        await sql`update things set n = ${(rows[0]?.n ?? 0n) + 1n} where id = 'count'`.execute(tx);
      });
    await Promise.all(Array.from({ length: 20 }, bump));
    expect(await things('count')).toEqual([{ id: 'count', n: 20n }]);
  });

  test('bulk rows keep their order, their text and their 64 bits', async () => {
    const rows: [string, bigint][] = [
      ['bulk-"quoted" \\ {}', 1n],
      ['bulk-é,NULL', -9_007_199_254_740_993n],
      ['bulk-', 0n],
    ];
    const read = await sql`select id, n from ${bulk(store.engine, { id: 'text', n: 'bigint' }, rows)} as rows`.execute(
      store.db,
    );
    expect(read.rows).toEqual(rows.map(([id, n]) => ({ id, n })));
    await sql`insert into things (id, n) select id, n from ${bulk(store.engine, { id: 'text', n: 'bigint' }, rows)} as rows`.execute(
      store.db,
    );
    expect(await things('bulk-')).toHaveLength(3);
  });

  test('sorts text by its bytes, not by the locale', async () => {
    await sql`insert into cluster_secrets (name, secret) values ('sort-b', ''), ('sort-B', ''), ('sort-a', '')`.execute(
      store.db,
    );
    const rows = await store.db
      .selectFrom('cluster_secrets')
      .select('name')
      .where('name', 'like', 'sort-%')
      .orderBy('name')
      .execute();
    expect(rows.map((row) => row.name)).toEqual(['sort-B', 'sort-a', 'sort-b']);
  });
});
