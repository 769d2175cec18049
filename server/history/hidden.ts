import type { GameId } from '../../contract/games';
import { POOL_GAMES } from '../../contract/pool';
import type { House } from '../modules/module';
import type { Db } from '../ports';

/** Longer than any round runs on to its result after its bets were settled, ms. */
const LONGEST_RUN_MS = 5 * 60_000;

/** Rounds of timed rooms that are settled and not shown yet, by game: where a wheel stops is nobody's to know while it turns. */
export type Hidden = ReadonlyMap<GameId, bigint>;

/** Those that a player has bets in. A round has its public record from the moment on in which its result is shown, and a room takes no bets for the next one before. */
export async function hiddenFrom(db: Db, records: House['records'], userId: string, now: number): Promise<Hidden> {
  const hidden = new Map<GameId, bigint>();
  for (const game of POOL_GAMES) {
    const last = await db
      .selectFrom('bets')
      .select(['round_id', 'ended_at'])
      .where('user_id', '=', userId)
      .where('game', '=', game)
      .where('feed', '=', 0n)
      .orderBy('bet_id', 'desc')
      .limit(1)
      .executeTakeFirst();
    // An open one too: it may be settled between this look and the list.
    if (last === undefined || (last.ended_at > 0n && last.ended_at < BigInt(now - LONGEST_RUN_MS))) continue;
    if ((await records[game](String(last.round_id))) === null) hidden.set(game, last.round_id);
  }
  return hidden;
}
