import { expect, it } from 'vitest';
import { csvHead, moneyCell, textCell } from './csv';

it.each([
  ['=1+1', "'=1+1"],
  ['+62', "'+62"],
  ['-5', "'-5"],
  ['@sum', "'@sum"],
  ['\t=1', "'\t=1"],
  ['Dadu', 'Dadu'],
  ['a,b', '"a,b"'],
  ['="x"', `"'=""x"""`],
])('the text %j is the cell %j', (text, cell) => expect(textCell(text)).toBe(cell));

it.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [123_456n, '1234.56'],
  [-50_000n, '-500.00'],
])('%d sen are %s', (sen, cell) => expect(moneyCell(sen)).toBe(cell));

it('begins with the mark of UTF-8', () => {
  expect(csvHead(['Waktu']).charCodeAt(0)).toBe(0xfeff);
});
