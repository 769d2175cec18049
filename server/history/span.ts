import type { BetFilters, BetResult } from '../../contract/history';
import { BET_RESULTS } from '../../contract/history';
import { GAME_IDS, type GameId } from '../../contract/games';
import { DAY_MS, WIB_OFFSET_MS } from '../../rules/wib';

/** The first moment of a WIB day, epoch ms. */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00Z`) - WIB_OFFSET_MS;

/** The WIB day of a moment, as `2026-11-20`. */
export const dayOf = (epochMs: number): string => new Date(epochMs + WIB_OFFSET_MS).toISOString().slice(0, 10);

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
    from: dayStart(from !== undefined && from > since ? from : since),
    until: dayStart(to ?? dayOf(now)) + DAY_MS,
    since,
  };
}
