import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { deskEndpoints } from '../../contract/desk';
import { CODE } from '../../contract/errors';
import type { Endpoint, EndpointQuery, EndpointReply } from '../../contract/http';
import { refusalOf } from '../../machines/kit/refusal';
import { useConfirming } from '../account/security/confirm';
import { type EndpointArgs, useEndpoint, useSubmit } from '../data/hooks';
import { keyOf, nameOf, type Question } from '../data/keys';
import { useHouse } from '../house/hooks';
import { useLocale } from '../i18n';
import { refusalText } from '../net/refusal';

/** Who works here and how much waits. */
export const useBrief = () => useEndpoint(deskEndpoints.brief);

/**
 * An act of the desk: asks for the PIN or a code where the contract wants one, has what it changed asked for again, and tells a refusal in a toast.
 * @returns `act` resolves to the answer, null when it was refused or not confirmed
 */
export function useDeskAct<E extends Endpoint>(endpoint: E, changes: readonly Question[]) {
  const client = useQueryClient();
  const confirming = useConfirming();
  const { showToast } = useHouse();
  const { errors } = useLocale();
  const { mutateAsync, isPending } = useSubmit(endpoint);
  const act = async (args: EndpointArgs<E>): Promise<EndpointReply<E> | null> => {
    try {
      return await confirming(endpoint, () => mutateAsync(args));
    } catch (error) {
      const refusal = refusalOf(error);
      // The panel was closed: whoever closed it knows.
      if (refusal.code !== CODE.confirmFirst)
        showToast({ kind: 'error', title: refusalText({ ...refusal, msg: '' }, errors), content: '' });
      return null;
    } finally {
      for (const question of [deskEndpoints.brief, ...changes])
        void client.invalidateQueries({ queryKey: nameOf(question) });
    }
  };
  return { act, busy: isPending };
}

interface Page {
  readonly list: readonly unknown[];
  readonly next: string | null;
}
type Listing = Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType<Page>>;
type RowOf<E extends Listing> = EndpointReply<E>['list'][number];

/** A list of the desk, page by page. `rows` are undefined until the first has come. */
export function useDeskPages<E extends Listing>(endpoint: E, query: Omit<EndpointQuery<E>, 'after'>) {
  const { http } = useHouse();
  const pages = useInfiniteQuery({
    queryKey: keyOf(endpoint, { query }),
    queryFn: ({ pageParam }) =>
      http.call(endpoint, {
        query: { ...query, ...(pageParam !== null && { after: pageParam }) } as EndpointQuery<E>,
        quiet: true,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last as Page).next,
  });
  const rows = pages.data?.pages.flatMap((page) => (page as Page).list) as readonly RowOf<E>[] | undefined;
  return { ...pages, rows };
}

/** Does something every so many ms for as long as the page is looked at. */
export function useEvery(ms: number, run: () => unknown): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const timer = setInterval(() => (document.hidden ? undefined : latest.current()), ms);
    return () => clearInterval(timer);
  }, [ms]);
}
