import type { BetFilters, BetResult } from '../../contract/history';
import { BET_RESULTS } from '../../contract/history';
import { GAME_IDS, type GameId } from '../../contract/games';
import { dayOf, startOf } from '../../rules/days';
import { DAY_MS } from '../../rules/wib';

/** What was asked for: games, results, and moments from `from` to before `until`, epoch ms. `since` is the first day that the history has. */
export interface Span {
  readonly games: readonly GameId[];
  readonly results: readonly BetResult[];
  readonly from: number;
  readonly until: number;
  readonly since: string;
}

/** Filters as the store is asked: within what the history reaches, which is `days` days with today. */
export function spanOf({ game, result, from, to }: BetFilters, now: number, days: number): Span {
  const since = dayOf(now - (days - 1) * DAY_MS);
  return {
    games: game === undefined ? GAME_IDS : [game],
    results: result === undefined ? BET_RESULTS : [result],
    from: startOf(from !== undefined && from > since ? from : since),
    until: startOf(to ?? dayOf(now)) + DAY_MS,
    since,
  };
}
