import { expect, it } from 'vitest';
import { readChips } from './ownChips';

it('reads four to six different amounts, the smallest first', () => {
  expect(readChips('50000 5000 10000 25000')).toEqual([5_000, 10_000, 25_000, 50_000]);
  expect(readChips('1 2 3 4 5 6')).toEqual([1, 2, 3, 4, 5, 6]);
});

it('takes nothing else for a row of chips', () => {
  for (const text of [null, '', '1 2 3', '1 2 3 4 5 6 7', '1 2 3 3', '0 1 2 3', '-1 1 2 3', '1.5 2 3 4', '1 2 3 x'])
    expect(readChips(text), String(text)).toBeNull();
});
