import * as z from 'zod/mini';

/** Rupiah on the wire: a JSON number, not negative, at most two decimals, as large as a double tells cents apart (READINGS, money). */
export const money = z.number().check(
  z.gte(0),
  z.lte(9_999_999_999_999.99),
  z.refine((n) => Math.abs(n * 100 - Math.round(n * 100)) < 1e-6),
);

/** A change of money, with its sign: rupiah with at most two decimals. */
export const changeOfMoney = z.number().check(
  z.gte(-9_999_999_999_999.99),
  z.lte(9_999_999_999_999.99),
  z.refine((n) => Math.abs(n * 100 - Math.round(n * 100)) < 1e-6),
);

/** A multiplier on the wire, at most four decimals. The largest that a game pays is mines' last gem: 5.181.578,92 (rules/mines/payout). */
export const multiplier = z.number().check(z.gte(0), z.lte(10_000_000));

/** Epoch milliseconds, the server's clock. */
export const epochMs = z.int().check(z.gte(0));

export const currency = z.literal('IDR');

const isDay = (day: string): boolean => {
  const start = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(day);
};

/** A day in WIB, as `2026-11-20`. Not the library's own date, which would come with every page. */
export const wibDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay));

/** Hex text of 32 bytes: seeds, hashes, digests. */
export const hex32 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Visible ASCII, as all ids: PostgreSQL takes no NUL, in a question either. */
export const userId = z.string().check(z.regex(/^[!-~]{1,40}$/));
export const roundId = z.string().check(z.regex(/^\d{1,20}$/));

/**
 * The client's id for a command: the same id is one command however often it arrives, and gets the same answer. Clients
 * that send none get no protection against their own repeats. Visible ASCII only: stores do not give every other text back as it
 * came, and an id that is not found again would be carried out twice.
 */
export const commandId = z.string().check(z.regex(/^[!-~]{8,64}$/));

export const betRange = z.object({ min: money, max: money });

/** Where a list goes on: the `next` of a page, handed back as it came. It names the page's last row, so that rows which come meanwhile move nothing. */
export const cursor = z.string().check(z.regex(/^[\w-]{1,40}$/));

/** A page that is asked for by its number alone begins at most so many rows down: a store counts its way there. Further down a list is walked by `after`. */
export const DEEPEST_ROW = 1_000;

const page = {
  page: z.int().check(z.gte(1), z.lte(1_000_000)),
  size: z.int().check(z.gte(1), z.lte(50)),
  /** Ours: the page begins below this row, whatever its number. */
  after: z.optional(cursor),
};
export interface PageAsk {
  readonly page: number;
  readonly size: number;
  readonly after?: string | undefined;
}
const isNear = z.refine<PageAsk>((ask) => ask.after !== undefined || (ask.page - 1) * ask.size <= DEEPEST_ROW);

/** A question for one page of a list; refused with 3 when it is too deep for its number. */
export const paging = z.object(page).check(isNear);

/** The same with fields of the call's own. */
export const pagingOf = <F extends z.core.$ZodLooseShape>(fields: F) =>
  z.object({ ...page, ...fields }).check(isNear as never);

/**
 * One page of a list; `total` counts all rows. `next` is where the next page begins, null behind the last row; a backend that
 * knows pages by number only leaves it out.
 */
export const pageOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({ total: z.int().check(z.gte(0)), list: z.array(row), next: z.optional(z.nullable(cursor)) });

/** Nothing expected. Unknown keys are ignored. */
export const none = z.object({});
