import type { InfiniteData, InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query';

interface Row {
  readonly id: string;
}
/** One page of a list that goes on by a key, newest first; without a next one it is the last. */
interface Page {
  readonly list: readonly Row[];
}
type Pages = InfiniteData<Page>;
/** What a list's question says of itself (`meta`). */
export interface ListMeta extends Record<string, unknown> {
  /** Whether a row may be another one later: the others are as they were, however long ago that was. */
  readonly mayChange?: (row: never) => boolean;
}

/** A list of so many pages is asked for as a whole: of a longer one, whoever asked for each page again would soon have asked too often. */
const WHOLE = 5;
/** In so many new pages what is kept of a longer one has to begin. */
const NEW_PAGES = 4;
/** And so many more are asked for because a row of theirs may have changed. */
const CHANGED_PAGES = 4;

const pagesOf = ({ state }: Query): Pages | undefined => {
  const data = state.data as Partial<Pages> | undefined;
  return data?.pages !== undefined && data.pageParams !== undefined ? (data as Pages) : undefined;
};
/** Whether it is a list of many pages, whose rows can be told apart. */
function isLong(query: Query): boolean {
  const { pages = [] } = pagesOf(query) ?? {};
  return pages.length > WHOLE && pages[0]?.list?.[0]?.id !== undefined;
}

interface Asking {
  readonly ask: (param: unknown) => Promise<Page>;
  /** What is asked for after a page; null or undefined when it was the last one. */
  readonly next: (page: Page) => unknown;
}

/** How a list is asked for, as its screen does it. */
function askingOf(client: QueryClient, { options, queryKey, meta }: Query): Asking {
  const { queryFn, getNextPageParam } = options as unknown as {
    readonly queryFn: (context: object) => Promise<Page>;
    readonly getNextPageParam: (
      last: Page,
      all: readonly Page[],
      param: unknown,
      params: readonly unknown[],
    ) => unknown;
  };
  return {
    ask: (pageParam) =>
      queryFn({ client, queryKey, pageParam, meta, direction: 'forward', signal: new AbortController().signal }),
    next: (page) => getNextPageParam(page, [page], null, []),
  };
}

/** New pages from the first on, and after them what is kept beyond their last row; null where that is not among what is kept. */
export function joined(kept: Pages, fresh: Pages, next: Asking['next']): Pages | null {
  const last = fresh.pages.at(-1);
  if (last === undefined) return null;
  const param = next(last);
  if (param === null || param === undefined) return fresh;
  const edge = last.list.at(-1)?.id;
  for (const [at, page] of kept.pages.slice(0, fresh.pages.length + 1).entries()) {
    const row = page.list.findIndex(({ id }) => id === edge);
    if (row < 0) continue;
    const rest = page.list.slice(row + 1);
    const [pages, params] = [kept.pages.slice(at + 1), kept.pageParams.slice(at + 1)];
    return rest.length === 0
      ? { pages: [...fresh.pages, ...pages], pageParams: [...fresh.pageParams, ...params] }
      : {
          pages: [...fresh.pages, { ...page, list: rest }, ...pages],
          pageParams: [...fresh.pageParams, param, ...params],
        };
  }
  return null;
}

/** Asks for what may have changed of a long list: its newest pages, until they meet what is kept, and those of which a row may be another one now. */
async function refresh(client: QueryClient, query: Query): Promise<void> {
  const { ask, next } = askingOf(client, query);
  const { mayChange } = (query.meta ?? {}) as { readonly mayChange?: (row: Row) => boolean };
  const fresh: { pages: Page[]; pageParams: unknown[] } = { pages: [], pageParams: [] };
  let param = pagesOf(query)?.pageParams[0];
  let meets = false;
  while (!meets && fresh.pages.length < NEW_PAGES) {
    const page = await ask(param);
    fresh.pages.push(page);
    fresh.pageParams.push(param);
    const kept = pagesOf(query);
    if (kept === undefined) return;
    meets = joined(kept, fresh, next) !== null;
    param = next(page);
  }
  const changed = new Map<string, Row>();
  if (meets && mayChange !== undefined) {
    const kept = pagesOf(query);
    const old = (kept?.pages ?? []).flatMap(({ list }, at) =>
      at >= fresh.pages.length && list.some(mayChange) ? [kept?.pageParams[at]] : [],
    );
    for (const param of old.slice(0, CHANGED_PAGES))
      for (const row of (await ask(param)).list) changed.set(row.id, row);
  }
  // A page that was on its way comes first: it would be put behind what was kept when it was asked for.
  while (query.state.fetchStatus === 'fetching') await query.promise?.catch(() => undefined);
  // Whoever was signed in may have left meanwhile: what is kept under the same name is another's then.
  if (client.getQueryCache().get(query.queryHash) !== query) return;
  client.setQueryData<Pages>(query.queryKey, (kept) => {
    if (kept === undefined) return undefined;
    // What lies beyond a gap is asked for as one scrolls.
    const all = joined(kept, fresh, next) ?? fresh;
    if (changed.size === 0) return all;
    return {
      ...all,
      pages: all.pages.map((page) =>
        page.list.some(({ id }) => changed.has(id))
          ? { ...page, list: page.list.map((row) => changed.get(row.id) ?? row) }
          : page,
      ),
    };
  });
}

/** Makes answers old, and has those on screen asked for again at once: of a long list only what may have changed. What fails stays as it was, and old. */
export function makeOld(
  client: QueryClient,
  filters: Pick<InvalidateQueryFilters, 'queryKey' | 'predicate'> = {},
): void {
  void client.invalidateQueries({ ...filters, refetchType: 'none' });
  const seen = { ...filters, type: 'active' } as const;
  const long = client
    .getQueryCache()
    .findAll(seen)
    .filter((query) => isLong(query) && !query.isDisabled());
  void client.refetchQueries({ ...seen, predicate: (query) => !isLong(query) && (filters.predicate?.(query) ?? true) });
  for (const query of long) void refresh(client, query).catch(() => undefined);
}
