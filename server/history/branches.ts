import { type RawBuilder, sql } from 'kysely';
import { BET_RESULTS, type BetResult } from '../../contract/history';
import type { GameId } from '../../contract/games';
import type { Hidden } from './hidden';
import { RESULT } from './migrations/20261123_history';
import type { Span } from './span';

/** The column that the index by result is made of; see the migration. */
export const codeOf = (result: BetResult): number => BET_RESULTS.indexOf(result);

/** Bets of one game and one result, as the index has them. */
export interface Branch {
  readonly game: GameId;
  readonly result: BetResult;
  /** Only the bets of this round, or all but them: one that is settled and not shown yet. */
  readonly round?: { readonly is: boolean; readonly id: bigint };
}

/** Which parts of the index hold what was asked for. What is not shown yet is open to whoever asks. */
export function branchesOf({ games, results }: Pick<Span, 'games' | 'results'>, hidden: Hidden): Branch[] {
  return games.flatMap((game) => {
    const id = hidden.get(game);
    if (id === undefined || results.length === BET_RESULTS.length) return results.map((result) => ({ game, result }));
    return BET_RESULTS.flatMap((result): Branch[] => {
      if (result === 'open') return results.includes('open') ? [{ game, result }] : [];
      return [
        ...(results.includes(result) ? [{ game, result, round: { is: false, id } }] : []),
        ...(results.includes('open') ? [{ game, result, round: { is: true, id } }] : []),
      ];
    });
  });
}

/** What is asked of each of them. */
export function whereOf(userId: string, { game, result, round }: Branch, { from, until }: Span): RawBuilder<unknown> {
  const shown =
    round === undefined ? sql`` : round.is ? sql`and round_id = ${round.id}` : sql`and round_id <> ${round.id}`;
  return sql`user_id = ${userId} and game = ${game} and ${sql.raw(RESULT)} = ${sql.lit(codeOf(result))}
    and placed_at >= ${BigInt(from)} and placed_at < ${BigInt(until)} ${shown}`;
}
