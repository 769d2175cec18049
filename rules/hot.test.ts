import { expect, it } from 'vitest';
import { hottest } from './hot';

it('is the pool with the most bets, with as many the one with more money, then the first; none before a bet', () => {
  expect(
    hottest([
      { bets: 1, amount: 9_000n },
      { bets: 2, amount: 2_000n },
    ]),
  ).toBe(1);
  expect(
    hottest([
      { bets: 2, amount: 2_000n },
      { bets: 2, amount: 3_000n },
    ]),
  ).toBe(1);
  expect(
    hottest([
      { bets: 2, amount: 2_000n },
      { bets: 2, amount: 2_000n },
    ]),
  ).toBe(0);
  expect(
    hottest([
      { bets: 0, amount: 0n },
      { bets: 0, amount: 0n },
    ]),
  ).toBe(-1);
});
