import { describe, expect, it } from 'vitest';
import { clampAmount, doubleAmount, halfAmount, mostAmount, readAmount, stepAmount } from './amount';

const LIMITS = { min: 1_000, max: 5_000_000 };

describe('the keys of the amount', () => {
  it('go to the next round amount, in steps that fit its size', () => {
    expect(
      [1_000, 9_000, 10_000, 25_000, 45_000, 50_000, 200_000, 1_000_000].map((amount) => stepAmount(amount, 1)),
    ).toEqual([2_000, 10_000, 15_000, 30_000, 50_000, 60_000, 250_000, 1_250_000]);
    expect(
      [2_000, 10_000, 25_000, 50_000, 60_000, 200_000, 250_000, 1_250_000].map((amount) => stepAmount(amount, -1)),
    ).toEqual([1_000, 9_000, 20_000, 45_000, 50_000, 190_000, 200_000, 1_000_000]);
  });

  it('bring a crooked amount to a round one', () => {
    expect(stepAmount(12_345.5, 1)).toBe(15_000);
    expect(stepAmount(12_345.5, -1)).toBe(10_000);
    expect(stepAmount(0, -1)).toBe(0);
  });

  it('a way up and back ends where it began', () => {
    for (const amount of [1_000, 9_000, 10_000, 45_000, 50_000, 190_000, 200_000, 950_000, 1_000_000])
      expect(stepAmount(stepAmount(amount, 1), -1)).toBe(amount);
  });
});

describe('typed amounts', () => {
  it('are read as Indonesians write them', () => {
    expect(['25000', '25.000', 'Rp 25.000', '1.500,00'].map((text) => readAmount(text).amount)).toEqual([
      25_000, 25_000, 25_000, 1_500,
    ]);
  });

  it('say what is wrong instead of guessing', () => {
    expect(['', 'abc', '1.5', '25,000', '12.345,67', '12.345,5'].map((text) => readAmount(text).fault)).toEqual([
      'empty',
      'not-a-number',
      'grouping',
      'decimals',
      'decimals',
      'decimals',
    ]);
  });
});

describe('the shortcuts', () => {
  it('stay within the limits', () => {
    expect(halfAmount(1_500, LIMITS)).toBe(1_000);
    expect(halfAmount(25_001, LIMITS)).toBe(12_500);
    expect(doubleAmount(3_000_000, LIMITS)).toBe(5_000_000);
    expect(clampAmount(10, LIMITS)).toBe(1_000);
  });

  it('the most is what the balance and the limit allow', () => {
    expect(mostAmount(LIMITS, 1_225_000.75)).toBe(1_225_000);
    expect(mostAmount(LIMITS, 9_000_000)).toBe(5_000_000);
    expect(mostAmount(LIMITS, 20)).toBe(1_000);
    expect(mostAmount(LIMITS, null)).toBe(5_000_000);
  });
});
