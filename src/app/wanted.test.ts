import { expect, it } from 'vitest';
import { readWanted, writeWanted } from './wanted';

it.each([
  ['inbox', { name: 'inbox', query: {} }],
  ['inbox-detail?mail=17', { name: 'inbox-detail', query: { mail: '17' } }],
  ['inbox-detail?mail=a%26b%3Dc', { name: 'inbox-detail', query: { mail: 'a&b=c' } }],
] as const)('the device keeps a wanted panel as %s', (text, panel) => {
  expect(writeWanted(panel)).toBe(text);
  expect(readWanted(text)).toEqual(panel);
});

it('nothing is kept of nothing', () => {
  expect([writeWanted(null), readWanted(null)]).toEqual([null, null]);
});
