import { describe, expect, it } from 'vitest';
import { barShares, colourCounts, columnMiddle, walkPoints } from './chart';

describe('the chart of results', () => {
  it('has a column for each number', () => {
    expect([0, 4, 9].map(columnMiddle)).toEqual([5, 45, 95]);
  });

  it('joins the draws row by row, newest on top', () => {
    expect(walkPoints([7, 0, 9])).toBe('75,0.5 5,1.5 95,2.5');
    expect(walkPoints([])).toBe('');
  });
});

describe('the statistics', () => {
  it('count 0 and 5 for both of their colours', () => {
    expect(colourCounts([0, 5, 7, 8, 2])).toEqual({ green: 2, violet: 2, red: 3 });
  });

  it('measure bars by the tallest, and nothing by one', () => {
    expect(barShares([2, 4, 0])).toEqual([0.5, 1, 0]);
    expect(barShares([0, 0])).toEqual([0, 0]);
  });
});
