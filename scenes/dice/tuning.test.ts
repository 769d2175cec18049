import { expect, test } from 'vitest';
import { DICE_RUN_MS, DICE_SHOWN_MS } from '../../contract/constants';
import { DICE_COUNTED_MS } from '../../machines/dice/delays';
import { parseTuning } from '../kit/tuning';
import { offStep, undescribed } from '../kit/tuning.fixture';
import { COMPOSED_MS, throwScore } from './choreography';
import values from './tuning.json';
import { diceTuning } from './tuning.schema';

const tuning = parseTuning(diceTuning, values);

test('every number is described, within its limits and on a step of its slider', () => {
  expect(offStep(diceTuning, values)).toEqual([]);
  expect(undescribed(diceTuning)).toEqual([]);
});

test('the throw fits the time that the wire gives it', () => {
  expect(COMPOSED_MS).toBe(DICE_RUN_MS);
  expect(throwScore(tuning).ms).toBeLessThanOrEqual(COMPOSED_MS);
});

test('the dice are counted before the win is told, and gone before the next round', () => {
  expect(tuning.count.eachMs * 3 + tuning.count.flyMs).toBeLessThanOrEqual(DICE_COUNTED_MS);
  expect(tuning.throw.leaveAfterMs + tuning.throw.leaveMs + tuning.throw.leaveStaggerMs * 3).toBeLessThan(
    DICE_SHOWN_MS,
  );
});
