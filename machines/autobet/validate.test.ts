import { describe, expect, it } from 'vitest';
import type { AutoConfig, AutoLimits } from './types';
import { runnerOf } from './runner';
import { amountFault, cashOutFault, isValidAuto, validateAuto } from './validate';

const limits: AutoLimits = { balance: 10_000_000n, min: 100_000n, max: 500_000_000n };
const config: AutoConfig = {
  amount: 1_000_000n,
  count: 10,
  onWin: { kind: 'reset' },
  onLoss: { kind: 'increase', percent: 100 },
  stopLoss: 5_000_000n,
  stopProfit: 20_000_000n,
  mostLost: null,
  mostWon: null,
  stopAfter: null,
  autoCashOut: 15_000,
  runAway: false,
};
const faults = (change: Partial<AutoConfig>) => validateAuto({ ...config, ...change }, limits);

describe('auto-bet', () => {
  it('may start when nothing is wrong', () => {
    expect(faults({})).toEqual({});
    expect(isValidAuto({ ...config, stopLoss: null, stopProfit: null, autoCashOut: null }, limits)).toBe(true);
  });

  it('what is wrong makes no run; the run of what is right knows its limits', () => {
    const setting = { balance: limits.balance, runId: 'run-0001' };
    expect(runnerOf(limits, { ...setting, config: { ...config, count: 1 } })).toBeNull();
    expect(runnerOf(limits, { ...setting, config })).toMatchObject({
      input: { config, limits, runId: 'run-0001' },
      progress: { running: true, left: 10, nextAmount: config.amount },
    });
  });

  it.each([
    [1, 'count-too-small'],
    [2, undefined],
    [99_999, undefined],
    [100_000, 'out-of-range'],
    [0, 'out-of-range'],
    [2.5, 'not-whole'],
    [Number.NaN, 'out-of-range'],
  ])('count must exceed 1 and keep to 1 to 99999: %s', (count, fault) => {
    expect(faults({ count }).count).toBe(fault);
  });

  it('stop-loss must be below balance', () => {
    expect(faults({ stopLoss: limits.balance - 1n }).stopLoss).toBeUndefined();
    expect(faults({ stopLoss: limits.balance }).stopLoss).toBe('stop-loss-not-below-balance');
  });

  it('stop-profit must be above balance', () => {
    expect(faults({ stopProfit: limits.balance + 1n }).stopProfit).toBeUndefined();
    expect(faults({ stopProfit: limits.balance }).stopProfit).toBe('stop-profit-not-above-balance');
  });

  it('an amount lost is one, and no more than the balance; an amount won is one', () => {
    expect(faults({ mostLost: 0n, mostWon: 0n })).toEqual({ mostLost: 'stop-nothing', mostWon: 'stop-nothing' });
    expect(faults({ mostLost: limits.balance, mostWon: limits.balance * 9n })).toEqual({});
    expect(faults({ mostLost: limits.balance + 1n })).toEqual({ mostLost: 'lost-above-balance' });
  });

  it('auto cash-out must be above 1.01', () => {
    expect(faults({ autoCashOut: 10_100 }).autoCashOut).toBe('rate-too-low');
    expect(faults({ autoCashOut: 10_200 }).autoCashOut).toBeUndefined();
  });

  it('auto run away must be above double', () => {
    expect(faults({ runAway: true, autoCashOut: 20_000 }).autoCashOut).toBe('rate-not-above-double');
    expect(faults({ runAway: true, autoCashOut: null }).autoCashOut).toBe('rate-not-above-double');
    expect(faults({ runAway: true, autoCashOut: 20_100 }).autoCashOut).toBeUndefined();
  });

  it('rejects a multiplier under 1', () => {
    expect(faults({ autoCashOut: 9_999 }).autoCashOut).toBe('rate-below-one');
    expect(faults({ runAway: true, autoCashOut: 5_000 }).autoCashOut).toBe('rate-below-one');
  });

  it.each(['onWin', 'onLoss'] as const)('keeps the growth %s within 1 to 99999', (field) => {
    expect(faults({ [field]: { kind: 'increase', percent: 0 } })[field]).toBe('out-of-range');
    expect(faults({ [field]: { kind: 'increase', percent: 1 } })[field]).toBeUndefined();
    expect(faults({ [field]: { kind: 'increase', percent: 100_000 } })[field]).toBe('out-of-range');
  });

  it('keeps the amount within the bet range and the balance', () => {
    expect(faults({ amount: 99_999n }).amount).toBe('bet-low');
    expect(amountFault(500_000_001n, limits)).toBe('bet-range');
    expect(faults({ amount: 10_000_001n }).amount).toBe('balance');
  });
});

describe('the auto cash-out of a single bet', () => {
  it.each([
    [null, null],
    [9_999, 'rate-below-one'],
    [10_000, 'rate-too-low'],
    [10_099, 'rate-too-low'],
    [10_100, null],
    [100_000_000, null],
    [100_000_100, 'out-of-range'],
    [Number.NaN, 'rate-below-one'],
  ])('of %s', (rate, fault) => {
    expect(cashOutFault(rate)).toBe(fault);
  });
});
