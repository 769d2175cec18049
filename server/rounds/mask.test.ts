import { expect, it } from 'vitest';
import { maskName, nameFor } from './mask';

it.each([
  ['Budianto', 'Bu***o'],
  ['Ani', 'An***i'],
  ['Al', 'A***'],
  ['', '***'],
  ['👑ratu', '👑r***u'],
])('shows %s as %s to others', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

it('shows players their own names whole', () => {
  const owner = { id: 'u1', name: 'Budianto' };
  expect(nameFor('u1', owner)).toBe('Budianto');
  expect(nameFor('u2', owner)).toBe('Bu***o');
  expect(nameFor(null, owner)).toBe('Bu***o');
});
