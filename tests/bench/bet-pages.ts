/** A player's very many bets, and what their pages cost the server. */
import { BETS_PAGE, historyEndpoints } from '../../contract/history';
import { API_BASE } from '../../contract/http';
import type { SeededBet } from '../e2e/bets';
import type { StandingHouse } from '../visual/standing-house';

const MINUTE_MS = 60_000;
/** So that all of them are of the month that the history opens with. */
const APART_MS = 15_000;

/** One after the other. */
export const manyBets = (count: number): readonly SeededBet[] =>
  Array.from({ length: count }, (_, i): SeededBet => ({
    game: (['dice', 'roulette', 'wingo'] as const)[i % 3] ?? 'dice',
    choice: i % 3 === 2 ? 'red' : '1',
    ago: 10 * MINUTE_MS + i * APART_MS,
    staked: 10_000 + (i % 900) * 100,
    paid: i % 4 === 0 ? 25_000 : 0,
  }));

interface Reply {
  readonly list: readonly unknown[];
  readonly next: string | null;
  readonly since: string;
}

/** All bets as they were answered. */
export interface AllPages {
  /** How many pages they are. */
  readonly count: number;
  /** How many of them a page's key goes on from. */
  before(after: string): number;
  /** What an answer would be that goes on after a page's key with so many whole pages. */
  following(after: string, pages: number): Reply;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Reads the whole history page by page, then the first and a late page in turns, and says what both cost. */
export async function weighPages({ url, token, pass }: StandingHouse): Promise<AllPages> {
  const ask = async (after: string | null): Promise<Reply> => {
    // Whoever has read so much has to wait: they do.
    pass(1_000);
    const query = new URLSearchParams({ size: String(BETS_PAGE), ...(after !== null && { after }) });
    const reply = await fetch(`${url}${API_BASE}${historyEndpoints.bets.path}?${query.toString()}`, {
      headers: { 'x-token': token, 'x-client-id': 'bench' },
    });
    if (!reply.ok) throw new Error(await reply.text());
    return (await reply.json()) as Reply;
  };
  pass(10 * MINUTE_MS);
  const pages: Reply[] = [];
  do pages.push(await ask(pages.at(-1)?.next ?? null));
  while (pages.at(-1)?.next !== null);

  const late = Math.min(2_000, pages.length);
  const costs: Record<'first' | 'late', number[]> = { first: [], late: [] };
  for (let turn = 0; turn < 200; turn += 1)
    for (const which of ['first', 'late'] as const) {
      const after = which === 'first' ? null : (pages[late - 2]?.next ?? null);
      const from = performance.now();
      await ask(after);
      costs[which].push(performance.now() - from);
    }
  const [first, other] = [median(costs.first), median(costs.late)];
  console.log(
    `page 1: ${first.toFixed(2)} ms; page ${String(late)}: ${other.toFixed(2)} ms; ${(other / first).toFixed(2)} times, of 1`,
  );
  const before = (after: string): number => pages.findIndex(({ next }) => next === after) + 1;
  return {
    count: pages.length,
    before,
    following(after, count) {
      const from = before(after);
      const to = Math.min(from + count, pages.length);
      return {
        list: pages.slice(from, to).flatMap(({ list }) => list),
        next: pages[to - 1]?.next ?? null,
        since: pages[0]?.since ?? '',
      };
    },
  };
}
