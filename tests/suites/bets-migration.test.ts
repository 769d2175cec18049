import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { POOL_GAMES } from '../../contract/pool';
import type { Store } from '../../server/ports';
import { migrate } from '../../server/store/migrate';
import { migrations } from '../../server/store/migrations/index';
import { openSqlite } from '../../server/store/sqlite';
import { testEngines } from './engines';

const SOLO_GAMES = ['mines', 'hilo', 'roller'];
const HASH = 'ab'.repeat(32);

const upTo = (end: string) => migrations.filter(({ name }) => name < end);

/** A store as it was before all bets came into one table. */
async function older(engine: ReturnType<typeof testEngines>[number]): Promise<Store> {
  const store = engine.name === 'sqlite' ? openSqlite(null) : await engine.open();
  if (engine.name === 'postgres')
    for (const statement of ['drop schema public cascade', 'create schema public'])
      await sql.raw(statement).execute(store.db);
  await migrate(store, upTo('013'));
  return store;
}

/** Bets of every game in every state that it has, and one that is still open. Times count up from 10. */
const OLD_ROWS = [
  `insert into crash_bets (bet_id, round_id, user_id, amount, auto, placed_at, status, rate, paid, ended_at) values
    ('c1', 7, 'ana', 1000, 20000, 10, 'won', 20000, 2000, 20), ('c2', 7, 'budi', 1500, 0, 11, 'lost', 0, 0, 21),
    ('c3', 7, 'ana', 500, 0, 12, 'returned', 0, 500, 13), ('c4', 8, 'ana', 700, 0, 14, 'open', 0, 0, 0)`,
  `insert into wingo_orders (order_id, phase, model, user_id, selections, amount, cost, placed_at, status, paid, ended_at) values
    ('w1', '20261120100001', 1, 'ana', 'red,zero', 100, 200, 10, 'won', 900, 20), ('w2', '20261120300002', 3, 'budi', 'green', 100, 100, 11, 'lost', 0, 21),
    ('w3', '20261120200003', 2, 'ana', 'big', 100, 100, 12, 'open', 0, 0)`,
  ...POOL_GAMES.map(
    (
      game,
    ) => `insert into pool_bets (bet_id, game, round_id, user_id, pool, amount, placed_at, status, paid, round_staked, round_paid, ended_at) values
      ('${game}1', '${game}', 5, 'ana', 0, 100, 10, 'won', 300, 200, 300, 20), ('${game}2', '${game}', 5, 'ana', 2, 100, 11, 'lost', 0, 0, 0, 20),
      ('${game}3', '${game}', 6, 'ana', 1, 100, 12, 'open', 0, 0, 0, 0)`,
  ),
  ...SOLO_GAMES.flatMap((game) => [
    `insert into solo_seeds (seed_id, game, user_id, status, secret, seed_hash, revealed, client_seed, nonce, created_at, retired_at)
      values ('s-${game}', '${game}', 'ana', 'current', 'secret', '${HASH}', '', 'client', 3, 0, 0)`,
    `insert into solo_rounds (game, round_id, user_id, seed_id, seed_hash, client_seed, nonce, amount, board, status, rate, paid, started_at, ended_at, digest) values
      ('${game}', 1, 'ana', 's-${game}', '${HASH}', 'client', 0, 100, '{"a":1}', 'won', 15000, 150, 10, 20, '${HASH}'),
      ('${game}', 2, 'ana', 's-${game}', '${HASH}', 'client', 1, 100, '{"a":2}', 'lost', 0, 0, 11, 21, '${HASH}'),
      ('${game}', 3, 'ana', 's-${game}', '${HASH}', 'client', 2, 100, '{"a":3}', 'open', 0, 0, 12, 0, '')`,
  ]),
];

type Line = readonly (string | bigint)[];
/** [id, feed, round, user, choice, staked, placed, status, rate, paid, what the list of wins shows, ended] by game. */
const EXPECTED: Readonly<Record<string, readonly Line[]>> = {
  crash: [
    ['c1', 0n, 7n, 'ana', '20000', 1000n, 10n, 'won', 20000n, 2000n, 1000n, 2000n, 20n],
    ['c2', 0n, 7n, 'budi', '', 1500n, 11n, 'lost', 0n, 0n, 0n, 0n, 21n],
    ['c3', 0n, 7n, 'ana', '', 500n, 12n, 'returned', 0n, 500n, 0n, 0n, 13n],
    ['c4', 0n, 8n, 'ana', '', 700n, 14n, 'open', 0n, 0n, 0n, 0n, 0n],
  ],
  wingo: [
    ['w1', 1n, 20261120100001n, 'ana', 'red,zero', 200n, 10n, 'won', 0n, 900n, 200n, 900n, 20n],
    ['w2', 3n, 20261120300002n, 'budi', 'green', 100n, 11n, 'lost', 0n, 0n, 0n, 0n, 21n],
    ['w3', 2n, 20261120200003n, 'ana', 'big', 100n, 12n, 'open', 0n, 0n, 0n, 0n, 0n],
  ],
  ...Object.fromEntries(
    POOL_GAMES.map((game) => [
      game,
      [
        [`${game}1`, 0n, 5n, 'ana', '0', 100n, 10n, 'won', 0n, 300n, 200n, 300n, 20n],
        [`${game}2`, 0n, 5n, 'ana', '2', 100n, 11n, 'lost', 0n, 0n, 0n, 0n, 20n],
        [`${game}3`, 0n, 6n, 'ana', '1', 100n, 12n, 'open', 0n, 0n, 0n, 0n, 0n],
      ],
    ]),
  ),
  ...Object.fromEntries(
    SOLO_GAMES.map((game) => [
      game,
      [
        [`${game}-1`, 0n, 1n, 'ana', '', 100n, 10n, 'won', 15000n, 150n, 100n, 150n, 20n],
        [`${game}-2`, 0n, 2n, 'ana', '', 100n, 11n, 'lost', 0n, 0n, 0n, 0n, 21n],
        [`${game}-3`, 0n, 3n, 'ana', '', 100n, 12n, 'open', 0n, 0n, 0n, 0n, 0n],
      ],
    ]),
  ),
};

describe.each(testEngines('bets-migration'))('an older store on $name', (engine) => {
  let store: Store;
  beforeEach(async () => {
    store = await older(engine);
    for (const statement of OLD_ROWS) await sql.raw(statement).execute(store.db);
  });
  afterEach(() => store.close());

  it('has the bets of every game in one table, and all of each', async () => {
    expect(await migrate(store, upTo('014'))).toEqual(['013_bets']);
    const rows = await store.db.selectFrom('bets').selectAll().orderBy('bet_id').execute();
    for (const [game, lines] of Object.entries(EXPECTED))
      expect(
        rows
          .filter((row) => row.game === game)
          .map((b): Line => [
            ...[b.bet_id, b.feed, b.round_id, b.user_id, b.choice, b.staked, b.placed_at],
            ...[b.status, b.rate, b.paid, b.win_staked, b.win_paid, b.ended_at],
          ]),
      ).toEqual(lines);
    expect(rows).toHaveLength(Object.values(EXPECTED).flat().length);
  });

  it('reads rounds of solo games with their bets as they were, and still refuses a second open one', async () => {
    const before = await sql`select * from solo_rounds order by game, round_id`.execute(store.db);
    await migrate(store, upTo('014'));
    const after = await store.db.selectFrom('solo_plays').selectAll().orderBy('game').orderBy('round_id').execute();
    expect(after).toEqual(before.rows);
    const second = sql`insert into solo_rounds (game, round_id, user_id, seed_id, seed_hash, client_seed, nonce, board, ended_at, digest)
      values ('mines', 9, 'ana', 's-mines', ${HASH}, 'client', 9, '{}', 0, '')`;
    await expect(second.execute(store.db)).rejects.toThrow(/unique/i);
  });
});
