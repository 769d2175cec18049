import { describe, expect, it } from 'vitest';
import { POCKETS, pocketOf, returnOf, rtp, settle, teamOf } from './wheel';

describe('the wheel', () => {
  it('has 0 black, 1 to 7 red, 8 to 14 blue', () => {
    const teams = Array.from({ length: POCKETS }, (_, pocket) => teamOf(pocket));
    expect(teams).toEqual(['black', ...new Array(7).fill('red'), ...new Array(7).fill('blue')]);
    expect(pocketOf(0)).toBe(0);
    expect(pocketOf(1 - 2 ** -32)).toBe(14);
  });

  it('pays 14x for black and 2x for the others', () => {
    expect(settle('black', 0)).toBe(140_000);
    expect(settle('red', 7)).toBe(20_000);
    expect(settle('blue', 8)).toBe(20_000);
    expect(settle('red', 8)).toBe(0);
  });

  it('gives back 14 of 15, whatever the team', () => {
    for (const team of ['black', 'red', 'blue'] as const) expect(returnOf(team)).toBeCloseTo(14 / 15, 12);
    expect(rtp()).toBeCloseTo(14 / 15, 12);
  });
});
