import {
  hashKey,
  type InfiniteData,
  type QueryFunctionContext,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Endpoint, EndpointBody, EndpointQuery, EndpointReply } from '../../contract/http';
import type { Call, CallReply, CallRequest } from '../../contract/wire';
import { useHouse, useOnline } from '../house/hooks';
import type { House } from '../house/house';
import { isEmpty } from '../net/channel';
import { RequestFailure } from '../net/failure';
import { keyOf } from './keys';
import { createAct } from './act';

/** A question over the channel that moves nothing. */
type Read = Call & { readonly effect: 'read' };
type Write = Call & { readonly effect: 'write' };

interface Asking {
  /** Asks only while it holds: yes unless said otherwise. */
  readonly enabled?: boolean;
  /** How long the answer counts as fresh, ms; the visit's default otherwise. */
  readonly staleTime?: number;
}

/** Where nothing tells that an answer is old. */
interface Watching extends Asking {
  /** Asks again after so long, ms, while the page is seen; not by itself without. */
  readonly everyMs?: number | undefined;
}

/** A call whose answer may be at hand already, as part of another's. */
interface Keeping<C extends Read> extends Asking {
  readonly kept?: () => CallReply<C> | undefined;
}

export interface EndpointArgs<E extends Endpoint> {
  readonly query?: EndpointQuery<E>;
  readonly body?: EndpointBody<E>;
}

/** Asks a read over the channel. Rejects with `not connected` where the channel would give an empty answer: none is better than one that looks like nothing. */
export async function ask<C extends Read>({ channel }: House, call: C, asked: CallRequest<C>): Promise<CallReply<C>> {
  const reply = await channel.request<Read>(call, asked, { quiet: true });
  if (isEmpty(reply as object)) throw new RequestFailure('not connected');
  return reply as CallReply<C>;
}

/**
 * Waits until what is kept has been drawn, where there is any: it is shown first and asked for again after, because to send a question holds up the frame that a panel opens
 * with (three questions an eighth of it). At once where nobody sees the page.
 */
export async function shownFirst({
  client,
  queryKey,
}: Pick<QueryFunctionContext, 'client' | 'queryKey'>): Promise<void> {
  if (document.hidden || client.getQueryData(queryKey) === undefined) return;
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** The answer of a call, asked for while there is a connection; what was answered stays without one. Failures are the screen's to show. */
export function useCall<C extends Read>(
  call: C,
  asked: CallRequest<C>,
  { enabled = true, staleTime, kept }: Keeping<C> = {},
): UseQueryResult<CallReply<C>> {
  const house = useHouse();
  const online = useOnline();
  return useQuery({
    queryKey: keyOf(call, asked),
    queryFn: async (context) => {
      await shownFirst(context);
      return ask(house, call, asked);
    },
    enabled: enabled && online,
    staleTime,
    initialData: kept,
  });
}

/** The answer of an endpoint that only reads. Failures are the screen's to show. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  args: EndpointArgs<E> = {},
  { enabled = true, staleTime, everyMs }: Watching = {},
): UseQueryResult<EndpointReply<E>> {
  const { http } = useHouse();
  return useQuery({
    queryKey: keyOf(endpoint, args),
    queryFn: async (context) => {
      await shownFirst(context);
      return http.call(endpoint, { ...args, quiet: true });
    },
    enabled,
    staleTime,
    refetchInterval: everyMs ?? false,
  });
}

/** A list that goes on by the key of its last row. */
interface Paging<C extends Read> extends Asking {
  /** What is asked for after a page; null when it was the last one. */
  readonly next: (last: CallReply<C>) => CallRequest<C> | null;
}

export type Pages<C extends Call> = InfiniteData<CallReply<C>, CallRequest<C>>;

/**
 * Of a list that is left, its first page is kept: it is there at once where one comes back, and asked for again as one page. With all that was scrolled through, each of them
 * would be asked for again, one after the other.
 */
export function useFirstPageStays(queryKey: readonly unknown[]): void {
  const client = useQueryClient();
  const name = hashKey(queryKey);
  useEffect(
    () => () => {
      const key = JSON.parse(name) as readonly unknown[];
      const updatedAt = client.getQueryState(key)?.dataUpdatedAt;
      client.setQueryData<InfiniteData<unknown>>(
        key,
        (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
        { updatedAt },
      );
    },
    [client, name],
  );
}

/** A list over the channel, page by page. Its pages are kept under what the first one was asked for. */
export function useCallPages<C extends Read>(
  call: C,
  first: CallRequest<C>,
  { next, enabled = true, staleTime }: Paging<C>,
): UseInfiniteQueryResult<Pages<C>> {
  const house = useHouse();
  const online = useOnline();
  const client = useQueryClient();
  const queryKey = keyOf(call, first);
  useFirstPageStays(queryKey);
  return useInfiniteQuery<CallReply<C>, Error, Pages<C>, readonly unknown[], CallRequest<C>>({
    queryKey,
    // Pages are asked for by what `next` gave, the first by `first`.
    queryFn: async (context) => {
      const asked = context.pageParam as CallRequest<C>;
      // What lies beyond the last page is not kept.
      if (hashKey([asked]) === hashKey([first])) await shownFirst(context);
      return ask(house, call, asked);
    },
    initialPageParam: first,
    getNextPageParam: (last) => next(last),
    // One that is there is asked again after a break as all are (`refresh.ts`): to begin anew would ask for each of its pages.
    enabled: enabled && (online || client.getQueryData(queryKey) !== undefined),
    staleTime,
  });
}

interface Acting<Asked, Reply> {
  /** Changes what is kept at once, before the answer; returns how to take it back. */
  readonly optimistic?: (asked: Asked) => () => void;
  readonly onDone?: (reply: Reply, asked: Asked) => void;
}

/** An act over the channel. Its refusals are shown as toasts; what was changed ahead of the answer is taken back. */
export function useCommand<C extends Write>(
  call: C,
  { optimistic, onDone }: Acting<CallRequest<C>, CallReply<C>> = {},
): UseMutationResult<CallReply<C>, Error, CallRequest<C>, (() => void) | undefined> {
  const { channel } = useHouse();
  return useMutation({
    mutationFn: (asked: CallRequest<C>) => channel.request<Write>(call, asked) as Promise<CallReply<C>>,
    onMutate: (asked) => optimistic?.(asked),
    onError: (_error, _asked, takeBack) => takeBack?.(),
    onSuccess: (reply, asked) => onDone?.(reply, asked),
  });
}

/** An act by HTTP. Sent again after it was not answered, it keeps its `request_id`, so that it happens once. */
export function useSubmit<E extends Endpoint>(
  endpoint: E,
  { onDone }: Pick<Acting<EndpointArgs<E>, EndpointReply<E>>, 'onDone'> = {},
): UseMutationResult<EndpointReply<E>, Error, EndpointArgs<E>> {
  const { http, newCommandId } = useHouse();
  const act = useRef(createAct(newCommandId));
  return useMutation({
    mutationFn: (args: EndpointArgs<E>) =>
      act.current(args, (requestId) => http.call(endpoint, { ...args, requestId, quiet: true })),
    onSuccess: (reply, args) => onDone?.(reply, args),
  });
}
