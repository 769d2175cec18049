import { expect, test } from 'vitest';
import {
  DINGDONG_AGAIN_DELAY_MS,
  DINGDONG_AGAIN_MS,
  DINGDONG_HISTORY_SIZE,
  DINGDONG_RUN_MS,
  DINGDONG_SHOWN_MS,
  DINGDONG_WIN_DELAY_MS,
} from '../../contract/constants';
import { parseTuning } from '../kit/tuning';
import { offStep, undescribed } from '../kit/tuning.fixture';
import { Course } from './course';
import { HISTORY_SLOTS } from './layout';
import values from './tuning.json';
import { dingdongTuning } from './tuning.schema';

const tuning = parseTuning(dingdongTuning, values);

test('every number is described, within its limits and on a step of its slider', () => {
  expect(offStep(dingdongTuning, values)).toEqual([]);
  expect(undescribed(dingdongTuning)).toEqual([]);
});

test('the ring and the own lamps blink less than three times a second', () => {
  expect(tuning.land.blinkMs).toBeGreaterThan(334);
});

test('the light takes about as long as the server gives it: nothing is played much faster or slower than it was made', () => {
  expect(Math.abs(new Course(tuning.ring).standsMs / DINGDONG_RUN_MS - 1)).toBeLessThan(0.05);
});

test('the stop is told before the win shows, LAGI before the ring runs again, and the symbol is in the history before the next round', () => {
  const {
    land: { stopMs, flyMs, nameMs, toHistoryMs },
    history: { dropMs },
    again: { waveMs },
  } = tuning;
  expect(stopMs + flyMs + nameMs).toBeLessThan(DINGDONG_WIN_DELAY_MS);
  expect(Math.max(waveMs, stopMs + flyMs + nameMs)).toBeLessThan(DINGDONG_AGAIN_MS);
  expect(toHistoryMs + dropMs).toBeLessThan(DINGDONG_SHOWN_MS);
});

test('the history is as documented: ten stops, and a placeholder 200 ms after a stop on AGAIN', () => {
  expect(HISTORY_SLOTS).toBe(DINGDONG_HISTORY_SIZE);
  expect(tuning.again.placeholderMs).toBe(DINGDONG_AGAIN_DELAY_MS);
});
