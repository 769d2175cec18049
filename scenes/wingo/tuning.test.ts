import { expect, test } from 'vitest';
import { parseTuning } from '../kit/tuning';
import { offStep, undescribed } from '../kit/tuning.fixture';
import values from './tuning.json';
import { wingoTuning } from './tuning.schema';

const tuning = parseTuning(wingoTuning, values);

test('every number is described, within its limits and on a step of its slider', () => {
  expect(offStep(wingoTuning, values)).toEqual([]);
  expect(undescribed(wingoTuning)).toEqual([]);
});

test('cells pulse less than three times a second', () => {
  expect(tuning.cells.hitPulseMs * 2).toBeGreaterThan(334);
});

test('the draw is told before the win shows, three seconds after it', () => {
  const {
    ball: { slowMs, riseMs },
    result: { wordAfterMs },
    history: { hopMs },
  } = tuning;
  expect(slowMs + riseMs + wordAfterMs + hopMs).toBeLessThan(3000);
});
