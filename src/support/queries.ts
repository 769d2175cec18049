import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { EndpointReply } from '../../contract/http';
import type { supportEndpoints } from '../../contract/support';
import { useEndpoint, useSubmit } from '../data/hooks';
import { nameOf } from '../data/keys';
import { useHouse, useLoggedIn } from '../house/hooks';
import { outboxOf, talkOf } from './house';

/** Nothing is pushed to guests: while the panel is open they ask, ms. A player's push may be missed too, seldom. */
const GUESTS_ASK_MS = 5_000;
const PLAYERS_ASK_MS = 30_000;

const useEvery = (): number => (useLoggedIn() ? PLAYERS_ASK_MS : GUESTS_ASK_MS);

/** The open conversation, and those before it. */
export const useOverview = () => useEndpoint(talkOf(useLoggedIn()).overview, {}, { everyMs: useEvery() });

/** The newest messages of a conversation. */
export const useMessages = (id: string, live: boolean) => {
  const everyMs = useEvery();
  return useEndpoint(talkOf(useLoggedIn()).messages, { query: { id } }, { everyMs: live ? everyMs : undefined });
};

/** The page before a message. */
export function useEarlierMessages() {
  const { http } = useHouse();
  const { messages } = talkOf(useLoggedIn());
  return (id: string, before: number): Promise<EndpointReply<typeof supportEndpoints.messages>> =>
    http.call(messages, { query: { id, before } });
}

/** Messages on their way. */
export function usePending() {
  const outbox = outboxOf(useHouse());
  return [useSyncExternalStore(outbox.subscribe, outbox.get), outbox] as const;
}

/** Says that the newest answer was seen, while it is: once for each. */
export function useSeen(id: string, seq: number, unread: number): void {
  const { session } = useHouse();
  const { mutate } = useSubmit(talkOf(useLoggedIn()).seen, {
    onDone: ({ unread: left }) => session.send({ type: 'unread', support: left }),
  });
  useEffect(() => {
    if (unread > 0) mutate({ query: { id }, body: { seq } });
  }, [mutate, id, seq, unread]);
}

/** Ends a conversation, or says how it was. */
export function useEnding() {
  const client = useQueryClient();
  const talk = talkOf(useLoggedIn());
  const onDone = () => {
    for (const question of [talk.overview, talk.messages])
      void client.invalidateQueries({ queryKey: nameOf(question) });
  };
  return { close: useSubmit(talk.close, { onDone }), rate: useSubmit(talk.rate, { onDone }) };
}
