import { expect, test } from 'vitest';
import { createAllowance } from './allowance';

test('gives a burst to each key, and refills steadily up to it', () => {
  let now = 0;
  const allowance = createAllowance({ burst: 3, perSecond: 0.5 }, { now: () => now });
  const take = (key: string, times: number) => Array.from({ length: times }, () => allowance.take(key));
  expect(take('a', 4)).toEqual([true, true, true, false]);
  expect(take('b', 1)).toEqual([true]);
  now += 1_999;
  expect(take('a', 1)).toEqual([false]);
  now += 1;
  expect(take('a', 2)).toEqual([true, false]);
  now += 3_600_000;
  expect(take('a', 4)).toEqual([true, true, true, false]);
});

test('a clock that is set back neither gives nor takes', () => {
  let now = 10_000;
  const allowance = createAllowance({ burst: 1, perSecond: 1 }, { now: () => now });
  expect(allowance.take('a')).toBe(true);
  now = 0;
  expect(allowance.take('a')).toBe(false);
});
