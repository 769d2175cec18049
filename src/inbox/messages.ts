import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { mailboxEndpoints, type SiteMessage } from '../../contract/mailbox';
import type { EndpointReply } from '../../contract/http';
import { useSubmit } from '../data/hooks';
import { nameOf } from '../data/keys';
import { useHouse, useUser } from '../house/hooks';
import { type Locale, useLocale } from '../i18n';
import { useTick } from '../ui/useTick';
import { EXPIRY_MS } from './queries';
import type { Letter } from './letter';

/** In the address a message of the site stands where a mail does, with this before its id. */
const MARK = 'site-';
export const isMessage = (id: string): boolean => id.startsWith(MARK);

const KEY = nameOf(mailboxEndpoints.messages);
type Pages = InfiniteData<EndpointReply<typeof mailboxEndpoints.messages>, string | null>;

const letterOf = ({ id, title, body, sendTime, read }: SiteMessage, locale: Locale): Letter => ({
  id: `${MARK}${id}`,
  tag: 'site',
  read,
  sentAt: sendTime,
  expiresAt: null,
  title: title[locale],
  body: body[locale],
  facts: [],
  link: null,
  claim: null,
});

/** The messages of the site, newest first, page by page. `letters` is null until there are any to tell of, or the question failed. */
export function useMessages(enabled = true) {
  const { clock, http } = useHouse();
  const { locale } = useLocale();
  const pages = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam }) =>
      http.call(mailboxEndpoints.messages, { query: pageParam === null ? {} : { after: pageParam }, quiet: true }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled,
  });
  const now = useTick(clock.now, EXPIRY_MS);
  const { data } = pages;
  const letters = useMemo<readonly Letter[] | null>(
    () => data?.pages.flatMap(({ list }) => list).map((message) => letterOf(message, locale)) ?? null,
    [data, locale],
  );
  return { ...pages, letters, now };
}

/** One message, by the id in the address: looked for in the list, which goes on until it is found or over. */
export function useMessage(id: string) {
  const messages = useMessages();
  const { letters, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = messages;
  const letter = letters?.find((one) => one.id === id);
  const more = letter === undefined && hasNextPage;
  const seek = more && letters !== null && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (seek) void fetchNextPage();
  }, [seek, fetchNextPage]);
  return { ...messages, letter: letter ?? (letters === null || more ? undefined : null) };
}

/** Marks messages read in what is kept. */
function mark(client: QueryClient, isRead: (message: SiteMessage) => boolean): void {
  client.setQueryData<Pages>(KEY, (data) =>
    data === undefined
      ? data
      : {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            list: page.list.map((one) => (isRead(one) ? { ...one, read: true } : one)),
          })),
        },
  );
}

/** Reads a message that is open, and tells the bell. */
export function useReadMessage() {
  const client = useQueryClient();
  const { session } = useHouse();
  const unread = useUser()?.messages ?? 0;
  const { mutate } = useSubmit(mailboxEndpoints.readMessage, {
    onDone: (_reply, { query }) => {
      mark(client, ({ id }) => id === query?.id);
      session.send({ type: 'unread', messages: Math.max(0, unread - 1) });
    },
  });
  return (id: string): void => mutate({ query: { id: id.slice(MARK.length) } });
}

export function useReadAllMessages() {
  const client = useQueryClient();
  const { session } = useHouse();
  return useSubmit(mailboxEndpoints.readAllMessages, {
    onDone: () => {
      mark(client, () => true);
      session.send({ type: 'unread', messages: 0 });
    },
  });
}
