import { expect, it } from 'vitest';
import { isTangled } from './tangled';

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const many = (count: number): string => `[${Array.from({ length: count - 1 }, () => '{}').join(',')}]`;

it.each([
  ['nothing', ''],
  ['what is no JSON', '}}]]'],
  ['a list of 512', many(512)],
  ['32 within each other', deep(32)],
  ['a long picture', JSON.stringify({ data: 'A'.repeat(1_000_000) })],
  ['brackets in a string', JSON.stringify({ text: '[{'.repeat(1_000) })],
  ['brackets behind quotes and backslashes of a string', JSON.stringify({ text: `\\"\\\\"${'['.repeat(1_000)}` })],
  ['a string that does not end', `"${'['.repeat(1_000)}\\"`],
])('%s is read', (_, text) => expect(isTangled(text)).toBe(false));

it.each([
  ['a list of 513', many(513)],
  ['33 within each other', deep(33)],
  ['objects within objects', '{"a":'.repeat(33)],
  ['what is never closed', '['.repeat(33)],
  ['what is closed more often than opened', `]]]]${many(514)}`],
  ['brackets behind a string that ends with a backslash', `["\\\\",${deep(33)}]`],
])('%s is not', (_, text) => expect(isTangled(text)).toBe(true));
