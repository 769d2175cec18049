import { describe, expect, it } from 'vitest';
import { SELECTIONS } from './options';
import { orderCost, orderReturn, returnOf, rtp, settle } from './payout';

describe('what a selection returns', () => {
  it.each([
    ['green', [0, 20_000, 0, 20_000, 0, 15_000, 0, 20_000, 0, 20_000]],
    ['red', [15_000, 0, 20_000, 0, 20_000, 0, 20_000, 0, 20_000, 0]],
    ['violet', [47_500, 0, 0, 0, 0, 47_500, 0, 0, 0, 0]],
    ['seven', [0, 0, 0, 0, 0, 0, 0, 95_000, 0, 0]],
    ['zero', [95_000, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ] as const)('%s', (selection, rates) => {
    expect(rates.map((_, number) => settle(selection, number))).toEqual(rates);
  });

  it('is 95 % in the long run, whichever it is', () => {
    for (const selection of SELECTIONS) expect(returnOf(selection)).toBe(0.95);
    expect(rtp()).toBe(0.95);
  });
});

describe('an order', () => {
  const order = ['five', 'green', 'violet', 'red'] as const;

  it('costs its amount for each selection', () => {
    expect(orderCost(100_000n, order)).toBe(400_000n);
  });

  it('returns the sum of what its selections return', () => {
    expect(orderReturn(100_000n, order, 5)).toBe(950_000n + 150_000n + 475_000n);
    expect(orderReturn(100_000n, order, 2)).toBe(200_000n);
    expect(orderReturn(100_000n, ['one', 'two'], 9)).toBe(0n);
  });
});
