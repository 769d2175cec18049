import * as z from 'zod/mini';
import { siteFlags } from './site';

/** Rupiah, whole. */
const rupiah = z.int().check(z.gte(0), z.lte(1_000_000_000_000));
export const range = z
  .object({ min: rupiah, max: rupiah })
  .check(z.refine(({ min, max }) => min > 0 && min <= max, { message: 'min over max' }));

/** The beginning of 2100: no end of anything lies behind it, and what lies 270,000 years ahead is no date to a browser, which would stumble over it. */
const FAR = Date.UTC(2100, 0);
/** When the site is closed for everybody. `until` is when it is expected to be over, epoch ms; null where nobody knows. */
export const maintenance = z.object({ on: z.boolean(), until: z.nullable(z.int().check(z.gte(0), z.lte(FAR))) });

const minutes = z.int().check(z.gte(0), z.lte(1_440));
const ms = z.int().check(z.gte(0), z.lte(60_000));

/** ISO 3166-1, two capitals. */
export const regionCode = z.string().check(z.regex(/^[A-Z]{2}$/));

/** A place whose rules are not the site's own: closed, or with other flags. */
export const placeRules = z.object({
  region: regionCode,
  blocked: z.boolean(),
  flags: z.partial(z.extend(siteFlags, { minRoundMs: ms, realityCheckMinutes: minutes })),
});
const places = z.array(placeRules).check(
  z.maxLength(60),
  z.refine((all) => new Set(all.map(({ region }) => region)).size === all.length, { message: 'a region twice' }),
);

/** An address that the page may link to, or none. */
const link = z.union([z.literal(''), z.string().check(z.maxLength(200), z.regex(/^https:\/\/[^\s<>"]+$/))]);

/** The kinds of values that settings have: the schema that every value passes, and by its name the field that a form shows. */
export const KINDS = {
  switch: z.boolean(),
  minutes,
  hours: z.nullable(z.int().check(z.gte(0), z.lte(8_760))),
  ms,
  rupiah: rupiah.check(z.gte(1)),
  rupiahOrNone: z.nullable(rupiah),
  range,
  rangeOrNone: z.nullable(range),
  amounts: z.nullable(z.array(rupiah.check(z.gte(1))).check(z.minLength(1), z.maxLength(12))),
  text: z.nullable(z.string().check(z.minLength(1), z.maxLength(2_000))),
  link,
  region: regionCode,
  maintenance,
  places,
  /** The documents' two ways of showing manual banks; the level counts with the second. */
  bankStrategy: z.nullable(
    z.object({
      strategy: z.enum(['manul_exhibit_first_nextday', 'manul_exhibit_vip']),
      level: z.int().check(z.gte(0), z.lte(20)),
    }),
  ),
  /** A deposit reward as the documents have it (second document, section 3): whether it runs, and under which key. */
  depositReward: z.nullable(z.object({ active: z.boolean(), key: z.string().check(z.minLength(1), z.maxLength(60)) })),
  redPocket: z.nullable(z.object({ totalPool: rupiah })),
} as const;
export type SettingKind = keyof typeof KINDS;
export type KindValue<K extends SettingKind> = z.output<(typeof KINDS)[K]>;
