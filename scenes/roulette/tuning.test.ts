import { expect, test } from 'vitest';
import { ROULETTE_RUN_MS, ROULETTE_SHOWN_MS } from '../../contract/constants';
import { parseTuning } from '../kit/tuning';
import { offStep, undescribed } from '../kit/tuning.fixture';
import { spinLength } from './spin';
import values from './tuning.json';
import { rouletteTuning } from './tuning.schema';

const tuning = parseTuning(rouletteTuning, values);

test('every number is described, within its limits and on a step of its slider', () => {
  expect(offStep(rouletteTuning, values)).toEqual([]);
  expect(undescribed(rouletteTuning)).toEqual([]);
});

test('the spin takes about as long as the server gives it, and all is told before the next round', () => {
  expect(Math.abs(spinLength(tuning.spin) - ROULETTE_RUN_MS)).toBeLessThan(100);
  expect(tuning.land.stopMs + tuning.land.holdMs + tuning.land.hopMs).toBeLessThan(ROULETTE_SHOWN_MS);
});

test('the ball lies before the wheel stands, and nothing flashes more than three times a second', () => {
  expect(tuning.spin.leaveMs + tuning.spin.dropMs).toBeLessThanOrEqual(tuning.spin.spinMs);
  expect(tuning.wheel.hotBulbHz / 2).toBeLessThanOrEqual(3);
});
