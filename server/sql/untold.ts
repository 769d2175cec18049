import { sql } from 'kysely';
import type { Sen } from '../../rules/money';
import type { Db, Tx } from '../ports';

/** A player's newest bets of a room, more than anybody has in one round of it. */
const NEWEST = sql.lit(100);

/**
 * What a player's bets in rounds that are settled and not shown yet brought back, sen: it is booked, and not told yet. By the bets, of which each is among the newest of its room: the journal
 * has all that was won elsewhere meanwhile in between.
 * @param hidden one round a game
 * @param since only what was settled from then on, epoch ms
 */
export async function paidUntold(
  db: Db | Tx,
  userId: string,
  hidden: ReadonlyMap<string, bigint>,
  since = 0,
): Promise<Sen> {
  let sum = 0n;
  for (const [game, round] of hidden) {
    const { rows } = await sql<{ paid: bigint }>`select paid from (select round_id, paid, ended_at from bets
        where user_id = ${userId} and game = ${game} and feed = 0 order by bet_id desc limit ${NEWEST}) as newest
      where round_id = ${round} and ended_at >= ${sql.val(BigInt(since))}`.execute(db);
    for (const { paid } of rows) sum += paid;
  }
  return sum;
}
