import { expect, test } from 'vitest';
import { parseTuning } from '../kit/tuning';
import { offStep, undescribed } from '../kit/tuning.fixture';
import values from './tuning.json';
import { crashTuning } from './tuning.schema';

const tuning = parseTuning(crashTuning, values);

test('every number is described, within its limits and on a step of its slider', () => {
  expect(offStep(crashTuning, values)).toEqual([]);
  expect(undescribed(crashTuning)).toEqual([]);
});

test('the flash stays far below three a second', () => {
  expect(tuning.boom.flashMs).toBeLessThan(334);
});
