import type { PoolGame } from './game';
import type { PastDraw, RoundInfo } from './types';

/** Finished rounds that are kept for the strip of results. */
const KEPT = 20;

/** What a round is called in the strip of results: by its run, as dingdong's own are. */
export const pastKey = (roundId: string, run: number): string => `${roundId}-${run}`;

/** The strip, newest first, with the stops of a round that lie behind a moment. */
export function withStops<D>(
  { historyKept = KEPT }: Pick<PoolGame<never>, 'historyKept'>,
  history: readonly PastDraw<D>[],
  { roundId, runs }: RoundInfo<D>,
  now: number,
): readonly PastDraw<D>[] {
  let all = history;
  runs.forEach(({ draw, stopTime }, run) => {
    const key = pastKey(roundId, run);
    if (stopTime <= now && !all.some((past) => past.key === key)) all = [{ key, draw }, ...all].slice(0, historyKept);
  });
  return all;
}
