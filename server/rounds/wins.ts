import { sql } from 'kysely';
import type { BigWin } from '../../contract/site';
import type { GameId } from '../../contract/games';
import { fromRate, fromSen, RATE_ONE } from '../../rules/money';
import type { Db } from '../ports';
import { maskName } from './mask';

const solo = (game: string): string =>
  `select user_id, amount as staked, paid, ended_at, status from solo_rounds where game = '${game}'`;
/** The first winning bet of each player carries the whole round: no list of wins for who bet on everything. */
const pool = (game: string): string =>
  `select user_id, round_staked as staked, round_paid as paid, ended_at, status from pool_bets where game = '${game}'`;
/** Where each game keeps what was staked and what came back. */
const SOURCES = {
  crash: 'select user_id, amount as staked, paid, ended_at, status from crash_bets',
  wingo: 'select user_id, cost as staked, paid, ended_at, status from wingo_orders',
  roulette: pool('roulette'),
  dice: pool('dice'),
  dingdong: pool('dingdong'),
  mines: solo('mines'),
  hilo: solo('hilo'),
  roller: solo('roller'),
} as const satisfies Readonly<Record<GameId, string>>;

/**
 * The biggest net wins of a game since a time (epoch ms), biggest first, names masked (first document, section 7, netprofit/top10).
 * House bots have no rows, so they can never be among them.
 */
export async function topWins(db: Db, game: GameId, since: number, size: number): Promise<BigWin[]> {
  const { rows } = await sql<{
    user_id: string;
    staked: bigint;
    paid: bigint;
    ended_at: bigint;
    name: string | null;
    avatar: string | null;
  }>`
    select wins.user_id, wins.staked, wins.paid, wins.ended_at, users.name, users.avatar
    from (${sql.raw(SOURCES[game])}) as wins left join users on users.id = wins.user_id
    where wins.status = 'won' and wins.ended_at >= ${sql.val(BigInt(since))} and wins.paid > wins.staked
    order by wins.paid - wins.staked desc, wins.ended_at desc
    limit ${sql.val(BigInt(size))}`.execute(db);
  return rows.map(({ user_id, staked, paid, ended_at, name, avatar }) => ({
    name: maskName(name ?? user_id),
    avatar: avatar ?? '',
    game,
    multiplier: fromRate(Number((paid * BigInt(RATE_ONE)) / staked)),
    amount: fromSen(staked),
    profit: fromSen(paid - staked),
    time: Number(ended_at),
  }));
}
