import { sql } from 'kysely';
import { RECORD_PLAYERS, type WingoRecord } from '../../../contract/replay';
import { fromSen } from '../../../rules/money';
import { hueOf } from '../../../rules/face';
import type { StakeLimits } from '../../../rules/stake';
import { orderReturn } from '../../../rules/wingo/payout';
import { parsePhaseNum, type WingoPhase } from '../../../rules/wingo/phase';
import type { Db } from '../../ports';
import { wingoBots } from '../bots';
import { botChance } from '../chance';
import { faceOf, largest, proofOf } from '../record';
import { readOrder } from './history';
import { SHOWN_DRAWS } from './view';

type Seat = WingoRecord['players'][number];

/** A phase's public record; null unless the phase is drawn. */
export async function readWingoRecord(db: Db, phaseNum: string, limits: StakeLimits): Promise<WingoRecord | null> {
  const phase = parsePhaseNum(phaseNum);
  if (phase === null) return null;
  const round = await db
    .selectFrom('wingo_rounds')
    .innerJoin('chains', 'chains.chain_id', 'wingo_rounds.chain_id')
    .select([
      'number',
      'digest',
      'seed',
      'seed_hash',
      'public_seed',
      'published',
      'wingo_rounds.chain_id',
      'chain_index',
      'orders',
      'staked',
      'paid',
      'wingo_rounds.bots',
    ])
    .where('phase', '=', phaseNum)
    .where('wingo_rounds.status', '=', 'finished')
    .executeTakeFirst();
  if (round === undefined) return null;
  const number = Number(round.number);
  const people = await readSeats(db, phase);
  const bots = round.bots === 1n ? botSeats(round.seed_hash, phase, number, limits) : [];
  const { players, more } = largest([...people, ...bots], RECORD_PLAYERS);
  return {
    phase: phaseNum,
    model: phase.model,
    startTime: phase.startTime,
    closeTime: phase.closeTime,
    endTime: phase.endTime,
    number,
    history: await drawsBefore(db, phase),
    proof: await proofOf(db, 'wingo_rounds', round),
    orders: Number(round.orders),
    staked: fromSen(round.staked),
    paid: fromSen(round.paid),
    players,
    more: Math.max(0, Number(round.orders) - people.length) + more,
  };
}

async function drawsBefore(db: Db, { phaseNum, model }: WingoPhase): Promise<WingoRecord['history']> {
  const rows = await db
    .selectFrom('wingo_rounds')
    .select(['phase', 'number'])
    .where('model', '=', BigInt(model))
    .where('status', '=', 'finished')
    .where('phase', '<', phaseNum)
    .orderBy('phase', 'desc')
    .limit(SHOWN_DRAWS)
    .execute();
  return rows.map(({ phase, number }) => ({ phase, number: Number(number) }));
}

/** The orders with the largest amounts on a selection. */
async function readSeats(db: Db, { phaseNum, startTime }: WingoPhase): Promise<Seat[]> {
  const rows = await db
    .selectFrom('bets')
    .leftJoin('users', 'users.id', 'bets.user_id')
    .select(['user_id', 'name', 'avatar', 'choice', 'staked', 'placed_at', 'paid'])
    .where('game', '=', 'wingo')
    .where('round_id', '=', BigInt(phaseNum))
    .orderBy(sql`staked / (1 + length(choice) - length(replace(choice, ',', '')))`, 'desc')
    .orderBy('bet_id')
    .limit(RECORD_PLAYERS)
    .execute();
  return rows.map((row) => {
    const { select, amount } = readOrder(row);
    return {
      ...faceOf(row),
      at: Math.max(0, Number(row.placed_at) - startTime),
      amount: fromSen(amount),
      select,
      win: fromSen(row.paid),
    };
  });
}

/** The house bots that were at the table: the same ones that were shown then (crowd.ts). */
function botSeats(seedHash: string, { startTime, closeTime }: WingoPhase, number: number, limits: StakeLimits): Seat[] {
  return wingoBots(botChance(seedHash), closeTime - startTime, limits).map(
    ({ userId, name, avatar, amount, afterMs, select }) => ({
      name,
      avatar,
      hue: hueOf(userId),
      bot: true,
      at: afterMs,
      amount: fromSen(amount),
      select: [...select],
      win: fromSen(orderReturn(amount, select, number)),
    }),
  );
}
