import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from './endpoints';
import type { Endpoint } from './http';
import { calls } from './index';
import { plainText } from './plainText';
import type { Call } from './wire';

const words = z.string().check(plainText);

it.each(['Halo, saldo saya belum masuk', 'a\nb\tc\r\n', 'شكرا', 'ok 👍🏽', ''])('%j is words', (text) => {
  expect(words.safeParse(text).success).toBe(true);
});

it.each([
  ['a NUL', 'a\0b'],
  ['an escape', 'a\u001b[31mb'],
  ['a mark that turns letters around', 'bukti \u202egnp.exe'],
  ['one that is left open', 'a\u2067b'],
  ['half of a letter', 'a\ud83d'],
])('%s is in no words', (_name, text) => expect(words.safeParse(text).success).toBe(false));

/** Texts that are only hashed, logged as JSON, or refused by a code of their own: a NUL of theirs comes to no store. */
const KEPT_NOWHERE =
  /^(account\.login (password|mfa)|security\.(password old|pinChange old|pinForget password|confirm code)|site\.errorNotify \w+|wingo\.bet select|\w+\.(set|rotate)Seed clientSeed)$/;

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
}

/** The fields of a schema that are texts, and what each of them takes. */
function textsOf(schema: z.ZodMiniType, name: string): (readonly [string, z.ZodMiniType])[] {
  const { type, shape = {}, innerType, element, options = [] } = schema._zod.def as Def;
  if (type === 'string') return [[name, schema]];
  const inner = [innerType, element, ...options].filter((one) => one !== undefined);
  return [
    ...inner.flatMap((one) => textsOf(one, name)),
    ...Object.entries(shape).flatMap(([field, one]) => textsOf(one, `${name.split(' ', 1)[0] ?? ''} ${field}`)),
  ];
}

it('nothing that is asked takes a NUL to a store: PostgreSQL would break on it, and call that a fault of ours', () => {
  const asked = [
    ...Object.entries(endpoints).flatMap(([area, table]) =>
      Object.entries(table as Readonly<Record<string, Endpoint>>).flatMap(([name, { query, body }]) =>
        [query, body].flatMap((schema) => textsOf(schema, `${area}.${name}`)),
      ),
    ),
    ...Object.entries(calls).flatMap(([area, table]) =>
      Object.entries(table as Readonly<Record<string, Call>>).flatMap(([name, { req }]) =>
        textsOf(req, `${area}.${name}`),
      ),
    ),
  ];
  expect(asked.length).toBeGreaterThan(100);
  const lengths = [0, 1, 3, 4, 5, 6, 7, 8, 9, 11, 12, 15, 16, 19, 25, 31, 43, 63];
  const takesNul = (schema: z.ZodMiniType): boolean =>
    ['a', '1'].some((letter) =>
      lengths.some((n) =>
        [`${letter.repeat(n)}\0`, `\0${letter.repeat(n)}`].some((text) => schema.safeParse(text).success),
      ),
    );
  const open = asked.filter(([name, schema]) => !KEPT_NOWHERE.test(name) && takesNul(schema)).map(([name]) => name);
  expect([...new Set(open)]).toEqual([]);
});
