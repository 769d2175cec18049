import { describe, expect, it } from 'vitest';
import { readMultiple, stepMultiple } from './multiple';

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
