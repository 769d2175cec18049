import { QueryClient } from '@tanstack/react-query';
import type { House } from '../house/house';
import { type Heard, hear } from './heard';
import { makeOld } from './refresh';

/** How long an answer counts as fresh where its query says nothing else, ms: a panel that opens again within it asks nothing. */
const FRESH_MS = 10_000;

type Source = Pick<House, 'bus' | 'session'>;

/** A visit's answers, kept by question: nothing is tried twice (first document, section 8), a reconnect makes them old, and a session's end forgets all. */
export function createData({ bus, session }: Source): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // The channel says whether there is a connection, not the browser.
      queries: {
        retry: false,
        staleTime: FRESH_MS,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  let connected = true;
  bus.on('channel/status', ({ status }) => {
    const before = connected;
    connected = status === 'connected';
    // What was pushed meanwhile is lost.
    if (connected && !before) makeOld(client);
  });
  bus.on('resync', () => makeOld(client));

  let player = session.getSnapshot().context.user?.id ?? null;
  session.on('loggedIn', ({ user }) => {
    if (player !== null && player !== user.id) client.clear();
    player = user.id;
  });
  session.on('loggedOut', () => {
    player = null;
    client.clear();
  });
  return client;
}

interface Kept {
  readonly client: QueryClient;
  readonly heard: Set<Heard>;
}
const kept = new WeakMap<House, Kept>();

/** The one of a house; made with the first panel that asks for something. What a domain follows is heard from its first panel on. */
export function dataOf(house: House, heard: Heard): QueryClient {
  const known = kept.get(house) ?? { client: createData(house), heard: new Set<Heard>() };
  kept.set(house, known);
  if (!known.heard.has(heard)) {
    known.heard.add(heard);
    hear(house, known.client, heard);
  }
  return known.client;
}
