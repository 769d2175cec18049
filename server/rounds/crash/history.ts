import { sql } from 'kysely';
import type { CrashMyRow, CrashRound } from '../../../contract/crash';
import type { PageAsk } from '../../../contract/common';
import { CRASH_HISTORY_SIZE } from '../../../contract/constants';
import { fromRate, fromSen } from '../../../rules/money';
import type { Db } from '../../ports';
import { numberKey, readPage, textKey } from '../pages';
import { totalOf } from '../totals';

/** Where a room goes on: the id of its next round, past every round and bet there is, and what it shows of the last ones. */
export interface Past {
  readonly nextRoundId: bigint;
  /** Rounds that are over. */
  readonly rounds: number;
  /** Targets of the last finished rounds, newest first. */
  readonly rates: readonly number[];
}

export async function readPast(db: Db): Promise<Past> {
  const { id, rounds } = await db
    .selectFrom('crash_rounds')
    .select([sql<bigint>`coalesce(max(round_id), 0)`.as('id'), sql<bigint>`count(*)`.as('rounds')])
    .executeTakeFirstOrThrow();
  // A bet for a round that never began: its id is used up, too.
  const { id: betId } = await db
    .selectFrom('bets')
    .select(sql<bigint>`coalesce(max(round_id), 0)`.as('id'))
    .where('game', '=', 'crash')
    .executeTakeFirstOrThrow();
  const last = await db
    .selectFrom('crash_rounds')
    .select('target')
    .where('status', '=', 'finished')
    .orderBy('round_id', 'desc')
    .limit(CRASH_HISTORY_SIZE)
    .execute();
  return {
    nextRoundId: (id > betId ? id : betId) + 1n,
    rounds: Number(rounds),
    rates: last.map((row) => fromRate(Number(row.target))),
  };
}

/** A page of rounds that are over, newest first. */
export async function roundHistory(db: Db, ask: PageAsk): Promise<{ list: CrashRound[]; next: string | null }> {
  const over = db.selectFrom('crash_rounds').where('status', '!=', 'open').orderBy('round_id', 'desc');
  const { rows, next } = await readPage(ask, {
    keyOf: numberKey,
    keyAt: async (skip) => (await over.select('round_id').offset(skip).limit(1).executeTakeFirst())?.round_id,
    below: (key, limit) =>
      over
        .$if(key !== null, (query) => query.where('round_id', '<', key ?? 0n))
        .innerJoin('chains', 'chains.chain_id', 'crash_rounds.chain_id')
        .select([
          'round_id',
          'status',
          'start_time',
          'target',
          'digest',
          'seed',
          'chains.public_seed',
          'seed_hash',
          'bets',
          'staked',
          'paid',
        ])
        .limit(limit)
        .execute(),
    cursorOf: ({ round_id }) => String(round_id),
  });
  const list = rows.map((row) => ({
    roundId: String(row.round_id),
    status: row.status === 'void' ? ('void' as const) : ('finished' as const),
    startTime: Number(row.start_time),
    target: fromRate(Number(row.target)),
    hash: row.digest,
    serverSeed: row.seed,
    publicSeed: row.public_seed,
    seedHashHash: row.seed_hash,
    bets: Number(row.bets),
    staked: fromSen(row.staked),
    paid: fromSen(row.paid),
  }));
  return { list, next };
}

/** A page of one player's bets, newest first. `target` is there once the round is over. */
export async function myHistory(
  db: Db,
  userId: string,
  ask: PageAsk,
): Promise<{ total: number; list: CrashMyRow[]; next: string | null }> {
  const own = db
    .selectFrom('bets')
    .where('user_id', '=', userId)
    .where('game', '=', 'crash')
    .where('feed', '=', 0n)
    .orderBy('bet_id', 'desc');
  const { rows, next } = await readPage(ask, {
    keyOf: textKey,
    keyAt: async (skip) => (await own.select('bet_id').offset(skip).limit(1).executeTakeFirst())?.bet_id,
    below: (key, limit) =>
      own
        .$if(key !== null, (query) => query.where('bet_id', '<', key ?? ''))
        .leftJoin('crash_rounds', 'crash_rounds.round_id', 'bets.round_id')
        .select([
          'bet_id',
          'bets.round_id',
          'placed_at',
          'bets.staked',
          'rate',
          'bets.paid',
          'target',
          'bets.status',
          'crash_rounds.status as round',
        ])
        .limit(limit)
        .execute(),
    cursorOf: ({ bet_id }) => bet_id,
  });
  const list = rows.map((row) => ({
    roundId: String(row.round_id),
    time: Number(row.placed_at),
    amount: fromSen(row.staked),
    ...(row.rate > 0n ? { rate: fromRate(Number(row.rate)) } : {}),
    winAmount: fromSen(row.paid),
    ...(row.target !== null && row.round !== 'open' ? { target: fromRate(Number(row.target)) } : {}),
    status: row.status,
  }));
  return { total: await totalOf(db, userId, ['crash']), list, next };
}
