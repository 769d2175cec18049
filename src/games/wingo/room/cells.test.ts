import { describe, expect, it } from 'vitest';
import { translator } from '../../../i18n';
import { words } from '../words/id';
import { coloursOf, drawnName, longPhase, numberOfOption, optionLabel, paysOf, shortPhase } from './cells';

const texts: Readonly<Record<string, string>> = words;
const t = translator((key) => texts[key] ?? key);

describe('the names of the board', () => {
  it('say what a number pays', () => {
    expect(optionLabel(t, 'three')).toBe('Angka 3, bayar 9,5×');
    expect(optionLabel(t, 'zero')).toBe('Angka 0, bayar 9,5×');
  });

  it('say what a colour pays and where it pays less', () => {
    expect(optionLabel(t, 'green')).toBe('Hijau, bayar 2×, angka 5 bayar 1,5×');
    expect(optionLabel(t, 'red')).toBe('Merah, bayar 2×, angka 0 bayar 1,5×');
    expect(optionLabel(t, 'violet')).toBe('Ungu, bayar 4,75×');
  });

  it('are read off the payout table', () => {
    expect(paysOf('red')).toEqual({ rate: 20_000, but: { number: 0, rate: 15_000 }, on: [0, 2, 4, 6, 8] });
    expect([numberOfOption('nine'), numberOfOption('violet')]).toEqual([9, null]);
  });
});

describe('a draw in words', () => {
  it('names both colours of 0 and 5', () => {
    expect([0, 5, 7, 8].map((number) => coloursOf(t, number))).toEqual([
      'merah dan ungu',
      'hijau dan ungu',
      'hijau',
      'merah',
    ]);
    expect(drawnName(t, 7)).toBe('Angka 7, hijau');
  });
});

describe('a phase number', () => {
  it('is shown in full or by its end', () => {
    expect([longPhase('20261120101083'), shortPhase('20261120101083')]).toEqual(['20261120 101083', '…083']);
  });
});
