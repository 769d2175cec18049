import { describe, expect, it } from 'vitest';
import { chanceOf, faceOf, matches, netsOf, rollDice, rtp, settle } from './dice';
import { rp } from '../money.fixture';

describe('the dice', () => {
  it('show a face from 0 to 5 each, from the first three floats', () => {
    expect(faceOf(0)).toBe(0);
    expect(faceOf(1 - 2 ** -32)).toBe(5);
    expect(rollDice([0.5, 0.1, 0.99, 0.7].values())).toEqual([3, 0, 5]);
  });

  it('return 2x, 3x or 9x for one, two or three matches', () => {
    expect(
      [
        [1, 2, 3],
        [4, 2, 3],
        [4, 4, 3],
        [4, 4, 4],
      ].map((faces) => settle(4, faces)),
    ).toEqual([0, 20_000, 30_000, 90_000]);
    expect(matches(4, [4, 4, 3])).toBe(2);
  });

  it('show a face once, twice or three times in 75, 15 and 1 of 216 rolls', () => {
    expect([1, 2, 3].map((count) => Math.round(chanceOf(count) * 216))).toEqual([75, 15, 1]);
  });

  it('give back 204 of 216', () => {
    expect(rtp()).toBeCloseTo(204 / 216, 12);
  });
});

describe('the settlement of a face', () => {
  it('is the stake times the matches, minus the stake without one, and the true net for three', () => {
    const rolls: readonly (readonly number[])[] = [
      [1, 2, 3],
      [4, 2, 3],
      [4, 4, 3],
      [4, 4, 4],
    ];
    expect(rolls.map((roll) => netsOf(new Map([[4, rp(25_000)]]), roll, rp(1_000_000_000)).get(4))).toEqual([
      -rp(25_000),
      rp(25_000),
      rp(50_000),
      rp(200_000),
    ]);
  });
});

describe('the settlement of a round', () => {
  it('wins no more than a round may pay, over all that was staked in it', () => {
    const stakes = new Map([
      [0, rp(10_000)],
      [2, rp(10_000)],
      [4, rp(25_000)],
    ]);
    expect([...netsOf(stakes, [2, 4, 4], rp(1_000_000)).values()]).toEqual([-rp(10_000), rp(10_000), rp(50_000)]);
    expect([...netsOf(stakes, [2, 4, 4], rp(40_000)).values()]).toEqual([-rp(10_000), rp(10_000), rp(40_000)]);
  });
});
