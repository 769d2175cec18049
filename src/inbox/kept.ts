import type { QueryClient } from '@tanstack/react-query';
import { type Mail, MAIL_TAGS, type MailTag } from '../../contract/inbox';
import { mailboxCalls } from '../../contract/mailbox';
import type { CallReply, CallRequest } from '../../contract/wire';
import type { Pages } from '../data/hooks';
import { nameOf } from '../data/keys';
import { contentOf } from './letter';

type Asked = CallRequest<typeof mailboxCalls.mail>;
type OneMail = CallReply<typeof mailboxCalls.one>;
type MailPages = Pages<typeof mailboxCalls.mail>;
export type TagCounts = CallReply<typeof mailboxCalls.mail>['tags'];

/** Every list of mails that is kept: by tag, with read ones and without. */
const LISTS = { queryKey: nameOf(mailboxCalls.mail) } as const;

/** Mails that were asked for by themselves, because one was opened. */
const SINGLE = { queryKey: nameOf(mailboxCalls.one) } as const;

/** How all was, to be put back. */
export function remember(client: QueryClient): () => void {
  const before = [LISTS, SINGLE].flatMap((kept) => client.getQueriesData<unknown>(kept));
  return () => {
    for (const [key, answer] of before) client.setQueryData(key, answer);
  };
}

/** Changes each mail of every list and of those that were asked for by themselves, or takes it out where `change` gives null. What an answer on its way says is older than this: it is not waited for. */
function edit(client: QueryClient, change: (mail: Mail) => Mail | null, counts: (tags: TagCounts) => TagCounts): void {
  for (const kept of [LISTS, SINGLE])
    void client.cancelQueries({ ...kept, predicate: ({ state }) => state.data !== undefined });
  client.setQueriesData<OneMail>(SINGLE, (data) => {
    if (data === undefined) return data;
    // What is taken out is as gone as what has expired.
    return { mail: change(data.mail) ?? { ...data.mail, expireTime: 0 } };
  });
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

const findSingle = (client: QueryClient, id: string): Mail | undefined =>
  client
    .getQueriesData<OneMail>(SINGLE)
    .map(([, data]) => data?.mail)
    .find((mail) => mail?.id === id);

/** A mail that some list has, as the answer to the question for it alone. */
export function keptMail(client: QueryClient, id: string): OneMail | undefined {
  const mail = find(client, id);
  return mail && { mail };
}

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
  const [listed, single] = [find(client, id), findSingle(client, id)];
  const mail = listed ?? single;
  // One of them may have come later than the other, as it was before.
  if (mail === undefined || [listed, single].every((one) => one?.read ?? true)) return;
  const counts = mail.read ? (tags: TagCounts) => tags : counted(mail.tag, 0, -1);
  edit(client, (one) => (one.id === id ? { ...one, read: true } : one), counts);
}

/** Marks all of a tag read but what has something to claim, as the server does; the counts come with its reply. */
export const markAllRead = (client: QueryClient, tag: MailTag | undefined): void =>
  edit(
    client,
    (mail) => (isOf(mail, tag) && !isClaimable(mail) ? { ...mail, read: true } : mail),
    (tags) => tags,
  );

export function drop(client: QueryClient, id: string): void {
  const mail = find(client, id) ?? findSingle(client, id);
  if (mail === undefined) return;
  edit(client, (one) => (one.id === id ? null : one), counted(mail.tag, -1, mail.read ? 0 : -1));
}

export const dropRead = (client: QueryClient, tag: MailTag | undefined): void =>
  edit(
    client,
    (mail) => (isOf(mail, tag) && mail.read ? null : mail),
    (tags) => tags,
  );

/** What was asked for before a change, a list or one mail, may come after it, and would take it back: it is asked for again. */
export function askAgain(client: QueryClient): void {
  for (const kept of [LISTS, SINGLE]) if (client.isFetching(kept) > 0) void client.invalidateQueries(kept);
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
