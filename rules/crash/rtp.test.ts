import { describe, expect, it } from 'vitest';
import { PREFIXES } from '../fairness/prefix';
import { prefixesReaching, returnAt, rtp } from './rtp';
import { RATE_STEP, TARGET_MAX, targetOf } from './target';

const TOP = TARGET_MAX / RATE_STEP;

describe('the return to players', () => {
  it('counts in closed form what drawing every prefix counts: the targets grow with the prefix, so the first that reaches a rate decides', () => {
    let wrong = 0;
    for (let step = 101; step <= TOP; step += 1) {
      const rate = step * RATE_STEP;
      const first = PREFIXES - prefixesReaching(rate);
      if (targetOf(first) < rate || targetOf(first - 1) >= rate) wrong += 1;
    }
    expect(wrong).toBe(0);
  });

  it('is 99 % at every auto cash-out, a trifle more where whole prefixes do not divide', () => {
    let least = 1;
    let most = 0;
    let mostTo100 = 0;
    for (let step = 101; step <= TOP; step += 1) {
      const share = returnAt(step * RATE_STEP);
      least = Math.min(least, share);
      most = Math.max(most, share);
      if (step <= 10_000) mostTo100 = most;
    }
    expect(least).toBeGreaterThanOrEqual(rtp());
    expect(least).toBeLessThan(0.99);
    expect(mostTo100).toBeLessThan(0.990006);
    expect(most).toBeLessThan(0.9906);
    expect(rtp()).toBeCloseTo(0.99, 6);
  });

  it.each([
    [1.01, 16_444_993],
    [1.5, 11_072_962],
    [2, 8_304_722],
    [10, 1_660_945],
    [100, 166_095],
    [10_000, 1_661],
  ])('of %sx: %i prefixes get there', (multiplier, count) => {
    expect(prefixesReaching(Math.round(multiplier * 10_000))).toBe(count);
  });

  it('knows that a flight always shows 1.00x and never more than 10000.00x', () => {
    expect(prefixesReaching(10_000)).toBe(PREFIXES);
    expect(prefixesReaching(TARGET_MAX + RATE_STEP)).toBe(0);
    expect(prefixesReaching(10_101)).toBe(prefixesReaching(10_200)); // targets move in steps of 0.01x
  });
});
