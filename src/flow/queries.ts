import { type QueryClient, useInfiniteQuery, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { flowEndpoints, type FlowFilters } from '../../contract/flow';
import { type Sen, toSen } from '../../rules/money';
import type { Heard } from '../data/heard';
import { shownFirst, useEndpoint, useFirstPageStays } from '../data/hooks';
import { keyOf, nameOf } from '../data/keys';
import type { Day, Days } from '../../rules/days';
import { useHouse } from '../house/hooks';
import { chunksOf } from './chunks';

/** The last day that a question about days asks for. */
const lastDayOf = (queryKey: readonly unknown[]): Day => (queryKey.at(-1) as Days).to;

/** After a movement what lies in the pockets is old, and what the newest days came to; days before do not change. The list itself is followed by its panel (`useNews`). */
function follow(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: nameOf(flowEndpoints.pockets) });
  const days = nameOf(flowEndpoints.days);
  const newest = client
    .getQueryCache()
    .findAll({ queryKey: days })
    .reduce<Day>((last, { queryKey }) => (lastDayOf(queryKey) > last ? lastDayOf(queryKey) : last), '');
  void client.invalidateQueries({ queryKey: days, predicate: ({ queryKey }) => lastDayOf(queryKey) === newest });
}

export const heard: Heard = { balance: follow };

export const usePockets = () => useEndpoint(flowEndpoints.pockets);

export const useEntry = (id: string) => useEndpoint(flowEndpoints.entry, { query: { id } });

/** The movements, page by page by the number of the last line. */
export function useEntries(filters: FlowFilters) {
  const { http } = useHouse();
  const queryKey = keyOf(flowEndpoints.entries, filters);
  useFirstPageStays(queryKey);
  return useInfiniteQuery({
    queryKey,
    queryFn: async (context) => {
      const after = context.pageParam;
      if (after === null) await shownFirst(context);
      return http.call(flowEndpoints.entries, { query: { ...filters, ...(after !== null && { after }) }, quiet: true });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** What days came to. */
export interface Sums {
  readonly net: ReadonlyMap<Day, Sen>;
  readonly in: Sen;
  readonly out: Sen;
  /** Every day of the stretch is in it. */
  readonly whole: boolean;
}

/** What the days of a stretch came to, as far as the answers are there. */
export function useSums(filters: FlowFilters, stretch: Days): Sums {
  const { http } = useHouse();
  const answers = useQueries({
    queries: chunksOf(stretch).map((days) => ({
      queryKey: keyOf(flowEndpoints.days, { ...filters, ...days }),
      queryFn: () => http.call(flowEndpoints.days, { query: { ...filters, ...days }, quiet: true }),
    })),
    combine: (results) => ({
      days: results.flatMap(({ data }) => data?.list ?? []),
      whole: results.every(({ data }) => data !== undefined),
    }),
  });
  return useMemo(() => {
    const net = new Map<Day, Sen>();
    let [came, went] = [0n, 0n];
    for (const { day, in: into, out } of answers.days) {
      net.set(day, toSen(into) - toSen(out));
      came += toSen(into);
      went += toSen(out);
    }
    return { net, in: came, out: went, whole: answers.whole };
  }, [answers]);
}

/** So long several movements are waited for before the list is asked again, ms: a round's stake and what it brought come together. */
const TOGETHER_MS = 400;

/**
 * Keeps a list that is at its top up to date. One that was scrolled on is left as it is, so that nothing moves under a finger: then there are news until `show` begins it anew.
 * @param pages how many pages of the list are there
 */
export function useNews(pages: number, refetch: () => unknown): { readonly there: boolean; readonly show: () => void } {
  const { bus } = useHouse();
  const client = useQueryClient();
  const [there, setThere] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (pages <= 1) refetch();
        else setThere(true);
      }, TOGETHER_MS);
    };
    bus.on('balance', hear);
    return () => {
      clearTimeout(timer);
      bus.off('balance', hear);
    };
  }, [bus, pages, refetch]);
  return {
    there: there && pages > 1,
    show() {
      setThere(false);
      void client.resetQueries({ queryKey: nameOf(flowEndpoints.entries) });
    },
  };
}
