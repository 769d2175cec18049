import { expect, test } from 'vitest';
import { TOSS_MS } from '../../machines/coinFlip/machine';
import { parseTuning } from '../kit/tuning';
import { offStep, undescribed } from '../kit/tuning.fixture';
import { tossMs } from './toss';
import values from './tuning.json';
import { coinFlipTuning } from './tuning.schema';

const tuning = parseTuning(coinFlipTuning, values);

test('every number is described, within its limits and on a step of its slider', () => {
  expect(offStep(coinFlipTuning, values)).toEqual([]);
  expect(undescribed(coinFlipTuning)).toEqual([]);
});

test('the room tells a side when its coin lies', () => {
  expect(tossMs(tuning.toss)).toBe(TOSS_MS);
});
