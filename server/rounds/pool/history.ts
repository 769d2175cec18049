import { sql } from 'kysely';
import type { PageAsk } from '../../../contract/common';
import type { PoolGame } from '../../../contract/pool';
import { fromSen } from '../../../rules/money';
import type { Outcome } from '../../engines/pool/types';
import type { Db } from '../../ports';
import { numberKey, readPage, textKey } from '../pages';
import { totalOf } from '../totals';
import { poolAt, type PoolTable, readOutcome } from './table';

/** A finished round, as far as the strip is concerned. */
export interface Drawn {
  readonly roundId: string;
  readonly outcome: Outcome;
}

/** Where a room goes on: the id of its next round, and what it shows of the last ones, newest first. */
export interface Past {
  readonly nextRoundId: bigint;
  /** Rounds that are over. */
  readonly rounds: number;
  readonly last: readonly Drawn[];
}

export async function readPast(db: Db, game: PoolGame, size: number): Promise<Past> {
  const { id } = await db
    .selectFrom('pool_rounds')
    .select(sql<bigint>`coalesce(max(round_id), 0)`.as('id'))
    .where('game', '=', game)
    .executeTakeFirstOrThrow();
  const { rounds } = await db
    .selectFrom('pool_rounds')
    .select(sql<bigint>`count(*)`.as('rounds'))
    .where('game', '=', game)
    .where('status', '=', 'finished')
    .executeTakeFirstOrThrow();
  return { nextRoundId: id + 1n, rounds: Number(rounds), last: await drawnBefore(db, game, id + 1n, size) };
}

/** The finished rounds before one, newest first. */
export async function drawnBefore(db: Db, game: PoolGame, before: bigint, size: number): Promise<Drawn[]> {
  const rows = await db
    .selectFrom('pool_rounds')
    .select(['round_id', 'outcome'])
    .where('game', '=', game)
    .where('status', '=', 'finished')
    .where('round_id', '<', before)
    .orderBy('round_id', 'desc')
    .limit(size)
    .execute();
  return rows.map(({ round_id, outcome }) => ({ roundId: String(round_id), outcome: readOutcome(outcome) }));
}

/** A page of finished rounds before one, newest first. */
export async function pastRounds<P extends string | number, R>(
  db: Db,
  table: PoolTable<P, R>,
  before: string,
  ask: PageAsk,
) {
  const top = BigInt(before);
  const finished = db
    .selectFrom('pool_rounds')
    .where('game', '=', table.rules.game)
    .where('status', '=', 'finished')
    .orderBy('round_id', 'desc');
  const { rows, next } = await readPage(ask, {
    keyOf: numberKey,
    keyAt: async (skip) =>
      (await finished.where('round_id', '<', top).select('round_id').offset(skip).limit(1).executeTakeFirst())
        ?.round_id,
    below: (key, limit) =>
      finished
        .where('round_id', '<', key === null || key > top ? top : key)
        .innerJoin('chains', 'chains.chain_id', 'pool_rounds.chain_id')
        .select([
          'round_id',
          'outcome',
          'close_time',
          'seed',
          'seed_hash',
          'digest',
          'bets',
          'staked',
          'paid',
          'chains.public_seed',
        ])
        .limit(limit)
        .execute(),
    cursorOf: ({ round_id }) => String(round_id),
  });
  const list = rows.map((row) => ({
    roundId: String(row.round_id),
    result: table.resultOf(readOutcome(row.outcome)),
    time: Number(row.close_time),
    hash: row.seed_hash,
    salt: row.seed,
    rand: row.digest,
    publicSeed: row.public_seed,
    bets: Number(row.bets),
    staked: fromSen(row.staked),
    paid: fromSen(row.paid),
  }));
  return { list, next };
}

/** A page of one player's bets, newest first. A round that is still running to its result (`hidden`) tells nothing of it yet. */
export async function myHistory<P extends string | number, R>(
  db: Db,
  table: PoolTable<P, R>,
  userId: string,
  hidden: string | null,
  ask: PageAsk,
) {
  const { game } = table.rules;
  const own = db
    .selectFrom('bets')
    .where('user_id', '=', userId)
    .where('bets.game', '=', game)
    .where('bets.feed', '=', 0n)
    .orderBy('bet_id', 'desc');
  const { rows, next } = await readPage(ask, {
    keyOf: textKey,
    keyAt: async (skip) => (await own.select('bet_id').offset(skip).limit(1).executeTakeFirst())?.bet_id,
    below: (key, limit) =>
      own
        .$if(key !== null, (query) => query.where('bet_id', '<', key ?? ''))
        .innerJoin('pool_rounds', (join) =>
          join.onRef('pool_rounds.game', '=', 'bets.game').onRef('pool_rounds.round_id', '=', 'bets.round_id'),
        )
        .innerJoin('chains', 'chains.chain_id', 'pool_rounds.chain_id')
        .select([
          'bet_id',
          'bets.round_id',
          'choice',
          'placed_at',
          'bets.staked',
          'bets.paid',
          'bets.status',
          'outcome',
          'seed_hash',
          'seed',
          'digest',
          'chains.public_seed',
        ])
        .limit(limit)
        .execute(),
    cursorOf: ({ bet_id }) => bet_id,
  });
  const list = rows.map((row) => {
    const roundId = String(row.round_id);
    const over = row.outcome !== '' && roundId !== hidden;
    return {
      roundId,
      time: Number(row.placed_at),
      select: poolAt(table, Number(row.choice)),
      amount: fromSen(row.staked),
      winAmount: over ? fromSen(row.paid) : 0,
      status: over ? row.status : ('open' as const),
      hash: row.seed_hash,
      publicSeed: row.public_seed,
      ...(over ? { result: table.resultOf(readOutcome(row.outcome)), salt: row.seed, rand: row.digest } : {}),
    };
  });
  return { total: await totalOf(db, userId, [game]), list, next };
}
