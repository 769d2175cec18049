import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatBalance,
  formatMultiplier,
  formatOdds,
  formatPercent,
  formatRp,
  formatSigned,
  NO_NUMBER,
} from './format';

describe('an amount', () => {
  it.each([
    [0n, '0'],
    [5n, '0,05'],
    [50n, '0,5'],
    [100_000n, '1.000'],
    [150_050n, '1.500,5'],
    [123_456_789_012n, '1.234.567.890,12'],
    [-25_000n, '-250'],
    [25_000, '25.000'],
    [1.5, '1,5'],
    [0.1 + 0.2, '0,3'],
    [-0.001, '0'],
    [-1_234.5, '-1.234,5'],
  ])('%s is shown as %s', (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
  });

  it('says that it is no number instead of failing', () => {
    expect(formatAmount(Number.NaN)).toBe(NO_NUMBER);
    expect(formatBalance(Number.POSITIVE_INFINITY)).toBe(NO_NUMBER);
    expect(formatSigned(Number.NaN)).toBe(NO_NUMBER);
    expect(formatPercent(Number.NaN)).toBe(NO_NUMBER);
  });

  it.each([
    [99_999_999n, '999.999,99'],
    [100_000_000n, '1M'],
    [125_000_000n, '1,25M'],
    [99_999_999_999n, '1B'],
    [123_456_700_000n, '1,23B'],
    [500_000_000_000_000n, '5T'],
    [123_400_000_000_000_000n, '1.234T'],
    [-250_000_000n, '-2,5M'],
  ])('%s is shown as %s when shortened from a million', (sen, text) => {
    expect(formatAmount(sen, { abbreviateFrom: 100_000_000n })).toBe(text);
  });

  it('is shortened to K only where the caller asks for it', () => {
    expect(formatAmount(2_550_000n, { abbreviateFrom: 1_000_000n })).toBe('25,5K');
    expect(formatAmount(2_550_000n)).toBe('25.500');
    expect(formatAmount(50_000n, { abbreviateFrom: 0n })).toBe('500');
  });

  it('as a balance is never below 0', () => {
    expect(formatBalance(-1n)).toBe('0');
    expect(formatBalance(-0.5)).toBe('0');
    expect(formatBalance(1_000_000)).toBe('1.000.000');
  });

  it('carries its currency and its sign', () => {
    expect(formatRp(25_000)).toBe('Rp 25.000');
    expect(formatRp(-25_000)).toBe('-Rp 25.000');
    expect(formatSigned(2_500_000n)).toBe('+25.000');
    expect(formatSigned(-100_000n)).toBe('-1.000');
    expect(formatSigned(0n)).toBe('0');
  });
});

describe('a multiplier', () => {
  it('runs with two decimals, rounded down', () => {
    expect(formatMultiplier(10_000)).toBe('1,00×');
    expect(formatMultiplier(124_799)).toBe('12,47×');
    expect(formatMultiplier(100_000_000)).toBe('10.000,00×');
  });

  it('as odds is shown in full', () => {
    expect(formatOdds(20_000)).toBe('2×');
    expect(formatOdds(95_000)).toBe('9,5×');
    expect(formatOdds(10_204)).toBe('1,0204×');
  });
});

describe('a share', () => {
  it('is a percentage with at most two decimals', () => {
    expect(formatPercent(0.95)).toBe('95%');
    expect(formatPercent(0.945)).toBe('94,5%');
    expect(formatPercent(0.98999994)).toBe('99%');
  });
});
