// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeOld } from './refresh';

const PAGE = 4;
let client: QueryClient;
/** The server's rows, newest first: a number and what became of it. */
let rows: { readonly id: string; readonly is: string }[];
let asked: (string | null)[];
let refuse: boolean;
const row = (id: number, is = 'over') => ({ id: String(id), is });

beforeEach(() => {
  client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: Infinity } },
  });
  rows = Array.from({ length: 80 }, (_, i) => row(80 - i));
  asked = [];
  refuse = false;
});
afterEach(cleanup);

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

async function list(pages: number) {
  const { result, unmount } = renderHook(
    () =>
      useInfiniteQuery({
        queryKey: ['rows'],
        queryFn: async ({ pageParam }) => {
          asked.push(pageParam);
          if (refuse) throw new Error('667');
          const from = pageParam === null ? 0 : rows.findIndex(({ id }) => Number(id) < Number(pageParam));
          const list = rows.slice(from, from + PAGE);
          return { list, next: from + PAGE < rows.length ? (list.at(-1)?.id ?? null) : null };
        },
        initialPageParam: null as string | null,
        getNextPageParam: ({ next }) => next,
        meta: { mayChange: ({ is }: (typeof rows)[number]) => is === 'open' },
      }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.data).toBeDefined());
  const kept = () => (client.getQueryData(['rows']) as typeof result.current.data)?.pages ?? [];
  while (kept().length < pages) await act(() => result.current.fetchNextPage());
  asked = [];
  return {
    ids: () => kept().flatMap(({ list }) => list.map(({ id }) => Number(id))),
    state: (id: number) =>
      kept()
        .flatMap(({ list }) => list)
        .find((one) => one.id === String(id))?.is,
    more: () => act(() => result.current.fetchNextPage()),
    leave: unmount,
  };
}
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => from - i);
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)));

it('asks for a short list as a whole', async () => {
  const { ids } = await list(3);
  rows.unshift(row(81));
  makeOld(client);
  await waitFor(() => expect(ids()).toEqual(down(81, 70)));
  expect(asked).toHaveLength(3);
});

it('asks for the newest page of a long one alone where it meets what is kept, and loses and doubles no row', async () => {
  const { ids, more } = await list(15);
  rows.unshift(row(82), row(81));
  makeOld(client);
  await waitFor(() => expect(ids()).toEqual(down(82, 21)));
  expect(asked).toEqual([null]);
  await more();
  expect(ids()).toEqual(down(82, 17));
  makeOld(client);
  await settled();
  expect(ids()).toEqual(down(82, 17));
  expect(client.getQueryState(['rows'])?.isInvalidated).toBe(false);
});

it('goes on until it meets it', async () => {
  const { ids } = await list(15);
  for (let id = 81; id <= 90; id += 1) rows.unshift(row(id));
  makeOld(client);
  await waitFor(() => expect(ids()).toEqual(down(90, 21)));
  expect(asked).toEqual([null, '87', '83']);
});

it('begins anew where that is too far away', async () => {
  const { ids, more } = await list(15);
  for (let id = 81; id <= 140; id += 1) rows.unshift(row(id));
  makeOld(client);
  await waitFor(() => expect(ids()).toEqual(down(140, 125)));
  expect(asked).toHaveLength(4);
  await more();
  expect(ids()).toEqual(down(140, 121));
});

it('asks again for the pages of rows that may have changed, however deep they lie', async () => {
  const at = (id: number) => rows.findIndex((one) => one.id === String(id));
  rows[at(40)] = row(40, 'open');
  const { ids, state } = await list(15);
  rows[at(40)] = row(40, 'won');
  rows.unshift(row(81));
  makeOld(client);
  await waitFor(() => expect(state(40)).toBe('won'));
  expect(asked).toEqual([null, '41']);
  expect(ids()).toEqual(down(81, 21));
});

it('leaves all as it was, and old, when it is refused', async () => {
  const { ids } = await list(15);
  refuse = true;
  makeOld(client);
  await settled();
  expect(ids()).toEqual(down(80, 21));
  expect(asked).toEqual([null]);
  expect(client.getQueryState(['rows'])?.isInvalidated).toBe(true);
});

it('puts a page that was on its way behind the others', async () => {
  const { ids, more } = await list(15);
  rows.unshift(row(81));
  const coming = more();
  makeOld(client);
  await coming;
  await waitFor(() => expect(ids()).toEqual(down(81, 17)));
});

it('writes nothing once all was forgotten', async () => {
  const { leave } = await list(15);
  makeOld(client);
  leave();
  client.clear();
  const other = { pages: [{ list: [row(7)], next: null }], pageParams: [null] };
  client.setQueryData(['rows'], other);
  await settled();
  expect(client.getQueryData(['rows'])).toEqual(other);
});
