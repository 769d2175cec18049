import { type RawBuilder, sql } from 'kysely';
import type { BetResult } from '../../contract/history';
import { type GameId, SOLO_GAMES } from '../../contract/games';
import { WINGO_LENGTH_MS } from '../../contract/constants';
import type { Hidden } from './hidden';
import { OUTCOME, SETTLED } from './migrations/20261123_history';
import { FRESH, LISTED } from './migrations/20261124_fresh_bets';
import type { Store } from '../ports';
import type { Span } from './span';

const OUTCOMES = { won: 1, lost: 2, even: 3 } as const;
export type Outcome = keyof typeof OUTCOMES;

const isOutcome = (result: BetResult): result is Outcome => result !== 'open';

/** Settled bets of one game and one outcome, as an index has them. */
export interface Branch {
  readonly game: GameId;
  readonly outcome: Outcome;
  /** All but the bets of this round, which is settled and not shown yet. */
  readonly without?: bigint;
}

/** Which parts of the index hold what was asked for. What is not shown yet counts as open (`openParts`). */
export const branchesOf = ({ games, results }: Pick<Span, 'games' | 'results'>, hidden: Hidden): Branch[] =>
  games.flatMap((game) => {
    const id = hidden.get(game);
    const without = id === undefined ? {} : { without: id };
    return results.filter(isOutcome).map((outcome) => ({ game, outcome, ...without }));
  });

/** Where bets of a game are once they are settled, as conditions on their rows, the long index first: a round that a player has alone is listed at once, and on PostgreSQL all are. */
export function placesOf(engine: Store['engine'], game: GameId): readonly [string, ...string[]] {
  if (engine === 'postgres') return [SETTLED];
  return isSolo(game) ? [LISTED] : [LISTED, FRESH];
}

/** The settled bets of a branch within a span, of one of the indexes. */
export function settledWhere(
  userId: string,
  { game, outcome, without }: Branch,
  { from, until }: Pick<Span, 'from' | 'until'>,
  place: string,
): RawBuilder<unknown> {
  const shown = without === undefined ? sql`` : sql`and round_id <> ${without}`;
  return sql`user_id = ${userId} and game = ${game} and ${sql.raw(place)} and ${sql.raw(OUTCOME)} = ${sql.lit(OUTCOMES[outcome])}
    and placed_at >= ${BigInt(from)} and placed_at < ${BigInt(until)} ${shown}`;
}

/** A room's bets are settled in the order of its rounds: those that are open are among a player's newest, and of so many at most. */
const OPEN_MOST = 100;

export const isSolo = (game: GameId): boolean => SOLO_GAMES.some((solo) => solo === game);
const WINGO_FEEDS = Object.keys(WINGO_LENGTH_MS).map(Number);
const feedsOf = (game: GameId): readonly number[] => (game === 'wingo' ? WINGO_FEEDS : [0]);

/**
 * Where a player's open bets of a game are, and those of a round that is settled and not shown yet: tables of `placed_at` and `bet_id`. A solo game has one at most, which its open round names. No index of
 * settled bets tells rounds apart: looked for there, the few of one round are behind all that the player ever bet on the game.
 */
export function openParts(userId: string, game: GameId, hidden: Hidden): RawBuilder<unknown>[] {
  if (isSolo(game))
    return [
      sql`select bets.placed_at, bets.bet_id from solo_rounds as playing
        join bets on bets.bet_id = playing.game || '-' || cast(playing.round_id as text)
        where playing.user_id = ${userId} and playing.game = ${game} and playing.ended_at = 0`,
    ];
  const id = hidden.get(game);
  const orHidden = id === undefined ? sql`` : sql`or round_id = ${id}`;
  return feedsOf(game).map(
    (feed) => sql`select placed_at, bet_id from (select placed_at, bet_id, status, round_id from bets
      where user_id = ${userId} and game = ${game} and feed = ${BigInt(feed)} order by bet_id desc limit ${sql.lit(OPEN_MOST)}) as newest
      where status = 'open' ${orHidden}`,
  );
}
