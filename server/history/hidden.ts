import type { GameId } from '../../contract/games';
import { POOL_GAMES } from '../../contract/pool';
import type { Sen } from '../../rules/money';
import type { House } from '../modules/module';
import type { Db } from '../ports';
import { paidUntold } from '../sql/untold';

/** Longer than any round runs on to its result after its bets were settled, ms. */
const LONGEST_RUN_MS = 5 * 60_000;

/** Rounds of timed rooms that are settled and not shown yet, by game: where a wheel stops is nobody's to know while it turns. */
export type Hidden = ReadonlyMap<GameId, bigint>;

/** Rounds that are remembered as shown: those of the last minutes, of every room. */
const REMEMBERED = 256;

/**
 * Rounds that are known to be shown, by whose records said so. Making a record to find out reads a whole round: it is made once, not for each page of everybody who was in it.
 */
const knownShown = new WeakMap<House['records'], Set<string>>();

async function isShown(records: House['records'], game: (typeof POOL_GAMES)[number], round: bigint): Promise<boolean> {
  let known = knownShown.get(records);
  if (known === undefined) knownShown.set(records, (known = new Set()));
  const name = `${game}:${round}`;
  if (known.has(name)) return true;
  // Costs little while it is not shown: there is no record to be made.
  if ((await records[game](String(round))) === null) return false;
  known.add(name);
  const [oldest] = known;
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
  return true;
}

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
    if (!(await isShown(records, game, last.round_id))) hidden.set(game, last.round_id);
  }
  return hidden;
}

/**
 * The balance as its owner may see it: what rounds paid that are not shown yet is not in it.
 * @param balanceOf the balance as it is booked
 */
export async function shownBalance(
  db: Db,
  userId: string,
  hidden: Hidden,
  balanceOf: (userId: string) => Promise<Sen>,
): Promise<Sen> {
  if (hidden.size === 0) return balanceOf(userId);
  for (let before = await paidUntold(db, userId, hidden); ;) {
    const balance = await balanceOf(userId);
    const after = await paidUntold(db, userId, hidden);
    // Otherwise a round was settled between the looks: one of them had it, the other had not.
    if (after === before) return balance > before ? balance - before : 0n;
    before = after;
  }
}
