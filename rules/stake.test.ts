import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from './format';
import { MAX_WIRE_SEN } from './money';
import { clampStake, commonLimits, doubleStake, halfStake, parseAmount } from './stake';

const limits = { min: 100_000n, max: 500_000_000n };

describe('the limits of several pools', () => {
  it('are the largest minimum to the smallest maximum', () => {
    expect(
      commonLimits([
        { min: 1_000n, max: 50_000n },
        { min: 2_000n, max: 90_000n },
        { min: 500n, max: 60_000n },
      ]),
    ).toEqual({ min: 2_000n, max: 50_000n });
    expect(commonLimits([limits])).toEqual(limits);
    expect(commonLimits([])).toBeNull();
  });
});

describe('the stake buttons of the bet panel', () => {
  it('stay within the limits', () => {
    expect(clampStake(1n, limits)).toBe(limits.min);
    expect(clampStake(900_000_000n, limits)).toBe(limits.max);
    expect(clampStake(200_000n, limits)).toBe(200_000n);
  });

  it('halve to whole rupiah and double up to the maximum', () => {
    expect(halfStake(2_500_100n, limits)).toBe(1_250_000n);
    expect(halfStake(150_000n, limits)).toBe(limits.min);
    expect(doubleStake(2_500_000n, limits)).toBe(5_000_000n);
    expect(doubleStake(400_000_000n, limits)).toBe(limits.max);
  });
});

describe('a typed amount', () => {
  it.each([
    ['25000', 2_500_000n],
    ['25.000', 2_500_000n],
    ['1.500,50', 150_050n],
    ['1.500,5', 150_050n],
    ['1500,05', 150_005n],
    ['  Rp 1.000.000 ', 100_000_000n],
    ['rp.500', 50_000n],
    ['25,', 2_500n],
    ['007', 700n],
    ['0', 0n],
  ])('%j is read', (text, sen) => {
    expect(parseAmount(text)).toEqual({ ok: true, sen });
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['Rp', 'empty'],
    ['abc', 'not-a-number'],
    ['-5000', 'not-a-number'],
    ['1e5', 'not-a-number'],
    ['1,2,3', 'not-a-number'],
    [',', 'not-a-number'],
    ['5.000.', 'not-a-number'],
    ['1.5', 'grouping'],
    ['12.50', 'grouping'],
    ['1.0000', 'grouping'],
    ['.500', 'grouping'],
    ['1234.567', 'grouping'],
    ['25,000', 'decimals'],
    ['99999999999999', 'too-big'],
  ])('%j is refused as %s', (text, error) => {
    expect(parseAmount(text)).toEqual({ ok: false, error });
  });

  it('reads back whatever is displayed', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: MAX_WIRE_SEN }), (sen) => {
        expect(parseAmount(formatAmount(sen))).toEqual({ ok: true, sen });
      }),
    );
  });
});
