import { describe, expect, it } from 'vitest';
import type { Clock } from '../ports';
import { createResync, RESYNC_AFTER_MS, RESYNC_SPREAD_MS } from './resync';

/** So many connections, on a clock that the test moves; `told` is when each was told, by the clock. */
function house(connections: number) {
  let now = 0;
  const timers = new Map<() => void, number>();
  const clock: Clock = {
    now: () => now,
    at(when, run) {
      timers.set(run, when);
      return () => timers.delete(run);
    },
  };
  const told: number[] = [];
  const routes = new Set<string>();
  const all = Array.from({ length: connections }, () => ({
    push(route: string) {
      routes.add(route);
      told.push(now);
    },
  }));
  const pass = (ms: number) => {
    for (const end = now + ms; ;) {
      const next = [...timers].filter(([, when]) => when <= end).sort((a, b) => a[1] - b[1])[0];
      if (!next) return void (now = end);
      now = next[1];
      timers.delete(next[0]);
      next[0]();
    }
  };
  return {
    resync: createResync({ clock, connections: all, logger: { info: () => undefined } }),
    told,
    routes,
    pass,
    waiting: () => timers.size,
  };
}

describe('a resync', () => {
  it('tells each connection once for a swarm of gaps, and again for a later one', () => {
    const { resync, told, routes, pass } = house(3);
    for (let n = 0; n < 5; n += 1) resync.missed();
    pass(RESYNC_AFTER_MS - 1);
    expect(told).toEqual([]);
    pass(1 + RESYNC_SPREAD_MS);
    expect([told.length, [...routes]]).toEqual([3, ['internal/resync']]);
    resync.missed();
    pass(RESYNC_AFTER_MS + RESYNC_SPREAD_MS);
    expect(told).toHaveLength(6);
  });

  it('is spread, so that thousands do not ask for snapshots at once', () => {
    const { resync, told, pass } = house(1_000);
    resync.missed();
    pass(RESYNC_AFTER_MS + RESYNC_SPREAD_MS);
    expect(told).toHaveLength(1_000);
    const most = Math.max(...[...new Set(told)].map((at) => told.filter((other) => other === at).length));
    expect(most).toBe(50);
  });

  it('leaves nothing behind when it is stopped', () => {
    const { resync, told, pass, waiting } = house(100);
    resync.missed();
    pass(RESYNC_AFTER_MS + 1);
    resync.stop();
    const before = told.length;
    pass(RESYNC_SPREAD_MS);
    expect([told.length, waiting()]).toEqual([before, 0]);
  });
});
