import { expect, test } from 'vitest';
import { fill } from './fill';

test('places are filled by name, and one that nothing is said of stays to be seen', () => {
  expect(fill('{came} lebih rendah dari {yours}.', { came: 'A', yours: 10 })).toBe('A lebih rendah dari 10.');
  expect(fill('{n} of {all}', { n: 0 })).toBe('0 of {all}');
});
