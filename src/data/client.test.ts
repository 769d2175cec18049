import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { mailboxCalls, mailboxEndpoints } from '../../contract/mailbox';
import type { House } from '../house/house';
import { type Bus, createBus } from '../net/bus';
import { createData, dataOf } from './client';
import type { Heard } from './heard';
import { keyOf } from './keys';

const KEY = keyOf(mailboxCalls.mail, { size: 20 });

/** A session of which only the two ends are played. */
function visit(playerId: string | null = 'u1') {
  const bus = createBus();
  const hears = new Map<string, (event: unknown) => void>();
  const house = {
    bus,
    session: {
      getSnapshot: () => ({ context: { user: playerId === null ? null : { id: playerId } } }),
      on: (name: string, hear: (event: unknown) => void) => void hears.set(name, hear),
    },
  } as unknown as House;
  const say = (name: string, event: unknown = {}) => hears.get(name)?.(event);
  return { bus, house, say };
}

const kept = (client: QueryClient) => client.getQueryData(KEY);
const isOld = (client: QueryClient, key = KEY) => client.getQueryState(key)?.isInvalidated;
const connected = (bus: Bus, status: 'connected' | 'disconnect') =>
  bus.emit('channel/status', { status, attempt: 1, retryAt: null, silent: false });

describe('what the visit has been answered', () => {
  it('is forgotten when its player leaves, and when another one comes', () => {
    for (const [name, event] of [
      ['loggedOut', {}],
      ['loggedIn', { user: { id: 'u2' } }],
    ] as const) {
      const { house, say } = visit();
      const client = createData(house);
      client.setQueryData(KEY, 'mails of u1');
      say(name, event);
      expect([name, kept(client)]).toEqual([name, undefined]);
    }
  });

  it('stays when the same player is found again', () => {
    const { house, say } = visit();
    const client = createData(house);
    client.setQueryData(KEY, 'mails of u1');
    say('loggedIn', { user: { id: 'u1' } });
    expect(kept(client)).toBe('mails of u1');
  });

  it('is old after a break of the connection and after missed messages, and not before', () => {
    const { house, bus } = visit();
    const client = createData(house);
    client.setQueryData(KEY, 'mails');
    connected(bus, 'connected');
    expect(isOld(client)).toBe(false);
    connected(bus, 'disconnect');
    expect(isOld(client)).toBe(false);
    connected(bus, 'connected');
    expect(isOld(client)).toBe(true);
    client.setQueryData(KEY, 'mails again');
    expect(isOld(client)).toBe(false);
    bus.emit('resync', {});
    expect(isOld(client)).toBe(true);
  });
});

describe('a list of many pages that is on the screen', () => {
  /** More than this at once the server answers with 667. */
  const AT_ONCE = 60;
  const PAGES = 100;

  it('is asked for by few questions after a break, whatever its length', async () => {
    const { house, bus } = visit();
    const client = createData(house);
    let asked = 0;
    const list = new InfiniteQueryObserver(client, {
      queryKey: KEY,
      queryFn: async ({ pageParam }) => {
        asked += 1;
        return { list: [{ id: String(pageParam) }], next: pageParam + 1 };
      },
      initialPageParam: 0,
      getNextPageParam: ({ next }) => next,
    });
    const leave = list.subscribe(() => undefined);
    while ((list.getCurrentResult().data?.pages.length ?? 0) < PAGES) await list.fetchNextPage();
    connected(bus, 'connected');
    connected(bus, 'disconnect');
    asked = 0;
    connected(bus, 'connected');
    await expect.poll(() => isOld(client)).toBe(false);
    expect(asked).toBeLessThan(AT_ONCE / 6);
    expect(list.getCurrentResult().data?.pages).toHaveLength(PAGES);
    leave();
  });
});

describe('a domain’s table of what it hears', () => {
  const other = keyOf(mailboxEndpoints.templates, {});

  it('makes all answers of a question old, whatever was asked, and no others', () => {
    const { house, bus } = visit();
    const client = dataOf(house, { balance: [mailboxCalls.mail] });
    const second = keyOf(mailboxCalls.mail, { tag: 'news' });
    for (const key of [KEY, second, other]) client.setQueryData(key, 'kept');
    bus.emit('balance', { balance: 1, version: 1 });
    expect([isOld(client), isOld(client, second), isOld(client, other)]).toEqual([true, true, false]);
  });

  it('is heard once, however many panels of it open, over the one client of a house', () => {
    const { house, bus } = visit();
    const heard: number[] = [];
    const table: Heard = { balance: (_client, { balance }) => void heard.push(balance) };
    expect(dataOf(house, table)).toBe(dataOf(house, table));
    bus.emit('balance', { balance: 5, version: 1 });
    expect(heard).toEqual([5]);
    expect(dataOf(visit().house, table)).not.toBe(dataOf(house, table));
  });
});
