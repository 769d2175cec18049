import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trend } from './trend';

const anyDraws = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 200 });
const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

describe('the statistics of the draws', () => {
  it('read as on this example', () => {
    // newest first: 7 came last, three times in a row
    const { missing, avgMissing, frequency, maxContinued } = trend([7, 7, 7, 2, 0, 2, 7, 7, 9, 0]);
    expect(frequency).toEqual([2, 0, 2, 0, 0, 0, 0, 5, 0, 1]);
    expect(missing).toEqual([4, 10, 3, 10, 10, 10, 10, 0, 10, 8]);
    expect(maxContinued).toEqual([1, 0, 1, 0, 0, 0, 0, 3, 0, 1]);
    // 7: five draws without it over six stretches; 0: eight over three; 9: nine over two
    expect(avgMissing).toEqual([2.67, 10, 2.67, 10, 10, 10, 10, 0.83, 10, 4.5]);
  });

  it('are all zero without draws', () => {
    const none = new Array(10).fill(0);
    expect(trend([])).toEqual({ missing: none, avgMissing: none, frequency: none, maxContinued: none });
  });

  it('hold for any draws', () => {
    fc.assert(
      fc.property(anyDraws, (draws) => {
        const { missing, frequency, maxContinued } = trend(draws);
        expect(frequency.reduce((sum, count) => sum + count, 0)).toBe(draws.length);
        for (const number of numbers) {
          const first = draws.indexOf(number);
          expect(missing[number]).toBe(first === -1 ? draws.length : first);
          const runs = draws
            .map((draw) => (draw === number ? 'x' : ' '))
            .join('')
            .split(/ +/);
          expect(maxContinued[number]).toBe(Math.max(...runs.map((run) => run.length)));
        }
      }),
    );
  });

  it('refuse what the game cannot draw', () => {
    expect(() => trend([10])).toThrow(RangeError);
    expect(() => trend([1.5])).toThrow(RangeError);
  });
});
