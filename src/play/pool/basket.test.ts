import { expect, test } from 'vitest';
import { baseBalance, baseLimits } from './basket';

test('the field leaves room for the multiple and the other pools', () => {
  expect(baseLimits({ min: 1_000, max: 5_000_000 }, 20)).toEqual({ min: 1_000, max: 250_000 });
  expect(baseBalance(100_000.75, 2, 3)).toBe(16_666);
  expect([baseBalance(null, 1, 1), baseBalance(-5, 1, 0)]).toEqual([null, 0]);
});
