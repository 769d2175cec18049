import { expect, test } from 'vitest';
import { cellTowards } from './boardKeys';

test('arrows move to the neighbour and stop at the edges', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => cellTowards(12, key))).toEqual([
    11, 13, 7, 17,
  ]);
  expect(['ArrowLeft', 'ArrowUp'].map((key) => cellTowards(0, key))).toEqual([0, 0]);
  expect(['ArrowRight', 'ArrowDown'].map((key) => cellTowards(24, key))).toEqual([24, 24]);
  expect(['Home', 'End', 'a'].map((key) => cellTowards(12, key))).toEqual([10, 14, null]);
});
