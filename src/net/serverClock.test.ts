import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createServerClock } from './serverClock';

describe('server clock', () => {
  it('is the device clock until it knows better', () => {
    const clock = createServerClock(() => 500);
    expect([clock.now(), clock.error()]).toEqual([500, Infinity]);
  });

  it('takes the middle of the round trip', () => {
    const clock = createServerClock(() => 1_000);
    clock.sample(100, 200, 10_150);
    expect([clock.now(), clock.error()]).toEqual([11_000, 50]);
  });

  it('trusts the fastest answer', () => {
    const clock = createServerClock(() => 0);
    clock.sample(0, 20, 5_010);
    clock.sample(100, 900, 5_800);
    expect(clock.now()).toBe(5_000);
  });

  it('learns from replies with serverTime or curTime', () => {
    const clock = createServerClock(() => 0);
    clock.learn(0, 0, { curTime: 7_000, list: [] });
    expect(clock.now()).toBe(7_000);
    clock.learn(0, 0, { total: 1 });
    clock.learn(0, 0, null);
    expect(clock.now()).toBe(7_000);
    createServerClock(() => 0).learn(0, 0, { serverTime: 'soon' });
  });

  it('starts over when a clock jumped', () => {
    const clock = createServerClock(() => 0);
    clock.sample(0, 10, 5_005);
    clock.sample(100, 300, 65_200);
    expect(clock.now()).toBe(65_000);
  });

  it('forgets old witnesses', () => {
    const clock = createServerClock(() => 0);
    clock.sample(0, 2, 5_001);
    clock.sample(400_000, 400_100, 405_060);
    expect(clock.error()).toBe(50);
  });

  it('is never further off than it says, whatever the delays', () => {
    const leg = fc.integer({ min: 0, max: 5_000 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(leg, leg), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: -1e6, max: 1e12 }),
        (trips, offset) => {
          const clock = createServerClock(() => 0);
          let at = 0;
          for (const [there, back] of trips) {
            clock.sample(at, at + there + back, at + there + offset);
            at += there + back + 1_000;
          }
          expect(Math.abs(clock.now() - offset)).toBeLessThanOrEqual(clock.error());
        },
      ),
    );
  });
});
