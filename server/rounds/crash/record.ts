import { CRASH_PREPARATION_MS } from '../../../contract/constants';
import { type CrashRecord, RECORD_PLAYERS } from '../../../contract/replay';
import { timeAt } from '../../../rules/crash/curve';
import { autoPays } from '../../../rules/crash/payout';
import { faceHue } from '../../../rules/face';
import { fromRate, fromSen, pay, type Rate } from '../../../rules/money';
import type { StakeLimits } from '../../../rules/stake';
import type { Db } from '../../ports';
import { crashBots } from '../bots';
import { botChance } from '../chance';
import type { SiteRules } from '../deps';
import { faceOf, largest, proofOf } from '../record';

type Seat = CrashRecord['players'][number];

/** A round's public record; null unless the round is finished. */
export async function readCrashRecord(
  db: Db,
  roundId: string,
  site: Pick<SiteRules, 'at'>,
): Promise<CrashRecord | null> {
  const id = BigInt(roundId);
  if (id > MOST_ID) return null;
  const round = await db
    .selectFrom('crash_rounds')
    .innerJoin('chains', 'chains.chain_id', 'crash_rounds.chain_id')
    .select([
      'start_time',
      'target',
      'digest',
      'seed',
      'seed_hash',
      'public_seed',
      'published',
      'crash_rounds.chain_id',
      'chain_index',
      'bets',
      'staked',
      'paid',
      'crash_rounds.bots',
    ])
    .where('round_id', '=', id)
    .where('crash_rounds.status', '=', 'finished')
    .executeTakeFirst();
  if (round === undefined) return null;
  const startTime = Number(round.start_time);
  const target = Number(round.target);
  const people = await readSeats(db, id, startTime, target);
  const bots = round.bots === 1n ? botSeats(round.seed_hash, target, site.at(startTime).limits) : [];
  const { players, more } = largest([...people, ...bots], RECORD_PLAYERS);
  return {
    // As it is counted, not as it was asked for: zeros in front would make another draw of it.
    roundId: String(id),
    startTime,
    preparationMs: CRASH_PREPARATION_MS,
    target: fromRate(target),
    proof: await proofOf(db, 'crash_rounds', round),
    bets: Number(round.bets),
    staked: fromSen(round.staked),
    paid: fromSen(round.paid),
    players,
    more: Math.max(0, Number(round.bets) - people.length) + more,
  };
}

/** The largest number that a store holds. */
const MOST_ID = 2n ** 63n - 1n;

/** The largest bets that flew. A bet that was made during the flight before waits at the table from the start. */
async function readSeats(db: Db, id: bigint, startTime: number, target: Rate): Promise<Seat[]> {
  // Who they are is asked of those alone that are shown.
  const largest = db
    .selectFrom('bets')
    .select(['bet_id', 'user_id', 'staked', 'placed_at', 'status', 'rate', 'paid', 'ended_at'])
    .where('game', '=', 'crash')
    .where('round_id', '=', id)
    .where('status', 'in', ['won', 'lost'])
    .orderBy('staked', 'desc')
    .orderBy('bet_id')
    .limit(RECORD_PLAYERS)
    .as('largest');
  const rows = await db
    .selectFrom(largest)
    .leftJoin('users', 'users.id', 'largest.user_id')
    .select(['user_id', 'name', 'avatar', 'staked', 'placed_at', 'largest.status', 'rate', 'paid', 'ended_at'])
    .orderBy('staked', 'desc')
    .orderBy('bet_id')
    .execute();
  return rows.map((row) => ({
    ...faceOf(row),
    at: Math.max(-CRASH_PREPARATION_MS, Math.min(0, Number(row.placed_at) - startTime)),
    amount: fromSen(row.staked),
    ...(row.status === 'won'
      ? {
          out: {
            at: Math.max(0, Math.min(timeAt(target), Number(row.ended_at) - startTime)),
            rate: fromRate(Number(row.rate)),
            win: fromSen(row.paid),
          },
        }
      : {}),
  }));
}

/** The house bots that were at the table: the same ones that were shown then (crowd.ts). */
function botSeats(seedHash: string, target: Rate, limits: StakeLimits): Seat[] {
  return crashBots(botChance(seedHash), CRASH_PREPARATION_MS, limits).map(
    ({ userId, name, avatar, amount, beforeMs, auto }) => ({
      name,
      avatar,
      hue: faceHue(userId, avatar),
      bot: true,
      at: -beforeMs,
      amount: fromSen(amount),
      ...(auto !== null && autoPays(auto, target)
        ? { out: { at: Math.round(timeAt(auto)), rate: fromRate(auto), win: fromSen(pay(amount, auto)) } }
        : {}),
    }),
  );
}
