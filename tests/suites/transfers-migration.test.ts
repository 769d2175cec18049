import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KINDS } from '../../server/kinds';
import { createLedger } from '../../server/ledger/ledger';
import type { Store } from '../../server/ports';
import { migrate } from '../../server/store/migrate';
import { migrations } from '../../server/store/migrations/index';
import { openSqlite } from '../../server/store/sqlite';
import { testEngines } from './engines';

const clock = { now: () => 99, at: () => () => {} };

/** A store as it was when each player had one wallet. */
async function older(engine: ReturnType<typeof testEngines>[number]): Promise<Store> {
  const store = engine.name === 'sqlite' ? openSqlite(null) : await engine.open();
  if (engine.name === 'postgres')
    for (const statement of ['drop schema public cascade', 'create schema public'])
      await sql.raw(statement).execute(store.db);
  await migrate(
    store,
    migrations.filter(({ name }) => name < '014'),
  );
  return store;
}

/** Ids have gaps, where transactions were rolled back; the last two numbers were given and never kept. */
const OLD_ROWS = (overriding: string) => [
  `insert into ledger_entries (id, key, user_id, house, kind, amount, ref, at) ${overriding} values
    (1, 'grant:start:ana', 'ana', 'house:grant', 'grant', 1000, 'start', 10),
    (2, 'grant:start:budi', 'budi', 'house:grant', 'grant', 1000, 'start', 11),
    (5, 'stake:b1', 'ana', 'house:bet', 'bet', -300, 'crash:7', 12),
    (6, 'end:b1', 'ana', 'house:payout', 'payout', 450, 'crash:7', 13),
    (9, 'refill:budi:1', 'budi', 'house:refill', 'refill', 250, 'refill:r1', 14),
    (10, 'stake:b2', 'ana', 'house:bet', 'bet', -150, 'mines:1', 15)`,
  `insert into wallets (user_id, balance) values ('ana', 1000), ('budi', 1250), ('nobody', 0)`,
];

describe.each(testEngines('transfers-migration'))('a store with wallets on $name', (engine) => {
  let store: Store;
  beforeEach(async () => {
    store = await older(engine);
    for (const statement of OLD_ROWS(engine.name === 'postgres' ? 'overriding system value' : ''))
      await sql.raw(statement).execute(store.db);
  });
  afterEach(() => store.close());

  it('has its journal as transfers, with the ids, keys and order that they had', async () => {
    expect(await migrate(store)).toContain('014_transfers');
    const rows = await store.db.selectFrom('transfers').selectAll().orderBy('id').execute();
    const of = (id: number, key: string, owner: string, debit: string, credit: string, amount: number) => ({
      ...{
        id: BigInt(id),
        key,
        leg: 0n,
        owner,
        currency: 'IDR',
        debit,
        credit,
        amount: BigInt(amount),
      },
    });
    expect(rows).toMatchObject([
      { ...of(1, 'grant:start:ana', 'ana', 'house:grant', 'main', 1000), kind: 'grant', ref: 'start', at: 10n },
      { ...of(2, 'grant:start:budi', 'budi', 'house:grant', 'main', 1000), kind: 'grant', ref: 'start', at: 11n },
      { ...of(5, 'stake:b1', 'ana', 'main', 'house:bet', 300), kind: 'bet', ref: 'crash:7', at: 12n },
      { ...of(6, 'end:b1', 'ana', 'house:payout', 'main', 450), kind: 'payout', ref: 'crash:7', at: 13n },
      { ...of(9, 'refill:budi:1', 'budi', 'house:refill', 'main', 250), kind: 'refill', ref: 'refill:r1', at: 14n },
      { ...of(10, 'stake:b2', 'ana', 'main', 'house:bet', 150), kind: 'bet', ref: 'mines:1', at: 15n },
    ]);
  });

  it('has every sen in the main pocket, and nothing left of the old tables', async () => {
    await migrate(store);
    const empty = { currency: 'IDR', bonus: 0n, held: 0n, turnover: 0n };
    expect(await store.db.selectFrom('accounts').selectAll().orderBy('owner').execute()).toEqual([
      { owner: 'ana', main: 1000n, version: 10n, ...empty },
      { owner: 'budi', main: 1250n, version: 9n, ...empty },
      { owner: 'nobody', main: 0n, version: 0n, ...empty },
    ]);
    for (const table of ['wallets', 'ledger_entries', 'ledger_postings'])
      await expect(sql.raw(`select 1 from ${table}`).execute(store.db)).rejects.toThrow(table);
  });

  it('says of every transfer what there was after it, also where its player is not the only one', async () => {
    await migrate(store);
    const rows = await store.db.selectFrom('transfers').select(['id', 'balance']).orderBy('id').execute();
    expect(rows.map(({ id, balance }) => [Number(id), Number(balance)])).toEqual([
      [1, 1000],
      [2, 1000],
      [5, 700],
      [6, 1150],
      [9, 1250],
      [10, 1000],
    ]);
  });

  it('goes on where it stood: keys stay taken, and versions only go up', async () => {
    await migrate(store);
    const ledger = createLedger({ store, clock, kinds: KINDS });
    const [again, next] = await store.transaction((tx) =>
      ledger.post(tx, [
        { key: 'end:b1', userId: 'ana', kind: 'payout', amount: 450n, ref: 'crash:7' },
        { key: 'end:b2', userId: 'ana', kind: 'payout', amount: 1n, ref: 'mines:1' },
      ]),
    );
    expect(again).toMatchObject({ status: 'duplicate', balance: 1000n });
    expect(next).toMatchObject({ status: 'posted', balance: 1001n });
    expect(next?.version).toBeGreaterThan(10);
    const faults = await ledger.audit();
    expect(faults.filter((fault) => !/\bbet\b/.test(fault))).toEqual([]);
  });
});
