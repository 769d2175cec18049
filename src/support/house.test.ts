import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { supportEndpoints } from '../../contract/support';
import { PATIENCE_MS } from '../../tests/lib/patience';
import type { House } from '../house/house';
import { createBus } from '../net/bus';
import { RequestFailure } from '../net/failure';
import { outboxOf } from './house';

/** A visit whose token changes as another tab changes it, and a line that answers when it is told to. */
function visit(first: string | null) {
  const bus = createBus();
  const sent: string[] = [];
  const open: { readonly answer: () => void; readonly fail: () => void }[] = [];
  const changed = new Set<() => void>();
  let token = first;
  const house = {
    bus,
    clock: { now: () => 0 },
    newCommandId: () => `message-${sent.length}`,
    session: {
      getSnapshot: () => ({ context: { token, user: null } }),
      on: () => undefined,
      subscribe: (hear: () => void) => void changed.add(hear),
    },
    http: {
      call: (endpoint: object, { body, token: shown }: { body: { text?: string }; token?: string }) =>
        new Promise((resolve, reject) => {
          const what = endpoint === supportEndpoints.upload ? 'picture' : (body.text ?? '');
          sent.push(`${what} as ${shown ?? token}`);
          open.push({
            answer: () => resolve({ id: 'p1', ticket: { id: 't1' }, message: { seq: 1 } }),
            fail: () => reject(new RequestFailure('network')),
          });
        }),
    },
  } as unknown as House;
  return {
    outbox: outboxOf(house),
    sent,
    open,
    become(next: string | null) {
      token = next;
      for (const hear of changed) hear();
    },
    connect: () => bus.emit('channel/status', { status: 'connected', attempt: 1, retryAt: null, silent: false }),
  };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('what a player writes', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // What no browser reads travels as it is.
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('waits for nobody else’s token: another tab’s is taken before anybody knows whose it is', async () => {
    const { outbox, sent, open, become, connect } = visit('a');
    outbox.add({ topic: 'other', text: 'Kata A', files: [] });
    open[0]?.fail();
    await settle();
    expect(outbox.get()).toMatchObject([{ state: 'waiting' }]);
    become('b');
    connect();
    await settle();
    expect([sent, outbox.get()]).toEqual([['Kata A as a'], []]);
  });

  it('goes on its way as who wrote it, though its pictures take longer than the visit', async () => {
    const { outbox, sent, open, become } = visit('a');
    outbox.add({ topic: 'other', text: 'Kartu A', files: [new File(['x'], 'ktp.jpg', { type: 'image/jpeg' })] });
    await vi.waitFor(() => expect(sent).toEqual(['picture as a']), PATIENCE_MS);
    become('b');
    open[0]?.answer();
    await settle();
    expect(sent).toEqual(['picture as a', 'Kartu A as a']);
  });
});
