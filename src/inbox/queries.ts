import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { MAIL_REFRESH_MS } from '../../contract/constants';
import { OPEN_GAMES } from '../../contract/games';
import type { MailTag } from '../../contract/inbox';
import { MAIL_PAGE, MAIL_PAGE_MOST, mailboxCalls, mailboxEndpoints } from '../../contract/mailbox';
import type { CallRequest } from '../../contract/wire';
import type { Heard } from '../data/heard';
import { useCallPages, useCommand, useEndpoint } from '../data/hooks';
import { useHouse } from '../house/hooks';
import { useLocale } from '../i18n';
import { useTick } from '../ui/useTick';
import {
  arrive,
  askAgain,
  dropRead,
  markAllRead,
  markRead,
  NO_COUNTS,
  recount,
  remember,
  type TagCounts,
  unreadIn,
} from './kept';
import { isCurrent, type Letter, letterOf, type Reader } from './letter';

/** The mail of a push says all that changed: it is put into the lists at once. */
export const heard: Heard = { inboxNew: arrive };

/** Templates change with a release of the server. */
const TEMPLATES_MS = 3_600_000;
/** How often what has expired is looked for, ms. */
const EXPIRY_MS = 15_000;

/** Which mails are looked at. */
export interface Shelf {
  readonly tag: MailTag | undefined;
  /** Unread ones only. */
  readonly unread: boolean;
}

export const WHOLE: Shelf = { tag: undefined, unread: false };

const askedFor = ({ tag, unread }: Shelf): CallRequest<typeof mailboxCalls.mail> => ({
  ...(tag !== undefined && { tag }),
  ...(unread && { unread }),
  size: MAIL_PAGE,
});

/** How mails are told in the language of the visit; null until the templates are there, or cannot be had: then mails say their own words. */
function useReader(): Reader | null {
  const { locale, t } = useLocale();
  const { data, isPending } = useEndpoint(mailboxEndpoints.templates, {}, { staleTime: TEMPLATES_MS });
  return useMemo(
    () =>
      isPending
        ? null
        : {
            locale,
            templates: new Map((data?.list ?? []).map((template) => [template.id, template])),
            gameName(name) {
              const game = OPEN_GAMES.find((one) => one === name);
              return game === undefined ? name : t(`game.${game}`);
            },
          },
    [data, isPending, locale, t],
  );
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
  const letters = useMemo<readonly Letter[] | null>(
    () =>
      data === undefined || reader === null
        ? null
        : data.pages
            .flatMap(({ list }) => list)
            .filter((mail) => isCurrent(mail, now))
            .map((mail) => letterOf(mail, reader)),
    [data, now, reader],
  );
  return { ...pages, letters, now, counts: data?.pages[0]?.tags ?? NO_COUNTS };
}

/** At most so many pages are looked through for the mail of a link. */
const SOUGHT_PAGES = 20;

/** One mail, by the id in the address: looked for in the list, which goes on until it is found or over. `null`: there is none. `undefined`: not known yet. */
export function useMail(id: string) {
  const mails = useMails(WHOLE);
  const { letters, data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = mails;
  const letter = letters?.find((one) => one.id === id);
  const more = letter === undefined && hasNextPage && (data?.pages.length ?? 0) < SOUGHT_PAGES;
  const seek = more && letters !== null && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (seek) void fetchNextPage();
  }, [seek, fetchNextPage]);
  return { ...mails, letter: letter ?? (letters === null || more ? undefined : null) };
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
