import { describe, expect, test } from 'vitest';
import { createFlight, type Flight } from '../../rules/crash/flight';
import { growthAt, timeAt } from '../../rules/crash/curve';
import { crashLayout } from './layout';
import { MomentKeeper } from './moment';
import { tuning } from './tuning';
import type { CrashView } from './view';

const layout = crashLayout({ width: 412, height: 915, inset: { top: 100, right: 0, bottom: 281, left: 0 } });
const START = 1_000_000;

function view(phase: CrashView['phase'], flight: Flight): CrashView {
  return { phase, roundId: 'r', startTime: START, flight, target: null, own: { state: 'none' } };
}

/** A flight of which every tick has been heard up to `until` ms after take-off. */
function flying(until: number, from = 0): Flight {
  const flight = createFlight();
  flight.feed({ kind: 'wait', startAt: START });
  for (let t = from; t <= until; t += 100) flight.feed({ kind: 'tick', elapsedMs: t, receivedAt: START + t });
  return flight;
}

/** Runs 60 frames a second from one moment to another and answers with the last. */
function run(keeper: MomentKeeper, shown: CrashView, from: number, to: number) {
  for (let t = from; t < to; t += 1000 / 60) keeper.advance(1000 / 60, START + t, shown, layout);
  return keeper.advance(1000 / 60, START + to, shown, layout);
}

describe('the moment is derived from the clock', () => {
  test('before take-off the rocket stands upright on its pad', () => {
    const flight = createFlight();
    flight.feed({ kind: 'wait', startAt: START });
    const now = run(new MomentKeeper(tuning), view('preparation', flight), -4000, -2000);
    expect(now.waitMs).toBeCloseTo(2000);
    expect(now.x).toBeCloseTo(layout.pad.x);
    expect(now.angle).toBeCloseTo(-Math.PI / 2);
    expect(now.pad).toBe(1);
  });

  test('somebody who joins late sees what somebody sees who was there', () => {
    const shown = view('goingUp', flying(20_000));
    const there = run(new MomentKeeper(tuning), shown, 15_000, 20_000);
    const late = new MomentKeeper(tuning).advance(16, START + 20_000, shown, layout);
    expect(late.rate).toBe(there.rate);
    expect(late.x).toBeCloseTo(there.x, 0);
    expect(late.axes.range).toBeCloseTo(there.axes.range, 2);
    expect(late.launched).toBe(1);
    expect(late.pad).toBe(0);
  });

  test('from the pad into the curve nothing jumps', () => {
    const shown = view('goingUp', flying(4000));
    const keeper = new MomentKeeper(tuning);
    let before = { x: layout.pad.x, y: keeper.advance(1, START, shown, layout).y };
    for (let t = 0; t < 4000; t += 1000 / 60) {
      const now = keeper.advance(1000 / 60, START + t, shown, layout);
      if (t > 0) expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(9);
      before = { x: now.x, y: now.y };
    }
  });

  test('without ticks it lags and holds, and says so', () => {
    const shown = view('goingUp', flying(5000));
    const keeper = new MomentKeeper(tuning);
    run(keeper, shown, 4000, 5900);
    expect(keeper.now.lagging).toBe(false);
    const held = run(keeper, shown, 5900, 9000);
    expect(held.lagging).toBe(true);
    expect(held.lag).toBeGreaterThan(0.9);
    expect(held.elapsedMs).toBeLessThanOrEqual(6000);
  });

  test('the crash shows at once, also when it is heard before the view says so', () => {
    const flight = flying(5000);
    flight.feed({ kind: 'crash', target: 13_500 });
    const now = new MomentKeeper(tuning).advance(16, START + 5100, view('goingUp', flight), layout);
    expect(now.phase).toBe('squib');
    expect(now.rate).toBe(13_500);
    expect(now.growth).toBeCloseTo(growthAt(timeAt(13_500)));
  });

  test('the first tick ends the countdown, also when the view is late', () => {
    const now = new MomentKeeper(tuning).advance(16, START + 100, view('preparation', flying(100)), layout);
    expect(now.phase).toBe('goingUp');
  });
});
