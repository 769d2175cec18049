import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELLS, mineCells } from './draw';
import { minesRate, returnAfter, rtp } from './payout';

const floats = fc.array(
  fc.integer({ min: 0, max: 2 ** 32 - 1 }).map((bits) => bits / 2 ** 32),
  { minLength: 25, maxLength: 25 },
);
const mineCount = fc.integer({ min: 1, max: 24 });

describe('the mines', () => {
  it('take cells that are left, one a float', () => {
    expect(mineCells([0, 0, 0].values(), 3)).toEqual([0, 1, 2]);
    expect(mineCells([0.999, 0.999, 0].values(), 3)).toEqual([24, 23, 0]);
    expect(mineCells([0.28].values(), 1)).toEqual([7]);
  });

  it('are as many different cells as asked for', () => {
    fc.assert(
      fc.property(floats, mineCount, (list, mines) => {
        const cells = mineCells(list.values(), mines);
        expect(new Set(cells).size).toBe(mines);
        expect(cells.every((cell) => cell >= 0 && cell < CELLS)).toBe(true);
      }),
    );
  });

  it('are 1 to 24', () => {
    for (const mines of [0, 25, 1.5, Number.NaN]) expect(() => mineCells([].values(), mines)).toThrow(RangeError);
  });
});

describe('the rate', () => {
  it('is (1 - 0.03 % a mine) * C(25, k) / C(25 - m, k), rounded down', () => {
    expect(minesRate(1, 1)).toBe(Math.floor((9_997 * 25) / 24));
    expect(minesRate(1, 10)).toBe(16_661);
    expect(minesRate(24, 1)).toBe(9_928 * 25);
    expect(minesRate(3, 22)).toBe(9_991 * 2_300);
  });

  it('grows with every safe cell and with every mine', () => {
    fc.assert(
      fc.property(mineCount, fc.integer({ min: 0, max: 24 }), (mines, opened) => {
        fc.pre(opened < 25 - mines);
        expect(minesRate(mines, opened + 1)).toBeGreaterThan(minesRate(mines, opened));
        if (opened > 0 && mines < 24) expect(minesRate(mines + 1, opened)).toBeGreaterThan(minesRate(mines, opened));
      }),
    );
  });

  it('gives back all but the edge, wherever the player stops', () => {
    fc.assert(
      fc.property(mineCount, fc.integer({ min: 1, max: 24 }), (mines, opened) => {
        fc.pre(opened <= 25 - mines);
        expect(returnAfter(mines, opened)).toBeLessThanOrEqual(1 - mines * 0.0003 + 1e-12);
        expect(returnAfter(mines, opened)).toBeGreaterThan(1 - mines * 0.0003 - 1e-4);
      }),
    );
    expect(rtp()).toBeCloseTo(0.9928, 12);
  });

  it('does not exist off the board', () => {
    expect(() => minesRate(0, 1)).toThrow(RangeError);
    expect(() => minesRate(25, 0)).toThrow(RangeError);
    expect(() => minesRate(3, 23)).toThrow(RangeError);
    expect(() => minesRate(3, -1)).toThrow(RangeError);
  });
});
