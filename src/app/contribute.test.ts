import { afterEach, expect, it, vi } from 'vitest';
import { fairCalls } from '../../contract/share';
import { ownShares } from '../house/shares';
import { createBus } from '../net/bus';
import { contributeOnVisit, randomShare } from './contribute';

function visit(answer: () => Promise<unknown>) {
  const kept = new Map<string, string>();
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string | null) => void kept.set(key, value ?? ''),
  };
  const bus = createBus();
  const asked: { readonly route: string; readonly payload: unknown; readonly options: unknown }[] = [];
  const request = async ({ route }: { readonly route: string }, payload: unknown, options: unknown) => {
    asked.push({ route, payload, options });
    return answer();
  };
  const stop = contributeOnVisit({ bus, storage, channel: { request: request as never } }, 'ab'.repeat(16));
  const connect = async () => {
    bus.emit('channel/status', { status: 'connected', attempt: 0, retryAt: null, silent: false });
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  return { bus, storage, asked, stop, connect };
}

afterEach(() => void vi.useRealTimers());

it('adds one share of 16 bytes to what is collected, with each connection the same, and remembers the chains that hold it', async () => {
  const reply = { chains: [{ chainId: 'c1', feed: 'crash', closesAt: 1 }] };
  const { storage, asked, connect, stop } = visit(async () => reply);
  await connect();
  await connect();
  expect(asked).toHaveLength(2);
  for (const { route, payload, options } of asked) {
    expect(route).toBe('fair/contribute');
    expect(fairCalls.contribute.req.parse(payload)).toEqual({ share: 'ab'.repeat(16) });
    expect(options).toEqual({ quiet: true });
  }
  expect(ownShares(storage, 'c1')).toEqual(['ab'.repeat(16)]);
  stop();
  await connect();
  expect(asked).toHaveLength(2);
});

it('offers the share again while the connection lasts: a chain may begin to collect meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { bus, asked, connect, stop } = visit(async () => ({ chains: [] }));
  await connect();
  vi.advanceTimersByTime(600_000);
  expect(asked).toHaveLength(3);
  bus.emit('channel/status', { status: 'disconnect', attempt: 0, retryAt: null, silent: false });
  vi.advanceTimersByTime(600_000);
  expect(asked).toHaveLength(3);
  await connect();
  stop();
  vi.advanceTimersByTime(600_000);
  expect(asked).toHaveLength(4);
});

it('lets a refusal and an empty answer pass in silence', async () => {
  const refused = visit(() => Promise.reject(new Error('667')));
  await refused.connect();
  const nothing = visit(async () => ({ chains: [] }));
  await nothing.connect();
  expect(nothing.storage.get('fair-shares')).toBeNull();
});

it('takes its bytes from whoever fills them', () => {
  expect(randomShare((bytes) => bytes.fill(0x0f))).toBe('0f'.repeat(16));
});
