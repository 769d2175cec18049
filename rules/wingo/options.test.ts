import { describe, expect, it } from 'vitest';
import { WINGO_SELECTIONS } from '../../contract/wingo';
import { COLOURS, isSelection, NUMBER_SELECTIONS, NUMBERS, PAYOUTS, SELECTIONS } from './options';

describe('the selections', () => {
  it('are those of the wire', () => {
    expect([...SELECTIONS].sort()).toEqual([...WINGO_SELECTIONS].sort());
    expect(NUMBER_SELECTIONS).toHaveLength(NUMBERS);
    expect(isSelection('violet')).toBe(true);
    expect(isSelection('blue')).toBe(false);
    expect(isSelection('toString')).toBe(false);
  });
});

describe('the colours', () => {
  it('are red for evens and green for odds, violet with 0 and 5', () => {
    for (let number = 0; number < NUMBERS; number += 1) {
      const colours = COLOURS[number] ?? [];
      expect(colours[0]).toBe(number % 2 === 0 ? 'red' : 'green');
      expect(colours.includes('violet')).toBe(number % 5 === 0);
    }
  });

  it('pay exactly on the numbers that show them', () => {
    for (const colour of ['red', 'green', 'violet'] as const) {
      const shown = COLOURS.flatMap((colours, number) => (colours.includes(colour) ? [String(number)] : []));
      expect(Object.keys(PAYOUTS[colour])).toEqual(shown);
    }
  });
});
