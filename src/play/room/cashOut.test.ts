import { describe, expect, it } from 'vitest';
import { readCashOut, stepCashOut } from './cashOut';

describe('the keys of the auto cash-out', () => {
  it('begin at 2,00× from off and end at off below 1,01×', () => {
    expect(stepCashOut(0, 1)).toBe(20_000);
    expect(stepCashOut(0, -1)).toBe(0);
    expect(stepCashOut(11_000, -1)).toBe(10_100);
    expect(stepCashOut(10_100, -1)).toBe(0);
  });

  it('go in steps that fit the size, and never above 10.000×', () => {
    expect([11_000, 20_000, 50_000, 200_000, 1_000_000, 99_990_000].map((rate) => stepCashOut(rate, 1))).toEqual([
      12_000, 22_500, 60_000, 300_000, 2_000_000, 100_000_000,
    ]);
    expect([20_000, 22_500, 60_000, 210_000].map((rate) => stepCashOut(rate, -1))).toEqual([
      19_000, 20_000, 50_000, 200_000,
    ]);
    expect(stepCashOut(100_000_000, 1)).toBe(100_000_000);
  });
});

describe('typed multipliers', () => {
  it('are read with comma or dot, with or without the sign', () => {
    expect(['2', '2,5', '2.5', '1,01×', '1.250,75', '20x'].map(readCashOut)).toEqual([
      20_000, 25_000, 25_000, 10_100, 12_507_500, 200_000,
    ]);
  });

  it('nothing is off, nonsense is nothing', () => {
    expect([readCashOut(''), readCashOut('0'), readCashOut('abc'), readCashOut('1,234')]).toEqual([0, 0, null, null]);
  });
});
