import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { createPreferences } from '../house/preferences';
import { deviceStorage } from '../house/storage';
import { createStageHost } from '../stage/host';
import { App } from './App';
import { createHouse } from './createHouse';
import { startHouse } from './startHouse';
import type { House } from '../house/house';

/** The whole site in a document of tests: its server's answers by path, and a channel that never opens. */
export const user = {
  id: 'u1',
  name: 'bagus_99',
  avatar: 'a',
  phone: '628123456789',
  balance: 1_000_000,
  createdAt: 1_763_700_000_000,
};
export const config = {
  playMoney: true,
  sandboxPayments: true,
  embedded: true,
  currency: 'IDR',
  startingCredit: 1_000_000,
  version: 0,
  region: 'ID',
  blocked: false,
  maintenance: null,
  community: { telegram: '', whatsapp: '', facebook: '' },
  minimumAge: 18,
  betAmountRange: { min: 1_000, max: 5_000_000 },
  maxRoundProfit: 1_000_000_000,
  flags: {
    autoBet: true,
    minRoundMs: 0,
    turbo: false,
    showNetPosition: true,
    showSessionTimer: true,
    realityCheckMinutes: 60,
  },
  serverTime: 1_763_700_000_000,
};

const sitting = { since: 1, bets: 74, staked: 640_000, returned: 577_500 };
/** What the books say of a sitting of an hour. */
export const position = {
  session: sitting,
  day: { ...sitting, staked: 662_500 },
  week: sitting,
  month: sitting,
  curve: [
    { at: config.serverTime - 3_600_000, net: 0 },
    { at: config.serverTime, net: -62_500 },
  ],
  serverTime: config.serverTime,
};

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}
/** By path; a function answers each request anew. Whatever is not here is answered 404. */
export const answers = new Map<string, Answer | ((request: Sent) => Answer)>();
export const sent: Sent[] = [];

/** The next visit is a player's. */
export const signIn = (): void => void (document.cookie = 'lintang_token=token-of-twenty-signs; path=/');

/** A socket that never opens: the shell has to stand without a channel. */
class SilentSocket {
  binaryType = 'blob';
  onopen: unknown = null;
  onmessage: unknown = null;
  onclose: unknown = null;
  send(): void {}
  close(): void {}
}

/** The house is connected, and stays so: a socket that does not open would be given up after ten seconds, which pass while a machine is busy. */
export function connect({ bus }: House): void {
  const emit = bus.emit.bind(bus) as (name: string, event?: unknown) => void;
  vi.spyOn(bus, 'emit').mockImplementation(((name: string, event?: unknown) => {
    if (name !== 'channel/status') emit(name, event);
  }) as never);
  emit('channel/status', { status: 'connected', attempt: 1, retryAt: null, silent: false });
}

/** Closes the house that was opened last. */
export let close: () => void = () => undefined;

/** Call once in a test file. */
export function siteOfTests(): void {
  beforeEach(() => {
    localStorage.clear();
    document.cookie = 'lintang_token=; path=/; max-age=0';
    history.replaceState(null, '', '/');
    sent.length = 0;
    answers.clear();
    answers.set('/api/main/site/config/client', { status: 200, body: config });
    answers.set('/api/main/user/netprofit/top10', { status: 200, body: { list: [] } });
    answers.set('/api/main/site/error/notify', { status: 200, body: {} });
    answers.set('/api/main/user', { status: 200, body: user });
    answers.set('/api/main/user/fair-play/position', { status: 200, body: position });
    answers.set('/api/main/slot/slot/collection', { status: 200, body: { total: 0, list: [] } });
    vi.stubGlobal('WebSocket', SilentSocket);
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
      const [path = '', query = ''] = url.split('?');
      const request: Sent = {
        method,
        path,
        query: new URLSearchParams(query),
        body: typeof body === 'string' ? JSON.parse(body) : null,
      };
      sent.push(request);
      const known = answers.get(path) ?? { status: 404, body: {} };
      const answer = typeof known === 'function' ? known(request) : known;
      return new Response(JSON.stringify(answer.body), { status: answer.status });
    });
  });
  afterEach(() => {
    cleanup();
    close();
    vi.unstubAllGlobals();
  });
}

interface Visit {
  /** The address; where the browser stands unless told otherwise. */
  readonly at?: string;
  readonly adult?: boolean;
  readonly before?: (house: House) => void;
}

/** The site as at a first visit, or by somebody who said before that they are an adult. */
export async function open({ at, adult = true, before }: Visit = {}) {
  if (at !== undefined) history.replaceState(null, '', at);
  if (adult) localStorage.setItem('lintang.adult', 'yes');
  const { house, memory } = createHouse(createPreferences(deviceStorage(() => localStorage)));
  close = startHouse(house, memory);
  before?.(house);
  await act(async () => void render(<App house={house} stage={createStageHost()} />));
  return house;
}
