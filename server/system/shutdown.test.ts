import { describe, expect, it } from 'vitest';
import type { Clock } from '../ports';
import { createShutdown, SHUTDOWN_MS } from './shutdown';

/** A server whose closing the test decides, on a clock that it moves. */
function server(close: () => Promise<void>) {
  const exits: number[] = [];
  const logged: string[] = [];
  const timers = new Map<() => void, number>();
  let now = 0;
  const clock: Clock = {
    now: () => now,
    at(when, run) {
      timers.set(run, when);
      return () => timers.delete(run);
    },
  };
  const pass = (ms: number) => {
    now += ms;
    for (const [run, when] of timers) {
      if (when > now) continue;
      timers.delete(run);
      run();
    }
  };
  const logger = {
    info: (_details: object, message: string) => logged.push(message),
    error: (_details: object, message: string) => logged.push(message),
  };
  const shutdown = createShutdown({ close, exit: (code) => exits.push(code), clock, logger });
  return {
    signal: shutdown.onSignal,
    fault: () => shutdown.onFault(new Error('stray'), 'unhandledRejection'),
    exits,
    logged,
    pass,
    waiting: () => timers.size,
  };
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a signal to end', () => {
  it('closes in order, and leaves no timer behind', async () => {
    const { signal, exits, waiting } = server(async () => undefined);
    signal('SIGTERM');
    expect(exits).toEqual([]);
    await settled();
    expect([exits, waiting()]).toEqual([[0], 0]);
  });

  it('ends a server that hangs after ten seconds, and says so', () => {
    const { signal, exits, logged, pass } = server(() => new Promise(() => undefined));
    signal('SIGTERM');
    pass(SHUTDOWN_MS - 1);
    expect(exits).toEqual([]);
    pass(1);
    expect([exits, logged]).toEqual([[1], ['closing', 'closing takes too long']]);
  });

  it('is 1 when closing fails, and at once on a second signal', async () => {
    const failing = server(() => Promise.reject(new Error('broken')));
    failing.signal('SIGTERM');
    await settled();
    expect([failing.exits, failing.waiting()]).toEqual([[1], 0]);
    const hasty = server(() => new Promise(() => undefined));
    hasty.signal('SIGINT');
    hasty.signal('SIGINT');
    expect(hasty.exits).toEqual([1]);
  });
});

describe('a fault that nobody caught', () => {
  const CAUGHT = 'a fault that nobody caught: closing';

  it('is logged, and ends the server in order with 1, however many follow', async () => {
    const { fault, exits, logged } = server(async () => undefined);
    fault();
    fault();
    expect(exits).toEqual([]);
    await settled();
    expect([exits, logged]).toEqual([[1], [CAUGHT, CAUGHT]]);
  });

  it('makes an end that was asked for one with 1', async () => {
    const { signal, fault, exits } = server(async () => undefined);
    signal('SIGTERM');
    fault();
    await settled();
    expect(exits).toEqual([1]);
  });
});
