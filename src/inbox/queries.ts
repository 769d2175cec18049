import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { MAIL_REFRESH_MS } from '../../contract/constants';
import { CODE, CodeError } from '../../contract/errors';
import type { Mail, MailTag } from '../../contract/inbox';
import { MAIL_PAGE, MAIL_PAGE_MOST, mailboxCalls, mailboxEndpoints } from '../../contract/mailbox';
import type { CallRequest } from '../../contract/wire';
import type { Heard } from '../data/heard';
import { useCall, useCallPages, useCommand, useEndpoint } from '../data/hooks';
import { useHouse } from '../house/hooks';
import { useLocale } from '../i18n';
import { useTick } from '../ui/useTick';
import {
  arrive,
  askAgain,
  dropRead,
  keptMail,
  markAllRead,
  markRead,
  NO_COUNTS,
  recount,
  remember,
  type TagCounts,
  unreadIn,
} from './kept';
import { isCurrent, type Letter, letterOf, type Reader } from './letter';
import { readerOf, TEMPLATES_MS } from './reader';

/** The mail of a push says all that changed: it is put into the lists at once. */
export const heard: Heard = { inboxNew: arrive };

/** How often what has expired is looked for, ms. */
export const EXPIRY_MS = 15_000;

/** Which mails are looked at. */
export interface Shelf {
  readonly tag: MailTag | undefined;
  /** Unread ones only. */
  readonly unread: boolean;
}

const askedFor = ({ tag, unread }: Shelf): CallRequest<typeof mailboxCalls.mail> => ({
  ...(tag !== undefined && { tag }),
  ...(unread && { unread }),
  size: MAIL_PAGE,
});

/** How mails are told in the language of the visit; null until the templates are there, or cannot be had: then mails say their own words. */
function useReader(): Reader | null {
  const { locale, t } = useLocale();
  const { data, isPending } = useEndpoint(mailboxEndpoints.templates, {}, { staleTime: TEMPLATES_MS });
  return useMemo(() => (isPending ? null : readerOf({ locale, t }, data?.list)), [data, isPending, locale, t]);
}

/** Each mail is told once, however often its list is asked for: its letter stays the same, and its card with it. */
function readingOnce(reader: Reader): (mail: Mail) => Letter {
  const known = new WeakMap<Mail, Letter>();
  return (mail) => {
    const letter = known.get(mail) ?? letterOf(mail, reader);
    known.set(mail, letter);
    return letter;
  };
}

/** The mails of a shelf, newest first, page by page. `letters` is null until there are any to tell of, or the question failed. */
export function useMails(shelf: Shelf, enabled = true) {
  const { clock } = useHouse();
  const reader = useReader();
  const first = askedFor(shelf);
  const pages = useCallPages(mailboxCalls.mail, first, {
    enabled,
    next: ({ next }) => (next === null ? null : { ...first, size: MAIL_PAGE_MOST, after: next }),
  });
  const now = useTick(clock.now, EXPIRY_MS);
  const { data } = pages;
  const read = useMemo(() => reader && readingOnce(reader), [reader]);
  const letters = useMemo<readonly Letter[] | null>(
    () =>
      data === undefined || read === null
        ? null
        : data.pages
            .flatMap(({ list }) => list)
            .filter((mail) => isCurrent(mail, now))
            .map(read),
    [data, now, read],
  );
  return { ...pages, letters, now, counts: data?.pages[0]?.tags ?? NO_COUNTS };
}

/** One mail, by the id in the address: from the lists where it is in one, else asked for by itself. `null`: there is none. `undefined`: not known yet. */
export function useMail(id: string) {
  const client = useQueryClient();
  const { clock } = useHouse();
  const reader = useReader();
  const { data, error, refetch } = useCall(mailboxCalls.one, { id }, { kept: () => keptMail(client, id) });
  const now = useTick(clock.now, EXPIRY_MS);
  const gone = error instanceof CodeError && error.code === CODE.parameter;
  const mail = data?.mail;
  const letter = useMemo(
    () => (mail === undefined || reader === null ? undefined : letterOf(mail, reader)),
    [mail, reader],
  );
  const there = mail !== undefined && isCurrent(mail, now);
  return { letter: gone || (mail !== undefined && !there) ? null : letter, error, refetch };
}

/** The counts after a change: kept with the lists, and told to the shell's bell. */
function useCounts(): (reply: { readonly tags: TagCounts }) => void {
  const client = useQueryClient();
  const { session } = useHouse();
  return useCallback(
    ({ tags }) => {
      recount(client, tags);
      session.send({ type: 'unread', unread: unreadIn(tags) });
    },
    [client, session],
  );
}

/** Reads a mail, which claims what it brings; what the player has is asked for again shortly after (first document, section 4, Mail). */
export function useRead() {
  const client = useQueryClient();
  const { session } = useHouse();
  const count = useCounts();
  return useCommand(mailboxCalls.read, {
    optimistic: ({ id }) => {
      const takeBack = remember(client);
      markRead(client, id);
      return takeBack;
    },
    onDone: ({ claimed, tags }, { id }) => {
      // Again: a list that was on its way has brought it back as it was.
      markRead(client, id);
      askAgain(client);
      count({ tags });
      if (claimed) setTimeout(() => session.send({ type: 'brief.refresh' }), MAIL_REFRESH_MS);
    },
  });
}

export function useReadAll() {
  const client = useQueryClient();
  const count = useCounts();
  return useCommand(mailboxCalls.readAll, {
    optimistic: ({ tag }) => {
      const takeBack = remember(client);
      markAllRead(client, tag);
      return takeBack;
    },
    onDone: (reply, { tag }) => {
      markAllRead(client, tag);
      askAgain(client);
      count(reply);
    },
  });
}

/** Deletes what was read: only once the server has, because nothing brings it back. */
export function useDeleteRead() {
  const client = useQueryClient();
  const count = useCounts();
  return useCommand(mailboxCalls.deleteAllRead, {
    onDone: (reply, { tag }) => {
      dropRead(client, tag);
      askAgain(client);
      count(reply);
    },
  });
}
