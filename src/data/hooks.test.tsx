// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { accountEndpoints } from '../../contract/account';
import { CODE, CodeError } from '../../contract/errors';
import { mailboxCalls } from '../../contract/mailbox';
import { channelMachine } from '../../machines/channel/machine';
import { HouseContext } from '../house/hooks';
import type { House } from '../house/house';
import { Channel } from '../net/channel';
import { RequestFailure } from '../net/failure';
import { useCall, useCallPages, useCommand, useSubmit } from './hooks';
import { keyOf } from './keys';

const PAGE = { list: [], next: null, tags: [] };

let client: QueryClient;
let request: ReturnType<typeof vi.fn>;
let http: ReturnType<typeof vi.fn>;
let house: House;
let status: (name: 'connected' | 'disconnect') => void;

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  request = vi.fn(async () => PAGE);
  http = vi.fn();
  const link = createActor(channelMachine, { input: { clock: { now: () => 0 } } }).start();
  status = (name) => link.send({ type: 'status', report: { status: name, attempt: 1, retryAt: null, silent: false } });
  let id = 0;
  house = { channel: { request }, http: { call: http }, link, newCommandId: () => `id${++id}` } as unknown as House;
});
afterEach(cleanup);

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <HouseContext value={house}>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </HouseContext>
);

describe('a read over the channel', () => {
  it('is asked once there is a connection, quietly, and kept under what was asked', async () => {
    const { result } = renderHook(() => useCall(mailboxCalls.mail, { tag: 'news' }), { wrapper });
    expect([result.current.isPending, request.mock.calls.length]).toEqual([true, 0]);
    act(() => status('connected'));
    await waitFor(() => expect(result.current.data).toEqual(PAGE));
    expect(request.mock.calls).toEqual([[mailboxCalls.mail, { tag: 'news' }, { quiet: true }]]);
    expect(client.getQueryData(keyOf(mailboxCalls.mail, { tag: 'news' }))).toEqual(PAGE);
  });

  it('keeps what it knows without one', async () => {
    act(() => status('connected'));
    const { result } = renderHook(() => useCall(mailboxCalls.mail, {}), { wrapper });
    await waitFor(() => expect(result.current.data).toEqual(PAGE));
    act(() => status('disconnect'));
    expect(result.current.data).toEqual(PAGE);
  });

  it('shows what it knows first and asks again once that was drawn', async () => {
    act(() => status('connected'));
    const drawn: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (done: FrameRequestCallback) => drawn.push(done));
    client.setQueryData(keyOf(mailboxCalls.mail, {}), PAGE, { updatedAt: 0 });
    const { result } = renderHook(() => useCall(mailboxCalls.mail, {}), { wrapper });
    await act(async () => undefined);
    expect([result.current.data, result.current.isFetching, request.mock.calls.length]).toEqual([PAGE, true, 0]);
    for (const done of drawn) done(0);
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    vi.unstubAllGlobals();
  });

  it('takes the empty answer of a channel without connection for none', async () => {
    const channel = new Channel({
      url: 'ws://nowhere',
      bus: { on: () => undefined, emit: () => undefined, off: () => undefined },
    } as never);
    house = { ...house, channel };
    act(() => status('connected'));
    const { result } = renderHook(() => useCall(mailboxCalls.mail, {}), { wrapper });
    await waitFor(() => expect(result.current.error).toEqual(new RequestFailure('not connected')));
    expect(result.current.data).toBeUndefined();
  });

  it('goes on from the last page until there is none', async () => {
    request.mockImplementation(async (_call, { after }: { after?: string }) => ({
      ...PAGE,
      next: after ? null : 'm9',
    }));
    act(() => status('connected'));
    const next = ({ next: after }: { next: string | null }) => (after === null ? null : { size: 50, after });
    const { result } = renderHook(() => useCallPages(mailboxCalls.mail, { size: 20 }, { next }), { wrapper });
    await waitFor(() => expect(result.current.hasNextPage).toBe(true));
    await act(() => result.current.fetchNextPage());
    await waitFor(() => expect(result.current.hasNextPage).toBe(false));
    expect(request.mock.calls.map(([, asked]) => asked as unknown)).toEqual([{ size: 20 }, { size: 50, after: 'm9' }]);
  });
});

describe('a list of many pages', () => {
  it('does not ask for each of them because there is a connection again', async () => {
    request.mockImplementation(async (_call, { after = '0' }: { after?: string }) => ({
      ...PAGE,
      next: String(Number(after) + 1),
    }));
    act(() => status('connected'));
    const next = ({ next: after }: { next: string | null }) => (after === null ? null : { size: 50, after });
    const { result } = renderHook(() => useCallPages(mailboxCalls.mail, { size: 20 }, { next }), { wrapper });
    await waitFor(() => expect(result.current.hasNextPage).toBe(true));
    for (let page = 1; page < 8; page += 1) await act(() => result.current.fetchNextPage());
    request.mockClear();
    act(() => status('disconnect'));
    await act(() => client.invalidateQueries({ refetchType: 'none' }));
    act(() => status('connected'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(request).not.toHaveBeenCalled();
  });
});

describe('a list that is left', () => {
  it('keeps its first page, as old as it was, and asks for no other when one comes back', async () => {
    request.mockImplementation(async (_call, { after }: { after?: string }) => ({
      ...PAGE,
      next: after ? null : 'm9',
    }));
    act(() => status('connected'));
    const next = ({ next: after }: { next: string | null }) => (after === null ? null : { size: 50, after });
    const { result, rerender, unmount } = renderHook(
      ({ size }) => useCallPages(mailboxCalls.mail, { size }, { next, staleTime: 60_000 }),
      { wrapper, initialProps: { size: 20 } },
    );
    await waitFor(() => expect(result.current.hasNextPage).toBe(true));
    await act(() => result.current.fetchNextPage());
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(2));
    const before = result.current.dataUpdatedAt;
    rerender({ size: 10 });
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(1));
    const asked = request.mock.calls.length;
    rerender({ size: 20 });
    expect([result.current.data?.pages.length, result.current.hasNextPage]).toEqual([1, true]);
    expect(result.current.dataUpdatedAt).toBe(before);
    expect(request.mock.calls).toHaveLength(asked);
    await act(() => result.current.fetchNextPage());
    unmount();
    expect(client.getQueryData(keyOf(mailboxCalls.mail, { size: 20 }))).toMatchObject({
      pages: [{ ...PAGE, next: 'm9' }],
    });
  });
});

describe('an act', () => {
  it('over the channel changes what is kept ahead of the answer, and takes it back when it is refused', async () => {
    const steps: string[] = [];
    const optimistic = () => {
      steps.push('changed');
      return () => void steps.push('taken back');
    };
    const { result } = renderHook(
      () => useCommand(mailboxCalls.read, { optimistic, onDone: () => void steps.push('done') }),
      { wrapper },
    );
    await act(() => result.current.mutateAsync({ id: 'm1' }));
    expect(steps).toEqual(['changed', 'done']);
    request.mockRejectedValue(new CodeError(CODE.parameter));
    await act(() => result.current.mutateAsync({ id: 'm1' }).catch(() => undefined));
    expect(steps).toEqual(['changed', 'done', 'changed', 'taken back']);
  });

  it('by HTTP keeps its request_id while nobody has answered it', async () => {
    http.mockRejectedValueOnce(new RequestFailure('time out')).mockResolvedValue({ amount: 1, balance: 1, nextAt: 1 });
    const { result } = renderHook(() => useSubmit(accountEndpoints.refill), { wrapper });
    await act(() => result.current.mutateAsync({}).catch(() => undefined));
    for (const _ of [1, 2]) await act(() => result.current.mutateAsync({}));
    expect(http.mock.calls.map(([, { requestId }]) => requestId as unknown)).toEqual(['id1', 'id1', 'id2']);
  });
});
