import { sql } from 'kysely';
import type { Store } from '../../../server/ports';

export interface FullStore {
  /** Finished rounds of crash, of Wingo's first model and of dice. */
  readonly rounds: number;
  /** Rounds of Roller, and half as many bets in each other kind of room, of one player. */
  readonly own: number;
  readonly userId: string;
  /** Whether the store has the tables of before 013_bets. */
  readonly older?: boolean;
}

const OTHERS = 1_000;
const HEX = 'a'.repeat(64);
const PUBLIC_SEED = 'b'.repeat(64);

/** Rows for n = 1 to `count`. */
const numbers = (count: number): string =>
  `with recursive numbers (n) as (select cast(1 as bigint) union all select n + 1 from numbers where n < ${count})`;
/** 14 digits with zeros in front sort like their number. */
const PADDED = `substr('00000000000000' || cast(n as text), length(cast(n as text)) + 1, 14)`;
const BOARD = '{"choose":50000,"isHigher":true,"result":7}';
type Kept = Omit<FullStore, 'older'>;

function newBets({ rounds, own, userId }: Kept): string[] {
  const bets = Math.floor(own / 2);
  const insert = (count: number, id: string, game: string, feed: string, round: string, choice: string) =>
    `${numbers(count)} insert into bets (bet_id, game, feed, round_id, user_id, choice, staked, placed_at, status, rate, paid, win_staked, win_paid, ended_at)
      select ${id}, '${game}', ${feed}, ${round}, '${userId}', ${choice}, 100000, n, 'lost', 0, 0, 0, 0, n from numbers`;
  return [
    `${numbers(own)} insert into solo_rounds (game, round_id, user_id, seed_id, seed_hash, client_seed, nonce, board, ended_at, digest)
      select 'roller', n, '${userId}', 'seed-full', '${HEX}', 'seed', n, '${BOARD}', n, '${HEX}' from numbers`,
    insert(own, `'roller-' || cast(n as text)`, 'roller', '0', 'n', `''`),
    insert(bets, `'c' || ${PADDED}`, 'crash', '0', `1 + n % ${rounds}`, `''`),
    insert(
      bets,
      `'w' || ${PADDED}`,
      'wingo',
      '1 + n % 3',
      `(select max(round_id) from pool_rounds where game = 'wingo')`,
      `'red'`,
    ),
    insert(bets, `'d' || ${PADDED}`, 'dice', '0', `1 + n % ${rounds}`, 'cast(n % 6 as text)'),
    `insert into history_totals (user_id, list, total)
      select user_id, case when feed = 0 then game else game || ':' || cast(feed as text) end, count(*) from bets group by user_id, game, feed`,
  ];
}

/** The same in the tables of before all games' bets were in one. */
function oldBets({ rounds, own, userId }: Kept): string[] {
  const bets = Math.floor(own / 2);
  return [
    `${numbers(own)} insert into solo_rounds (game, round_id, user_id, seed_id, seed_hash, client_seed, nonce, amount, board, status, rate, paid, started_at, ended_at, digest)
      select 'roller', n, '${userId}', 'seed-full', '${HEX}', 'seed', n, 100000, '${BOARD}', 'lost', 0, 0, n, n, '${HEX}' from numbers`,
    `${numbers(bets)} insert into crash_bets (bet_id, round_id, user_id, amount, auto, placed_at, status, rate, paid, ended_at)
      select 'c' || ${PADDED}, 1 + n % ${rounds}, '${userId}', 100000, 0, n, 'lost', 0, 0, n from numbers`,
    `${numbers(bets)} insert into wingo_orders (order_id, phase, model, user_id, selections, amount, cost, placed_at, status, paid, ended_at)
      select 'w' || ${PADDED}, (select max(phase) from wingo_rounds), 1 + n % 3, '${userId}', 'red', 100000, 100000, n, 'lost', 0, n from numbers`,
    `${numbers(bets)} insert into pool_bets (bet_id, game, round_id, user_id, pool, amount, placed_at, status, paid, round_staked, round_paid, ended_at)
      select 'd' || ${PADDED}, 'dice', 1 + n % ${rounds}, '${userId}', n % 6, 100000, n, 'lost', 0, 0, 0, n from numbers`,
    `insert into history_totals (user_id, list, total) select user_id, 'crash', count(*) from crash_bets group by user_id
      union all select user_id, 'wingo:' || cast(model as text), count(*) from wingo_orders group by user_id, model
      union all select user_id, game, count(*) from pool_bets group by user_id, game
      union all select user_id, game, count(*) from solo_rounds group by user_id, game`,
  ];
}

const PHASE = `'20260101' || '1' || substr('00000' || cast(n % 100000 as text), length(cast(n % 100000 as text)) + 1, 5)`;
const PHASE_END = `0, 0, 0, 1, 0 from numbers where n < 100000`;

const newPhases = (rounds: number): string[] => [
  `${numbers(rounds)} insert into pool_rounds (game, feed, round_id, status, chain_id, chain_index, seed_hash, start_time, close_time, outcome, seed, digest, bets, staked, paid, epoch, bots)
    select 'wingo', 1, cast(${PHASE} as bigint), 'finished', 'c-wingo1', n, '${HEX}', n * 30000, n * 30000 + 27000, cast(n % 10 as text), '${HEX}', '${HEX}', ${PHASE_END}`,
];
/** The same where Wingo had a table of its own. */
const oldPhases = (rounds: number): string[] => [
  `${numbers(rounds)} insert into wingo_rounds (phase, model, status, chain_id, chain_index, seed_hash, start_time, end_time, number, seed, digest, orders, staked, paid, epoch, bots)
    select ${PHASE}, 1, 'finished', 'c-wingo1', n, '${HEX}', n * 30000, n * 30000 + 30000, n % 10, '${HEX}', '${HEX}', ${PHASE_END}`,
];

/** Fills an empty store with a long past, by SQL alone and without a ledger: for tests of what reading it costs. */
export async function fillStore(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  { rounds, own, userId, older = false }: FullStore,
): Promise<void> {
  const chain = (id: string): string =>
    `insert into chains (chain_id, feed, length, every, published, checkpoints, public_seed, used, created_at)
      values ('${id}', '${id}', ${rounds * 2}, 1, '${HEX}', '[]', '${PUBLIC_SEED}', ${rounds}, 1)`;
  const statements = [
    ...['c-crash', 'c-wingo1', 'c-dice'].map(chain),
    `${numbers(rounds)} insert into crash_rounds (round_id, status, chain_id, chain_index, seed_hash, start_time, target, seed, digest, bets, staked, paid, ended_at, epoch, bots)
      select n, 'finished', 'c-crash', n, '${HEX}', n * 20000, 20000, '${HEX}', '${HEX}', 0, 0, 0, n * 20000 + 9000, 1, 0 from numbers`,
    ...(older ? oldPhases : newPhases)(rounds),
    `${numbers(rounds)} insert into pool_rounds (game, round_id, status, chain_id, chain_index, seed_hash, start_time, close_time, outcome, seed, digest, bets, staked, paid, epoch, bots)
      select 'dice', n, 'finished', 'c-dice', n, '${HEX}', n * 23000, n * 23000 + 15000, '1,2,3', '${HEX}', '${HEX}', 0, 0, 0, 1, 0 from numbers`,
    `insert into solo_seeds (seed_id, game, user_id, status, secret, seed_hash, revealed, client_seed, nonce, created_at, retired_at)
      values ('seed-full', 'roller', '${userId}', 'retired', '${HEX}', '${HEX}', '${HEX}', 'seed', ${own}, 1, 2)`,
    ...(older ? oldBets : newBets)({ rounds, own, userId }),
    // Other people, so that small tables are no exception.
    `${numbers(OTHERS)} insert into history_totals (user_id, list, total) select 'other-' || cast(n as text), 'crash', 1 from numbers`,
    `${numbers(OTHERS)} insert into solo_seeds (seed_id, game, user_id, status, secret, seed_hash, revealed, client_seed, nonce, created_at, retired_at)
      select 'seed-' || cast(n as text), 'roller', 'other-' || cast(n as text), 'retired', '${HEX}', '${HEX}', '${HEX}', 'seed', 0, 1, 2 from numbers`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  // PostgreSQL keeps statistics by itself; an embedded store has none.
  if (engine === 'postgres') await sql`analyze`.execute(db);
}
