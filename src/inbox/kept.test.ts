import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mail, MailTag } from '../../contract/inbox';
import { mailboxCalls } from '../../contract/mailbox';
import { keyOf } from '../data/keys';
import type { Pages } from '../data/hooks';
import { arrive, drop, dropRead, markAllRead, markRead, NO_COUNTS, recount, remember, unreadIn } from './kept';

type MailPages = Pages<typeof mailboxCalls.mail>;
const mail = (id: string, tag: MailTag, rest: Partial<Mail> = {}): Mail => ({
  id,
  tag,
  read: false,
  sendTime: 1,
  content: '{}',
  ...rest,
});
const GIFT = mail('gift', 'reward', { content: '{"claim":500}' });
const MAILS = [GIFT, mail('a', 'news'), mail('b', 'wallet'), mail('c', 'wallet', { read: true })];
const COUNTS = NO_COUNTS.map(({ tag }) => ({
  tag,
  total: MAILS.filter((one) => one.tag === tag).length,
  unread: MAILS.filter((one) => one.tag === tag && !one.read).length,
}));

const ALL = keyOf(mailboxCalls.mail, { size: 20 });
const WALLET = keyOf(mailboxCalls.mail, { tag: 'wallet', size: 20 });
const UNREAD = keyOf(mailboxCalls.mail, { unread: true, size: 20 });

let client: QueryClient;
const keep = (key: readonly unknown[], ...pages: readonly Mail[][]) =>
  client.setQueryData(key, {
    pages: pages.map((list) => ({ list, next: null, tags: COUNTS })),
    pageParams: pages.map(() => ({})),
  });
const list = (key: readonly unknown[]): string =>
  (client.getQueryData<MailPages>(key)?.pages ?? [])
    .map((page) => page.list.map(({ id, read }) => (read ? `(${id})` : id)).join(' '))
    .join(' | ');
const counts = (key: readonly unknown[]) => client.getQueryData<MailPages>(key)?.pages[0]?.tags ?? NO_COUNTS;

beforeEach(() => {
  client = new QueryClient();
  keep(ALL, MAILS.slice(0, 2), MAILS.slice(2));
  keep(WALLET, MAILS.slice(2));
  keep(UNREAD, MAILS.slice(0, 3));
});

describe('the lists of mails that are kept', () => {
  it('know a mail that was read wherever it stands, and count it once', () => {
    for (const _ of [1, 2]) markRead(client, 'b');
    expect([list(ALL), list(WALLET), list(UNREAD)]).toEqual(['gift a | (b) (c)', '(b) (c)', 'gift a (b)']);
    expect([unreadIn(counts(ALL)), unreadIn(counts(WALLET), 'wallet')]).toEqual([2, 0]);
  });

  it('know it also where it was asked for by itself, and let no older answer take it back', async () => {
    const one = keyOf(mailboxCalls.one, { id: 'b' });
    client.setQueryData(one, { mail: mail('b', 'wallet') });
    let answer: (late: { mail: Mail }) => void = () => undefined;
    const queryFn = () => new Promise<{ mail: Mail }>((resolve) => (answer = resolve));
    const asked = client.fetchQuery({ queryKey: one, queryFn, staleTime: 0 }).catch(() => null);
    markRead(client, 'b');
    answer({ mail: mail('b', 'wallet') });
    await asked;
    expect(client.getQueryData<{ mail: Mail }>(one)?.mail.read).toBe(true);
  });

  it('know it where it was asked for by itself when that answer comes after the lists knew', () => {
    const one = keyOf(mailboxCalls.one, { id: 'b' });
    markRead(client, 'b');
    client.setQueryData(one, { mail: mail('b', 'wallet') });
    markRead(client, 'b');
    expect(client.getQueryData<{ mail: Mail }>(one)?.mail.read).toBe(true);
    expect(unreadIn(counts(ALL))).toBe(2);
  });

  it('have all of a tag read but what has something to claim', () => {
    markAllRead(client, 'wallet');
    expect(list(ALL)).toBe('gift a | (b) (c)');
    markAllRead(client, undefined);
    expect(list(ALL)).toBe('gift (a) | (b) (c)');
  });

  it('lose a deleted mail, and those of a tag that were read', () => {
    drop(client, 'a');
    expect([list(ALL), unreadIn(counts(ALL), 'news')]).toEqual(['gift | b (c)', 0]);
    dropRead(client, 'wallet');
    expect([list(ALL), list(WALLET)]).toEqual(['gift | b', 'b']);
  });

  it('can be put back as they were', () => {
    const takeBack = remember(client);
    markAllRead(client, undefined);
    drop(client, 'gift');
    takeBack();
    expect([list(ALL), list(UNREAD), counts(ALL)]).toEqual(['gift a | b (c)', 'gift a b', COUNTS]);
  });

  it('count as the server says', () => {
    recount(client, NO_COUNTS);
    expect(unreadIn(counts(WALLET))).toBe(0);
  });

  it('have a new mail on top, where it belongs and once', () => {
    const fresh = mail('new', 'news');
    for (const _ of [1, 2]) arrive(client, fresh);
    expect([list(ALL), list(WALLET), list(UNREAD)]).toEqual(['new gift a | b (c)', 'b (c)', 'new gift a b']);
    expect([unreadIn(counts(ALL), 'news'), unreadIn(counts(WALLET), 'news')]).toEqual([2, 2]);
  });
});
