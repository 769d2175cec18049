import { sql } from 'kysely';
import { RECORD_PLAYERS } from '../../../contract/replay';
import { faceHue } from '../../../rules/face';
import { fromSen } from '../../../rules/money';
import { backOf, courseOf } from '../../engines/pool/draw';
import type { Outcome, PoolPlan, PoolSettings } from '../../engines/pool/types';
import type { Db } from '../../ports';
import type { SiteRules } from '../deps';
import { botChance } from '../chance';
import { faceOf, largest, proofOf } from '../record';
import { readChoice } from './choice';
import { botBets } from './crowd';
import type { PoolFeed } from './feed';
import { drawnBefore } from './history';
import { readOutcome } from './outcome';

/** The largest number that a store holds. */
const MOST_ID = 2n ** 63n - 1n;

/** A round's public record in words that no game has yet, and the rounds before it, newest first. */
export type PoolRecord = NonNullable<Awaited<ReturnType<typeof readPoolRecord>>>;

/** A finished round for everybody; null unless it is drawn and its result was shown. Amounts are rupiah. */
export async function readPoolRecord(
  db: Db,
  feed: PoolFeed,
  roundId: string,
  site: Pick<SiteRules, 'at'>,
  now: number,
) {
  const { rules } = feed;
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
    .where('game', '=', rules.game)
    .where('pool_rounds.feed', '=', BigInt(rules.feed))
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
  const course = courseOf(feed, plan, outcome);
  if (now < course.stopTime) return null;
  const people = await readSeats(db, feed, plan);
  const bots = round.bots === 1n ? botSeats(feed, round.seed_hash, plan, outcome, site.at(plan.startTime)) : [];
  const { players, more } = largest([...people, ...bots], RECORD_PLAYERS);
  return {
    plan,
    outcome,
    course,
    before: await drawnBefore(db, rules, id, feed.historySize),
    proof: await proofOf(db, 'pool_rounds', round),
    bets: Number(round.bets),
    staked: fromSen(round.staked),
    paid: fromSen(round.paid),
    players,
    more: Math.max(0, Number(round.bets) - people.length) + more,
  };
}

/** The bets with the most on a pool. */
async function readSeats(db: Db, feed: PoolFeed, { roundId, startTime }: PoolPlan) {
  const onAPool = sql<bigint>`staked / (1 + length(choice) - length(replace(choice, ',', '')))`;
  // Who they are is asked of those alone that are shown.
  const largest = db
    .selectFrom('bets')
    .select(['bet_id', 'user_id', 'choice', 'staked', 'placed_at', 'paid', onAPool.as('on_a_pool')])
    .where('game', '=', feed.rules.game)
    .where('round_id', '=', BigInt(roundId))
    .orderBy(onAPool, 'desc')
    .orderBy('bet_id')
    .limit(RECORD_PLAYERS)
    .as('largest');
  const rows = await db
    .selectFrom(largest)
    .leftJoin('users', 'users.id', 'largest.user_id')
    .select(['user_id', 'name', 'avatar', 'choice', 'staked', 'placed_at', 'paid'])
    .orderBy('on_a_pool', 'desc')
    .orderBy('bet_id')
    .execute();
  return rows.map((row) => {
    const { picks, amount } = readChoice(feed, row);
    return {
      ...faceOf(row),
      at: Math.max(0, Number(row.placed_at) - startTime),
      amount: fromSen(amount),
      picks,
      win: fromSen(row.paid),
    };
  });
}

/** The house bots that were at the table: the same ones that were shown then (crowd.ts). */
const botSeats = (feed: PoolFeed, seedHash: string, plan: PoolPlan, outcome: Outcome, settings: PoolSettings) =>
  botBets(feed, botChance, seedHash, plan, settings).map((bet) => ({
    name: bet.player.name,
    avatar: bet.player.avatar,
    hue: faceHue(bet.player.id, bet.player.avatar),
    bot: true as const,
    at: bet.placedAt - plan.startTime,
    amount: fromSen(bet.amount),
    picks: bet.picks,
    win: fromSen(backOf(feed.rules, bet, outcome)),
  }));
