import { useInfiniteQuery } from '@tanstack/react-query';
import { type BetFilters, type BetRow, historyEndpoints } from '../../contract/history';
import { shownFirst, useEndpoint, useFirstPageStays } from '../data/hooks';
import { keyOf } from '../data/keys';
import type { ListMeta } from '../data/refresh';
import { useHouse } from '../house/hooks';

/** A round's record does not change, but the seed of a solo round may be opened, ms. */
const BET_FRESH_MS = 60_000;

export const usePlayedGames = () => useEndpoint(historyEndpoints.games);

export const useBet = (id: string) => useEndpoint(historyEndpoints.bet, { query: { id } }, { staleTime: BET_FRESH_MS });

export const useDays = (filters: BetFilters) => useEndpoint(historyEndpoints.days, { query: filters });

/** The bets, page by page by the key of the last row. */
export function useBets(filters: BetFilters) {
  const { http } = useHouse();
  const queryKey = keyOf(historyEndpoints.bets, filters);
  useFirstPageStays(queryKey);
  return useInfiniteQuery({
    queryKey,
    queryFn: async (context) => {
      const after = context.pageParam;
      if (after === null) await shownFirst(context);
      return http.call(historyEndpoints.bets, {
        query: { ...filters, ...(after !== null && { after }) },
        quiet: true,
      });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    meta: { mayChange: ({ result }: BetRow) => result === 'open' } satisfies ListMeta,
  });
}
