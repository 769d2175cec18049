import { expect, test } from 'vitest';
import { tuning, tuningFields, type WingoTuning } from './tuning';

test('every value is described and lies within its range', () => {
  for (const [name, value] of Object.entries(tuning)) {
    const field = tuningFields[name as keyof WingoTuning];
    expect(field, name).toBeDefined();
    expect(value, name).toBeGreaterThanOrEqual(field.min);
    expect(value, name).toBeLessThanOrEqual(field.max);
  }
  expect(Object.keys(tuningFields).sort()).toEqual(Object.keys(tuning).sort());
});

test('cells pulse less than three times a second', () => {
  expect(tuning.hitPulse * 2).toBeGreaterThan(334);
});

test('the draw is told before the win shows, three seconds after it', () => {
  const { slowMs, riseMs, wordAfter, hopMs } = tuning;
  expect(slowMs + riseMs + wordAfter + hopMs).toBeLessThan(3000);
});
