import { expect, test } from 'vitest';
import { parseTuning } from '../kit/tuning';
import { offStep, undescribed } from '../kit/tuning.fixture';
import values from './tuning.json';
import { minesTuning } from './tuning.schema';

const tuning = parseTuning(minesTuning, values);

test('every number is described, within its limits and on a step of its slider', () => {
  expect(offStep(minesTuning, values)).toEqual([]);
  expect(undescribed(minesTuning)).toEqual([]);
});

test('a round begins and a mine is told within the rest that the room keeps (700 ms)', () => {
  expect(tuning.deal.ms + 8 * tuning.deal.stagger).toBeLessThanOrEqual(700);
  expect(tuning.flip.ms + tuning.mine.stopMs + tuning.mine.swellMs).toBeLessThanOrEqual(700);
});
