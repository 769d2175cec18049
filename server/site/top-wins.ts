import type { BigWin } from '../../contract/site';
import type { Clock } from '../ports';

/** A room, as far as the list of big wins is concerned: net wins of real players since a time (epoch ms), biggest first. */
export interface WinSource {
  topWins(since: number, size: number): Promise<BigWin[]>;
}

export const TOP_WINS_SIZE = 10;
const DAY_MS = 86_400_000;
/** The list is the same for everybody, so a crowd in the lobby costs one reading of a whole day's bets now and then. */
export const TOP_WINS_KEPT_MS = 15_000;

/** The ten biggest net wins of the last 24 hours over all rooms. */
export function createTopWins(sources: readonly WinSource[], clock: Clock): () => Promise<BigWin[]> {
  let kept: { list: Promise<BigWin[]>; until: number } | null = null;
  const read = async (): Promise<BigWin[]> => {
    const since = clock.now() - DAY_MS;
    const lists = await Promise.all(sources.map((source) => source.topWins(since, TOP_WINS_SIZE)));
    return lists
      .flat()
      .sort((a, b) => b.profit - a.profit)
      .slice(0, TOP_WINS_SIZE);
  };
  return () => {
    const now = clock.now();
    if (kept && kept.until > now) return kept.list;
    const list = read();
    kept = { list, until: now + TOP_WINS_KEPT_MS };
    list.catch(() => {
      kept = null;
    });
    return list;
  };
}
