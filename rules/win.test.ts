import { describe, expect, it } from 'vitest';
import { winSize } from './win';

describe('the size of a win', () => {
  it.each([
    [1_000, 0, 'none'],
    [1_000, 1_000, 'none'],
    [1_000, 1_000.01, 'S'],
    [1_000, 1_999.99, 'S'],
    [1_000, 2_000, 'M'],
    [1_000, 9_999.99, 'M'],
    [1_000, 10_000, 'L'],
    [1_000, 50_000, 'XL'],
  ])('for %s staked and %s back is %s', (stake, back, size) => {
    expect(winSize(stake, back)).toBe(size);
  });
});
