import type { PageAsk } from '../../contract/common';
import { CODE, CodeError } from '../../contract/errors';

/** A list that is read by the key of its rows, newest first. */
export interface KeyedList<Key, Row> {
  /** What a cursor says. @throws CodeError 3 for one that is none of this list */
  readonly keyOf: (cursor: string) => Key;
  readonly cursorOf: (row: Row) => string;
  /** The key of the row so many rows down, from the index alone; undefined behind the end. */
  readonly keyAt: (skip: number) => Promise<Key | undefined>;
  /** The rows below a key, or from the top. */
  readonly below: (key: Key | null, limit: number) => Promise<readonly Row[]>;
}

/** A page and the cursor of the next one; null behind the last row. */
export interface KeyedPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/**
 * Reads one page. With a cursor it costs the same however deep it lies; a page by its number looks its cursor up first (the contract
 * bounds how far down, DEEPEST_ROW).
 */
export async function readPage<Key, Row>(
  { page, size, after }: PageAsk,
  { keyOf, cursorOf, keyAt, below }: KeyedList<Key, Row>,
): Promise<KeyedPage<Row>> {
  const skip = (page - 1) * size;
  const start = after !== undefined ? keyOf(after) : skip > 0 ? await keyAt(skip - 1) : null;
  if (start === undefined) return { rows: [], next: null };
  // One more than asked for tells whether there is more.
  const found = await below(start, size + 1);
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last !== undefined ? cursorOf(last) : null };
}

/** Ids that sort like text are their own cursors. */
export const textKey = (cursor: string): string => cursor;

/** The number of a round. */
export function numberKey(cursor: string): bigint {
  if (!/^\d{1,18}$/.test(cursor)) throw new CodeError(CODE.parameter);
  return BigInt(cursor);
}
