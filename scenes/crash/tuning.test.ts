import { expect, test } from 'vitest';
import { tuning, tuningFields, type CrashTuning } from './tuning';

test('every value is described and lies within its range', () => {
  for (const [name, value] of Object.entries(tuning)) {
    const field = tuningFields[name as keyof CrashTuning];
    expect(field, name).toBeDefined();
    expect(value, name).toBeGreaterThanOrEqual(field.min);
    expect(value, name).toBeLessThanOrEqual(field.max);
  }
  expect(Object.keys(tuningFields).sort()).toEqual(Object.keys(tuning).sort());
});

test('the flash stays far below three a second', () => {
  expect(tuning.flashMs).toBeLessThan(334);
});
