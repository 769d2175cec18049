import { expect, it } from 'vitest';
import { formatChance, formatExact } from './odds';

it('rates are printed in full, without noughts that say nothing', () => {
  expect([28_285, 19_800, 10_100, 99_000_000, 990_000, 15_230].map(formatExact)).toEqual([
    '2,8285×',
    '1,98×',
    '1,01×',
    '9.900×',
    '99×',
    '1,523×',
  ]);
});

it('chances are printed to one number of the scale', () => {
  expect([0.35, 0.98019, 0.0001, 0.5, 0.10001].map(formatChance)).toEqual([
    '35%',
    '98,019%',
    '0,01%',
    '50%',
    '10,001%',
  ]);
});
