import { expect, test } from 'vitest';
import type { Entropy } from '../ports';
import { backOffMs, reasonOf } from './retries';

const drawing = (hex: string): Entropy => ({ hex: () => hex, id: () => '' });

test('each wait is twice as long as the one before, up to an hour, and by chance up to half of it less', () => {
  expect([1, 2, 3, 11, 12, 40].map((n) => backOffMs(n, drawing('00000000')))).toEqual([
    2_000, 4_000, 8_000, 2_048_000, 3_600_000, 3_600_000,
  ]);
  expect(backOffMs(3, drawing('80000000'))).toBe(6_000);
  expect(backOffMs(3, drawing('ffffffff'))).toBe(4_000);
});

test('an error is kept in words that fit into a row', () => {
  expect(reasonOf(new TypeError('broken'))).toBe('TypeError: broken');
  expect(reasonOf('x'.repeat(5_000))).toHaveLength(1_000);
});
