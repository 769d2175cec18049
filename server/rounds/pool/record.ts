import { RECORD_PLAYERS } from '../../../contract/replay';
import { hueOf } from '../../../rules/face';
import { fromSen, pay } from '../../../rules/money';
import { courseOf } from '../../engines/pool/draw';
import type { Outcome, PoolPlan, PoolSettings } from '../../engines/pool/types';
import type { Db } from '../../ports';
import { botChance } from '../chance';
import { faceOf, largest, proofOf } from '../record';
import { botsOf } from './crowd';
import { drawnBefore } from './history';
import { poolAt, type PoolTable, readOutcome } from './table';

/** The largest number that a store holds. */
const MOST_ID = 2n ** 63n - 1n;

/** A round's public record as far as all timed rooms have it, and what the rest is made of: the rounds before it, newest first. */
export type PoolRecord<P extends string | number> = NonNullable<Awaited<ReturnType<typeof readPoolRecord<P, unknown>>>>;

/** The common part of a round's public record; null unless the round is drawn and its result was shown. */
export async function readPoolRecord<P extends string | number, R>(
  db: Db,
  table: PoolTable<P, R>,
  roundId: string,
  settings: PoolSettings,
  now: number,
) {
  const { game } = table.rules;
  const id = BigInt(roundId);
  if (id > MOST_ID) return null;
  const round = await db
    .selectFrom('pool_rounds')
    .innerJoin('chains', 'chains.chain_id', 'pool_rounds.chain_id')
    .select([
      'start_time',
      'close_time',
      'outcome',
      'digest',
      'seed',
      'seed_hash',
      'public_seed',
      'published',
      'pool_rounds.chain_id',
      'chain_index',
      'bets',
      'staked',
      'paid',
      'pool_rounds.bots',
    ])
    .where('game', '=', game)
    .where('round_id', '=', id)
    .where('pool_rounds.status', '=', 'finished')
    .executeTakeFirst();
  if (round === undefined) return null;
  // As it is counted, not as it was asked for: zeros in front would make another draw of it.
  const plan: PoolPlan = {
    roundId: String(id),
    startTime: Number(round.start_time),
    closeTime: Number(round.close_time),
  };
  const outcome = readOutcome(round.outcome);
  const course = courseOf(table, plan, outcome);
  if (now < course.stopTime) return null;
  const people = await readSeats(db, table, plan);
  const bots = round.bots === 1n ? botSeats(table, round.seed_hash, plan, outcome, settings) : [];
  const { players, more } = largest([...people, ...bots], RECORD_PLAYERS);
  return {
    outcome,
    course,
    before: await drawnBefore(db, game, id, table.historySize),
    record: {
      ...plan,
      stopTime: course.stopTime,
      endTime: course.endTime,
      proof: await proofOf(db, 'pool_rounds', round),
      bets: Number(round.bets),
      staked: fromSen(round.staked),
      paid: fromSen(round.paid),
      players,
      more: Math.max(0, Number(round.bets) - people.length) + more,
    },
  };
}

async function readSeats<P extends string | number, R>(
  db: Db,
  table: PoolTable<P, R>,
  { roundId, startTime }: PoolPlan,
) {
  const rows = await db
    .selectFrom('bets')
    .leftJoin('users', 'users.id', 'bets.user_id')
    .select(['user_id', 'name', 'avatar', 'choice', 'staked', 'placed_at', 'paid'])
    .where('game', '=', table.rules.game)
    .where('round_id', '=', BigInt(roundId))
    .orderBy('staked', 'desc')
    .orderBy('bet_id')
    .limit(RECORD_PLAYERS)
    .execute();
  return rows.map((row) => ({
    ...faceOf(row),
    at: Math.max(0, Number(row.placed_at) - startTime),
    amount: fromSen(row.staked),
    select: poolAt(table, Number(row.choice)),
    win: fromSen(row.paid),
  }));
}

/** The house bots that were at the table: the same ones that were shown then (crowd.ts). */
function botSeats<P extends string | number, R>(
  table: PoolTable<P, R>,
  seedHash: string,
  { startTime, closeTime }: PoolPlan,
  outcome: Outcome,
  settings: PoolSettings,
) {
  return botsOf(table, botChance, seedHash, closeTime - startTime, settings).map(
    ({ userId, name, avatar, amount, afterMs, pool }) => ({
      name,
      avatar,
      hue: hueOf(userId),
      bot: true as const,
      at: afterMs,
      amount: fromSen(amount),
      select: poolAt(table, pool),
      win: fromSen(pay(amount, table.rules.settle(pool, outcome))),
    }),
  );
}
