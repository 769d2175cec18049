import { describe, expect, test } from 'vitest';
import { OVER } from '../kit/ease';
import { LAMPS } from './lamps';
import { MomentKeeper } from './moment';
import { tuning } from './tuning';
import type { DingdongRun, DingdongView } from './view';

const CLOSE = 1_000_000;
const RUN = 4_042;
const view = (change: Partial<DingdongView> = {}): DingdongView => ({
  phase: 'start',
  roundId: '17',
  startTime: CLOSE - 15_000,
  closeTime: CLOSE,
  pools: [],
  runs: [],
  history: [],
  ...change,
});
const run = (draw: DingdongRun['draw'], after = 0): DingdongRun => ({
  draw,
  runTime: CLOSE + after,
  stopTime: CLOSE + after + RUN,
});
const seen = (at: number, shown: DingdongView) => {
  const keeper = new MomentKeeper(tuning);
  return { keeper, now: keeper.advance(16, CLOSE + at, shown) };
};

describe('while bets are open', () => {
  test('who joins late sees the share and the second that are left', () => {
    const { now } = seen(-6_000, view());
    expect(now).toMatchObject({ second: 6, open: true, stop: null, runMs: OVER, landMs: OVER, shade: 0 });
    expect(now.share).toBeCloseTo(0.4);
  });

  test('at their end nothing is open, and nothing runs until it is told', () => {
    expect(seen(40, view()).now).toMatchObject({ second: 0, open: false, stop: null });
  });
});

describe('a run', () => {
  test('goes by the clock: who joins in the middle finds the light on its way', () => {
    const { keeper, now } = seen(RUN / 2, view({ phase: 'running', runs: [run('GRAPE')] }));
    expect(now).toMatchObject({ stop: 'GRAPE', again: false, shade: 1 });
    expect(now.landMs).toBeCloseTo(-RUN / 2);
    expect(keeper.course.steps).toBeGreaterThan(20);
    expect(keeper.course.steps).toBeLessThan(keeper.course.length);
  });

  test('stands on a lamp of the stop exactly when the server says so', () => {
    const shown = view({ phase: 'end', runs: [run('GRAPE')] });
    const { keeper, now } = seen(RUN, shown);
    expect(now.landMs).toBe(0);
    expect(LAMPS[keeper.course.lamp(keeper.course.steps)]).toBe('GRAPE');
    keeper.advance(16, CLOSE + RUN - 20, shown);
    expect(keeper.course.steps).toBe(keeper.course.length - 1);
  });

  test('after LAGI begins on the lamp on which the one before stood', () => {
    const first = seen(RUN + 500, view({ phase: 'running', runs: [run('AGAIN')] }));
    expect(first.now.again).toBe(true);
    const stood = first.keeper.course.lamp(first.keeper.course.length);
    const second = seen(RUN + 1_200, view({ phase: 'running', runs: [run('AGAIN'), run('MANGO', RUN + 1_100)] }));
    expect(second.keeper.course.start).toBe(stood);
    expect(second.now).toMatchObject({ stop: 'MANGO', again: false });
  });

  test('begins where the lamp wandered', () => {
    const { keeper } = seen(-500, view());
    const wander = keeper.advance(16, CLOSE, view()).wander % 22;
    keeper.advance(16, CLOSE + 10, view({ phase: 'running', runs: [run('STAR')] }));
    expect(keeper.course.start).toBe(wander);
  });
});
