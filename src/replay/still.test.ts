import { expect, it } from 'vitest';
import { linesOf } from './still';

/** As many letters as fit. */
const upTo = (letters: number) => (line: string) => line.length <= letters;

it('words flow into lines', () => {
  expect(linesOf('Roket meledak di 2,31×.', 3, upTo(13))).toEqual(['Roket meledak', 'di 2,31×.']);
  expect(linesOf('', 2, upTo(10))).toEqual([]);
});

it('what does not fit ends in an ellipsis, within the width', () => {
  const lines = linesOf('satu dua tiga empat lima enam', 2, upTo(9));
  expect(lines).toEqual(['satu dua', 'tiga…']);
  expect(lines.every(upTo(9))).toBe(true);
});

it('a word that is too long by itself keeps its line', () => {
  expect(linesOf('Bagianpanjangsekali di sini', 3, upTo(8))).toEqual(['Bagianpanjangsekali', 'di sini']);
});
