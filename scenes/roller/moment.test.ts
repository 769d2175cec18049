import { describe, expect, test } from 'vitest';
import { rollerStates } from '../../tests/fixtures/roller/states';
import { OVER } from '../kit/ease';
import { angleOf } from './gauge';
import { lockMs } from './choreography';
import { MomentKeeper } from './moment';
import { tuning } from './tuning';
import type { RollerCue, RollerView } from './view';

const { view } = rollerStates.beReady[0].make(0);
const roll: Extract<RollerCue, { type: 'roll' }> = {
  type: 'roll',
  id: 'r',
  result: 30_000,
  choose: 65_000,
  isHigher: true,
  won: false,
  turbo: false,
};
const FRAME = 1000 / 60;

function run(keeper: MomentKeeper, shown: RollerView, ms: number, still = false) {
  for (let t = 0; t < ms; t += FRAME) keeper.advance(FRAME, shown, still);
  return keeper.now;
}

function rested(): MomentKeeper {
  const keeper = new MomentKeeper(tuning);
  keeper.settle(view);
  return keeper;
}

describe('the needle', () => {
  test('rests at the last result, and is drawn back while the server is asked', () => {
    const keeper = rested();
    expect(run(keeper, view, 300).angle).toBeCloseTo(angleOf(82_417));
    const drawn = run(keeper, { ...view, phase: 'processing' }, 400);
    expect(angleOf(82_417) - drawn.angle).toBeGreaterThan(tuning.needle.pullDeg - 1);
    // Refused: it comes back without a roll.
    expect(run(keeper, view, 1500).angle).toBeCloseTo(angleOf(82_417), 1);
  });

  test('keeps its pace whatever the outcome: two rolls to one result are the same frames', () => {
    const angles = [true, false].map((won) => {
      const keeper = rested();
      keeper.start({ ...roll, won });
      return Array.from({ length: 180 }, () => keeper.advance(FRAME, view, false).angle);
    });
    expect(angles[0]).toEqual(angles[1]);
  });

  test('goes over its place and settles on the result', () => {
    const keeper = rested();
    keeper.start(roll);
    const angles = Array.from({ length: 190 }, () => keeper.advance(FRAME, view, false).angle);
    expect(Math.min(...angles.slice(60))).toBeLessThan(angleOf(30_000) - 1);
    expect(angles.at(-1)).toBeCloseTo(angleOf(30_000), 1);
  });
});

test('the outcome is not told before the digits stand', () => {
  const keeper = rested();
  keeper.start(roll);
  const stands = tuning.needle.spinMs + lockMs(tuning);
  expect(run(keeper, view, stands - 40).won).toBeNull();
  expect(keeper.now.shift).toBe(0);
  expect(run(keeper, view, 400).won).toBe(false);
  expect(keeper.now.judged).toBe(1);
});

test('when it is over nothing is left of it but the number of the history', () => {
  const keeper = rested();
  keeper.start(roll);
  const after = { ...view, history: [{ id: 'r', result: 30_000, won: false }, ...view.history] };
  const now = run(keeper, after, 4000);
  expect([now.rollMs, now.landMs, now.result, now.won, now.shift, now.blink, now.pulse]).toEqual([
    OVER,
    OVER,
    30_000,
    false,
    1,
    0,
    0,
  ]);
});

test('the sides change places once, and a round keeps its own until it is seen', () => {
  const keeper = rested();
  run(keeper, view, 100);
  keeper.start(roll);
  expect(run(keeper, { ...view, isHigher: false }, 200).higher).toBe(true);
  expect(run(keeper, { ...view, isHigher: false }, 4000)).toMatchObject({ higher: false, swap: 1 });
});

test('without motion the needle fades over instead of running', () => {
  const keeper = rested();
  keeper.start(roll);
  const angles = Array.from({ length: 20 }, () => keeper.advance(FRAME, view, true).angle);
  expect(new Set(angles.map((a) => a.toFixed(3))).size).toBeLessThanOrEqual(2);
});
