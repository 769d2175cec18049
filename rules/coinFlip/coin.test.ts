import { describe, expect, it } from 'vitest';
import type { CoinSide } from '../../contract/coinFlip';
import { fromRate } from '../money';
import { coinRate, MAX_FLIPS, MAX_RATE, rtp, sideOf, tossCoins } from './coin';

describe('a toss', () => {
  it('is heads below one half and tails from there on', () => {
    expect([0, 0.5 - 2 ** -32, 0.5, 1 - 2 ** -32].map(sideOf)).toEqual(['heads', 'heads', 'tails', 'tails']);
  });

  it('takes a float each, in their order', () => {
    expect(tossCoins([0.1, 0.9, 0.5, 0.2].values(), 3)).toEqual(['heads', 'tails', 'tails']);
  });
});

describe('the rate', () => {
  it('doubles with every right flip, the edge taken once', () => {
    expect([0, 1, 2, 3, 20].map((flips) => fromRate(coinRate(flips)))).toEqual([1, 1.98, 3.96, 7.92, 1_038_090.24]);
    expect(MAX_RATE).toBe(coinRate(MAX_FLIPS));
  });

  it('knows no flips before the first and after the last', () => {
    for (const flips of [-1, 0.5, MAX_FLIPS + 1]) expect(() => coinRate(flips)).toThrow(RangeError);
  });
});

/** What a stake of one comes to over every row of sides that can fall, for a player who names these sides and then cashes out. */
function returned(named: readonly CoinSide[]): number {
  let back = 0;
  const rows = 2 ** named.length;
  for (let row = 0; row < rows; row += 1) {
    const floats = named.map((_, i) => ((row >> i) & 1 ? 0.75 : 0.25)).values();
    if (tossCoins(floats, named.length).every((side, i) => side === named[i])) back += coinRate(named.length);
  }
  return back / rows / 10_000;
}

describe('over every row of sides', () => {
  it('a player gets back 99 %, whatever is named and whenever the round is cashed out', () => {
    for (let flips = 1; flips <= 10; flips += 1)
      for (const mask of [0, 1, 0b1010101010, 2 ** flips - 1])
        expect(returned(Array.from({ length: flips }, (_, i) => ((mask >> i) & 1 ? 'tails' : 'heads')))).toBeCloseTo(
          0.99,
          12,
        );
    expect(rtp()).toBeCloseTo(0.99, 12);
  });
});
