import { sql } from 'kysely';
import type { Store } from '../../../server/ports';

export interface FullStore {
  /** Finished rounds of crash, of Wingo's first model and of dice. */
  readonly rounds: number;
  /** Rounds of Roller, and half as many bets in each other kind of room, of one player. */
  readonly own: number;
  readonly userId: string;
}

const OTHERS = 1_000;
const HEX = 'a'.repeat(64);
const PUBLIC_SEED = 'b'.repeat(64);

/** Fills an empty store with a long past, by SQL alone and without a ledger: for tests of what reading it costs. */
export async function fillStore({ db }: Pick<Store, 'db'>, { rounds, own, userId }: FullStore): Promise<void> {
  const bets = Math.floor(own / 2);
  /** Rows for n = 1 to `count`; 14 digits with zeros in front sort like their number. */
  const numbers = (count: number): string =>
    `with recursive numbers (n) as (select cast(1 as bigint) union all select n + 1 from numbers where n < ${count})`;
  const padded = (expression: string): string =>
    `substr('00000000000000' || cast(${expression} as text), length(cast(${expression} as text)) + 1, 14)`;
  const chain = (id: string): string =>
    `insert into chains (chain_id, feed, length, every, published, checkpoints, public_seed, used, created_at)
      values ('${id}', '${id}', ${rounds * 2}, 1, '${HEX}', '[]', '${PUBLIC_SEED}', ${rounds}, 1)`;
  const day = `'20260101' || '1' || substr('00000' || cast(n % 100000 as text), length(cast(n % 100000 as text)) + 1, 5)`;
  const statements = [
    ...['c-crash', 'c-wingo1', 'c-dice'].map(chain),
    `${numbers(rounds)} insert into crash_rounds (round_id, status, chain_id, chain_index, seed_hash, start_time, target, seed, digest, bets, staked, paid, ended_at, epoch, bots)
      select n, 'finished', 'c-crash', n, '${HEX}', n * 20000, 20000, '${HEX}', '${HEX}', 0, 0, 0, n * 20000 + 9000, 1, 0 from numbers`,
    `${numbers(rounds)} insert into wingo_rounds (phase, model, status, chain_id, chain_index, seed_hash, start_time, end_time, number, seed, digest, orders, staked, paid, epoch, bots)
      select ${day}, 1, 'finished', 'c-wingo1', n, '${HEX}', n * 30000, n * 30000 + 30000, n % 10, '${HEX}', '${HEX}', 0, 0, 0, 1, 0 from numbers where n < 100000`,
    `${numbers(rounds)} insert into pool_rounds (game, round_id, status, chain_id, chain_index, seed_hash, start_time, close_time, outcome, seed, digest, bets, staked, paid, epoch, bots)
      select 'dice', n, 'finished', 'c-dice', n, '${HEX}', n * 23000, n * 23000 + 15000, '1,2,3', '${HEX}', '${HEX}', 0, 0, 0, 1, 0 from numbers`,
    `insert into solo_seeds (seed_id, game, user_id, status, secret, seed_hash, revealed, client_seed, nonce, created_at, retired_at)
      values ('seed-full', 'roller', '${userId}', 'retired', '${HEX}', '${HEX}', '${HEX}', 'seed', ${own}, 1, 2)`,
    `${numbers(own)} insert into solo_rounds (game, round_id, user_id, seed_id, seed_hash, client_seed, nonce, amount, board, status, rate, paid, started_at, ended_at, digest)
      select 'roller', n, '${userId}', 'seed-full', '${HEX}', 'seed', n, 100000, '{"choose":50000,"isHigher":true,"result":7}', 'lost', 0, 0, n, n, '${HEX}' from numbers`,
    `${numbers(bets)} insert into crash_bets (bet_id, round_id, user_id, amount, auto, placed_at, status, rate, paid, ended_at)
      select ${padded('n')}, 1 + n % ${rounds}, '${userId}', 100000, 0, n, 'lost', 0, 0, n from numbers`,
    `${numbers(bets)} insert into wingo_orders (order_id, phase, model, user_id, selections, amount, cost, placed_at, status, paid, ended_at)
      select ${padded('n')}, (select max(phase) from wingo_rounds), 1 + n % 3, '${userId}', 'red', 100000, 100000, n, 'lost', 0, n from numbers`,
    `${numbers(bets)} insert into pool_bets (bet_id, game, round_id, user_id, pool, amount, placed_at, status, paid, round_staked, round_paid, ended_at)
      select ${padded('n')}, 'dice', 1 + n % ${rounds}, '${userId}', n % 6, 100000, n, 'lost', 0, 0, 0, n from numbers`,
    `insert into history_totals (user_id, list, total) select user_id, 'crash', count(*) from crash_bets group by user_id
      union all select user_id, 'wingo:' || cast(model as text), count(*) from wingo_orders group by user_id, model
      union all select user_id, game, count(*) from pool_bets group by user_id, game
      union all select user_id, game, count(*) from solo_rounds group by user_id, game`,
    // Other people, so that small tables are no exception.
    `${numbers(OTHERS)} insert into history_totals (user_id, list, total) select 'other-' || cast(n as text), 'crash', 1 from numbers`,
    `${numbers(OTHERS)} insert into solo_seeds (seed_id, game, user_id, status, secret, seed_hash, revealed, client_seed, nonce, created_at, retired_at)
      select 'seed-' || cast(n as text), 'roller', 'other-' || cast(n as text), 'retired', '${HEX}', '${HEX}', '${HEX}', 'seed', 0, 1, 2 from numbers`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  // What a store that has grown over months knows of itself.
  await sql`analyze`.execute(db);
}
