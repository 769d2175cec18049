import { describe, expect, it } from 'vitest';
import { validateAuto } from '../../../../machines/autobet/validate';
import { configOf, FIRST_FORM, limitsOf, readCount, stepCount } from './autoForm';
import { rp } from '../../../../rules/money.fixture';

describe('the setting of an auto-bet', () => {
  it('begins as ten rounds of the same amount, in order', () => {
    const config = configOf(FIRST_FORM, 25_000, null);
    expect(config).toMatchObject({ amount: 2_500_000n, count: 10, stopLoss: null, stopProfit: null });
    expect(validateAuto(config, limitsOf({ min: rp(1_000), max: rp(5_000_000) }, 1_000_000))).toEqual({});
  });

  it('limits go to the documented checks in sen', () => {
    const config = configOf({ ...FIRST_FORM, count: 1, stopLoss: 1_000_000, stopProfit: 500_000 }, 25_000, 10_100);
    expect(validateAuto(config, limitsOf({ min: rp(1_000), max: rp(5_000_000) }, 1_000_000))).toEqual({
      count: 'count-too-small',
      stopLoss: 'stop-loss-not-below-balance',
      stopProfit: 'stop-profit-not-above-balance',
      autoCashOut: 'rate-too-low',
    });
  });

  it('the number of rounds moves in steps and never below two', () => {
    expect([2, 9, 10, 45, 50, 200].map((count) => stepCount(count, 1))).toEqual([3, 10, 15, 50, 60, 300]);
    expect([2, 3, 10, 15, 60, 300].map((count) => stepCount(count, -1))).toEqual([2, 2, 9, 10, 50, 200]);
  });

  it('reads whole numbers only', () => {
    expect(['10', '1.000', '', '1,5', 'x'].map(readCount)).toEqual([10, 1_000, null, null, null]);
  });
});
