import { expect, it } from 'vitest';
import { plainText } from './plainText';
import * as z from 'zod/mini';

const words = z.string().check(plainText);

it.each(['Halo, saldo saya belum masuk', 'a\nb\tc\r\n', 'شكرا', 'ok 👍🏽', ''])('%j is words', (text) => {
  expect(words.safeParse(text).success).toBe(true);
});

it.each([
  ['a NUL', 'a\0b'],
  ['an escape', 'a\u001b[31mb'],
  ['a mark that turns letters around', 'bukti \u202egnp.exe'],
  ['one that is left open', 'a\u2067b'],
])('%s is in no words', (_name, text) => expect(words.safeParse(text).success).toBe(false));
