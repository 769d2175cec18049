import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PREFIX_MAX, PREFIXES } from '../fairness/prefix';
import { guessedRight, LIMITS, prefixesFrom, resultOf, returnOf, rollerRate, rtp } from './roller';

const resultOfPrefix = (prefix: number): number => resultOf(prefix.toString(16).padStart(6, '0'));

describe('the result', () => {
  it('spans 0 to 100000, the top for the last prefix alone', () => {
    expect(resultOf('000000')).toBe(0);
    expect(resultOf('7fffff')).toBe(49_999);
    expect(resultOf('800000')).toBe(50_000);
    expect(resultOf('fffffe')).toBe(99_999);
    expect(resultOf('ffffff')).toBe(100_000);
    expect(() => resultOf('')).toThrow(RangeError);
  });

  it('is the exact floor', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: PREFIX_MAX }),
        (prefix) => BigInt(resultOfPrefix(prefix)) === (BigInt(prefix) * 100_000n) / 0xffffffn,
      ),
    );
  });
});

describe('a guess', () => {
  it('is strict in both directions', () => {
    expect(guessedRight({ choose: 50_000, isHigher: true }, 50_000)).toBe(false);
    expect(guessedRight({ choose: 50_000, isHigher: true }, 50_001)).toBe(true);
    expect(guessedRight({ choose: 50_000, isHigher: false }, 49_999)).toBe(true);
    expect(guessedRight({ choose: 50_000, isHigher: false }, 50_000)).toBe(false);
  });

  it('pays 0.99 * 100000 / winning results, rounded down', () => {
    expect(rollerRate({ choose: 50_000, isHigher: true })).toBe(19_800);
    expect(rollerRate({ choose: 25_000, isHigher: false })).toBe(39_600);
    expect(rollerRate({ choose: 3, isHigher: true })).toBeNull();
    expect(rollerRate({ choose: 70_000, isHigher: false })).toBe(14_142);
  });

  it('is refused when it would pay under 1.01x or over 9900x, or cannot win', () => {
    expect(rollerRate({ choose: 98_020, isHigher: false })).toBeNull();
    expect(rollerRate({ choose: 98_019, isHigher: false })).toBe(10_100);
    expect(rollerRate({ choose: 10, isHigher: false })).toBe(LIMITS.max);
    expect(rollerRate({ choose: 9, isHigher: false })).toBeNull();
    for (const choose of [0, -1, 1.5, Number.NaN, 100_001]) expect(rollerRate({ choose, isHigher: false })).toBeNull();
    expect(rollerRate({ choose: -1, isHigher: true })).toBeNull();
    expect(rollerRate({ choose: 100_000, isHigher: true })).toBeNull();
  });

  it('gives back what its winning prefixes say', () => {
    let wrong = 0;
    for (let result = 1; result <= 100_000; result += 1) {
      const first = PREFIXES - prefixesFrom(result);
      if (resultOfPrefix(first) < result || resultOfPrefix(first - 1) >= result) wrong += 1;
    }
    expect(wrong).toBe(0);
    expect(prefixesFrom(0)).toBe(PREFIXES);
    expect(returnOf({ choose: 50_000, isHigher: false })).toBe((1.98 * 8_388_608) / PREFIXES);
    expect(returnOf({ choose: 99_990, isHigher: true })).toBeCloseTo(0.891, 3);
    expect(returnOf({ choose: 3, isHigher: true })).toBeNull();
    expect(rtp()).toBeCloseTo(0.99, 6);
  });
});
