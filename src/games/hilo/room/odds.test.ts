import { expect, test } from 'vitest';
import { ODDS } from './odds';

test('every rank from the ace to the king has two guesses, whose chances add up to more than one only where the same rank wins both', () => {
  expect(ODDS.map(({ rank }) => rank)).toEqual(['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']);
  expect(ODDS.map(({ left, right }) => Math.round((left.chance + right.chance) * 13))).toEqual([
    13,
    ...Array.from({ length: 11 }, () => 14),
    13,
  ]);
});

test('every guess gives back 99 % but for its rounding', () => {
  for (const { left, right } of ODDS) {
    for (const { rtp } of [left, right]) {
      expect(rtp).toBeGreaterThan(0.9899);
      expect(rtp).toBeLessThanOrEqual(0.99);
    }
  }
});
