import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type FairPlayState, fairPlayEndpoints } from '../../contract/fairplay';
import type { Endpoint, EndpointReply } from '../../contract/http';
import { refusalOf } from '../../machines/kit/refusal';
import type { Heard } from '../data/heard';
import { type EndpointArgs, useEndpoint, useSubmit } from '../data/hooks';
import { keyOf, nameOf } from '../data/keys';
import { useHouse } from '../house/hooks';
import { useLocale } from '../i18n';
import { refusalText } from '../net/refusal';

/** What moved money moves what is used of a limit and what a sitting came to. */
export const heard: Heard = { balance: [fairPlayEndpoints.state, fairPlayEndpoints.position] };

export const useFairPlay = () => useEndpoint(fairPlayEndpoints.state);

/** @param since when the sitting began, epoch ms */
export const usePosition = (since: number, enabled: boolean) =>
  useEndpoint(fairPlayEndpoints.position, { query: { since } }, { enabled });

/** What the player did, page by page, newest first. */
export function useRecord() {
  const { http } = useHouse();
  return useInfiniteQuery({
    queryKey: keyOf(fairPlayEndpoints.record, {}),
    queryFn: ({ pageParam }) =>
      http.call(fairPlayEndpoints.record, {
        query: pageParam === null ? {} : { after: pageParam },
        quiet: true,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** An endpoint that changes what is set and answers all of it. */
type Change = Endpoint & { readonly reply: (typeof fairPlayEndpoints)['state']['reply'] };

/** Changes what is set: the answer is what is set afterwards, and the shell asks for what it shows of it. Refusals are told in a toast. */
export function useChange<E extends Change>(endpoint: E, onDone?: () => void) {
  const client = useQueryClient();
  const { session, play, showToast } = useHouse();
  const { errors } = useLocale();
  const change = useSubmit(endpoint, {
    onDone: (reply: EndpointReply<E>) => {
      client.setQueryData(keyOf(fairPlayEndpoints.state, {}), reply as FairPlayState);
      void client.invalidateQueries({ queryKey: nameOf(fairPlayEndpoints.record) });
      session.send({ type: 'brief.refresh' });
      // What plays by itself would be refused at its next bet: it ends now, with the round that is under way.
      if ((reply as FairPlayState).pause !== null) play.stopAuto();
      onDone?.();
    },
  });
  const { mutate } = change;
  const act = useCallback(
    (args: EndpointArgs<E>) =>
      mutate(args, {
        onError: (error) =>
          showToast({ kind: 'error', title: refusalText({ ...refusalOf(error), msg: '' }, errors), content: '' }),
      }),
    [mutate, showToast, errors],
  );
  return { act, busy: change.isPending };
}
