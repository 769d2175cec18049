import { expect, test } from 'vitest';
import { parseTuning } from '../kit/tuning';
import { offStep, undescribed } from '../kit/tuning.fixture';
import values from './tuning.json';
import { hiloTuning } from './tuning.schema';

const tuning = parseTuning(hiloTuning, values);

test('every number is described, within its limits and on a step of its slider', () => {
  expect(offStep(hiloTuning, values)).toEqual([]);
  expect(undescribed(hiloTuning)).toEqual([]);
});

test('the rim of a rare guess flashes less than three times a second', () => {
  expect(tuning.right.rimMs).toBeGreaterThan(334);
});
