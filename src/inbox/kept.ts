import type { QueryClient } from '@tanstack/react-query';
import { type Mail, MAIL_TAGS, type MailTag } from '../../contract/inbox';
import { mailboxCalls } from '../../contract/mailbox';
import type { CallReply, CallRequest } from '../../contract/wire';
import type { Pages } from '../data/hooks';
import { nameOf } from '../data/keys';
import { contentOf } from './letter';

type Asked = CallRequest<typeof mailboxCalls.mail>;
type MailPages = Pages<typeof mailboxCalls.mail>;
export type TagCounts = CallReply<typeof mailboxCalls.mail>['tags'];

/** Every list of mails that is kept: by tag, with read ones and without. */
const LISTS = { queryKey: nameOf(mailboxCalls.mail) } as const;

/** How the lists were, to be put back. */
export function remember(client: QueryClient): () => void {
  const before = client.getQueriesData<MailPages>(LISTS);
  return () => {
    for (const [key, pages] of before) client.setQueryData(key, pages);
  };
}

/** Changes each mail of every list, or takes it out where `change` gives null. What an answer on its way says is older than this: it is not waited for. */
function edit(client: QueryClient, change: (mail: Mail) => Mail | null, counts: (tags: TagCounts) => TagCounts): void {
  void client.cancelQueries({ ...LISTS, predicate: ({ state }) => state.data !== undefined });
  client.setQueriesData<MailPages>(LISTS, (data) => {
    if (data === undefined) return data;
    return {
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        tags: counts(page.tags),
        list: page.list.flatMap((mail) => change(mail) ?? []),
      })),
    };
  });
}

const find = (client: QueryClient, id: string): Mail | undefined =>
  client
    .getQueriesData<MailPages>(LISTS)
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ list }) => list)
    .find((mail) => mail.id === id);

/** The counts with one tag's changed. */
const counted =
  (tag: string, total: number, unread: number) =>
  (tags: TagCounts): TagCounts =>
    tags.map((count) =>
      count.tag === tag
        ? { ...count, total: Math.max(0, count.total + total), unread: Math.max(0, count.unread + unread) }
        : count,
    );

const isOf = (mail: Mail, tag: MailTag | undefined): boolean => tag === undefined || mail.tag === tag;

/** Something is to be claimed by reading it. */
export const isClaimable = (mail: Mail): boolean => !mail.read && (contentOf(mail).claim ?? 0) > 0;

export function markRead(client: QueryClient, id: string): void {
  const mail = find(client, id);
  if (mail === undefined || mail.read) return;
  edit(client, (one) => (one.id === id ? { ...one, read: true } : one), counted(mail.tag, 0, -1));
}

/** Marks all of a tag read but what has something to claim, as the server does; the counts come with its reply. */
export const markAllRead = (client: QueryClient, tag: MailTag | undefined): void =>
  edit(
    client,
    (mail) => (isOf(mail, tag) && !isClaimable(mail) ? { ...mail, read: true } : mail),
    (tags) => tags,
  );

export function drop(client: QueryClient, id: string): void {
  const mail = find(client, id);
  if (mail === undefined) return;
  edit(client, (one) => (one.id === id ? null : one), counted(mail.tag, -1, mail.read ? 0 : -1));
}

export const dropRead = (client: QueryClient, tag: MailTag | undefined): void =>
  edit(
    client,
    (mail) => (isOf(mail, tag) && mail.read ? null : mail),
    (tags) => tags,
  );

/** Lists that were asked for before a change may come after it, and would take it back: they are asked for again. */
export function askAgain(client: QueryClient): void {
  if (client.isFetching(LISTS) > 0) void client.invalidateQueries(LISTS);
}

/** What the server counts after a change. */
export const recount = (client: QueryClient, tags: TagCounts): void =>
  edit(
    client,
    (mail) => mail,
    () => tags,
  );

/** A mail that has just come, at the top of the lists that it belongs to. */
export function arrive(client: QueryClient, mail: Mail): void {
  if (find(client, mail.id) !== undefined) return;
  const count = counted(mail.tag, 1, mail.read ? 0 : 1);
  for (const [key, data] of client.getQueriesData<MailPages>(LISTS)) {
    if (data === undefined) continue;
    const asked = key.at(-1) as Asked;
    const belongs = (asked.tag === undefined || asked.tag === mail.tag) && !(asked.unread === true && mail.read);
    client.setQueryData<MailPages>(key, {
      ...data,
      pages: data.pages.map((page, i) => ({
        ...page,
        tags: count(page.tags),
        list: i === 0 && belongs ? [mail, ...page.list] : page.list,
      })),
    });
  }
}

export const unreadIn = (tags: TagCounts, tag?: MailTag): number =>
  tags.reduce((sum, count) => sum + (tag === undefined || count.tag === tag ? count.unread : 0), 0);

/** Before the server has counted. */
export const NO_COUNTS: TagCounts = MAIL_TAGS.map((tag) => ({ tag, total: 0, unread: 0 }));
