import { describe, expect, it } from 'vitest';
import { baseBalance, baseLimits, eachOf, readMultiple, type Slip, slipCost, slipFault, stepMultiple } from './slip';

const LIMITS = { min: 1_000, max: 5_000_000 };
const slip = (change: Partial<Slip> = {}): Slip => ({
  select: ['green', 'three', 'seven'],
  amount: 10_000,
  multiple: 1,
  ...change,
});

describe('what an order costs', () => {
  it('is the amount times the multiple on each selection', () => {
    expect(slipCost(slip())).toBe(30_000);
    expect(slipCost(slip({ multiple: 5 }))).toBe(150_000);
    expect(slipCost(slip({ select: [] }))).toBe(0);
  });

  it('is exact to the sen', () => {
    expect(eachOf({ amount: 1_000.01, multiple: 3 })).toBe(3_000.03);
    expect(slipCost(slip({ amount: 0.1, multiple: 3 }))).toBe(0.9);
  });
});

describe('the multiple', () => {
  it('goes through round steps and stops at both ends', () => {
    expect([1, 2, 3, 5, 50, 100].map((from) => stepMultiple(from, 1))).toEqual([2, 3, 5, 10, 100, 100]);
    expect([100, 10, 5, 2, 1].map((from) => stepMultiple(from, -1))).toEqual([50, 5, 3, 1, 1]);
    expect([stepMultiple(7, 1), stepMultiple(7, -1)]).toEqual([10, 5]);
  });

  it('is typed as a whole number from 1 to 100', () => {
    expect(['1', '×5', 'x 20', '100'].map(readMultiple)).toEqual([1, 5, 20, 100]);
    expect(['', '0', '101', '1,5', 'abc'].map(readMultiple)).toEqual([null, null, null, null, null]);
  });
});

describe('limits', () => {
  it('hold for each selection, multiplied', () => {
    expect(slipFault(slip(), LIMITS, null)).toBeNull();
    expect(slipFault(slip({ amount: 999 }), LIMITS, null)).toBe('bet-range');
    expect(slipFault(slip({ amount: 100_000, multiple: 50 }), LIMITS, null)).toBeNull();
    expect(slipFault(slip({ amount: 100_001, multiple: 50 }), LIMITS, null)).toBe('bet-range');
  });

  it('the balance has to cover all selections together', () => {
    expect(slipFault(slip(), LIMITS, 30_000)).toBeNull();
    expect(slipFault(slip(), LIMITS, 29_999.99)).toBe('balance');
    expect(slipFault(slip({ select: [] }), LIMITS, 0)).toBeNull();
  });

  it('leave room for the multiple and the other selections', () => {
    expect(baseLimits(LIMITS, 20)).toEqual({ min: 1_000, max: 250_000 });
    expect(baseBalance(100_000.75, 2, 3)).toBe(16_666);
    expect([baseBalance(null, 1, 1), baseBalance(-5, 1, 0)]).toEqual([null, 0]);
  });
});
