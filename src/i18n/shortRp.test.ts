import { expect, it } from 'vitest';
import { chipAmount, shortRp } from './shortRp';

it('amounts in lists are shortened from a million on, by the marks of the canvas', () => {
  expect([999_999, 1_000_000, 2_790_000, 2_500_000_000, 5_000_000_000_000].map(shortRp)).toEqual([
    'Rp 999.999',
    'Rp 1M',
    'Rp 2,79M',
    'Rp 2,5B',
    'Rp 5T',
  ]);
});

it('a chip names thousands and millions, and says to the rupiah what it bets', () => {
  expect([500, 10_000, 100_000, 2_500_000].map(chipAmount)).toEqual(['500', '10K', '100K', '2,5M']);
  expect([7_500, 123_450, 123_456, 1_234_567].map(chipAmount)).toEqual(['7,5K', '123,45K', '123.456', '1.234.567']);
});
