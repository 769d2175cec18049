import { describe, expect, it } from 'vitest';
import { padTowards } from './padKeys';

/** Six pads in two rows of three, and a wide one below. */
const pads = [
  ...[0, 1, 2, 3, 4, 5].map((i) => ({ id: i, x: (i % 3) * 110, y: Math.floor(i / 3) * 90, width: 100, height: 80 })),
  { id: 6, x: 0, y: 180, width: 320, height: 80 },
];
const from = (id: number, key: string) =>
  padTowards(pads, pads[id] ?? { id: -1, x: 0, y: 0, width: 0, height: 0 }, key)?.id;

describe('arrows over the pools', () => {
  it('go to the neighbour that lies there, and stay at an edge', () => {
    expect([from(0, 'ArrowRight'), from(1, 'ArrowDown'), from(4, 'ArrowUp'), from(4, 'ArrowLeft')]).toEqual([
      1, 4, 1, 3,
    ]);
    expect([from(2, 'ArrowRight'), from(0, 'ArrowUp'), from(3, 'ArrowLeft')]).toEqual([2, 0, 3]);
  });

  it('find a wider row, and its way back', () => {
    expect([from(4, 'ArrowDown'), from(6, 'ArrowUp')]).toEqual([6, 4]);
  });

  it('Home and End lead to the ends, other keys nowhere', () => {
    expect([from(4, 'Home'), from(4, 'End'), from(4, 'a')]).toEqual([0, 6, undefined]);
  });
});
