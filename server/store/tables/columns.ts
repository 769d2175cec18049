import type { ColumnType } from 'kysely';

/**
 * A 64-bit integer: sen, epoch milliseconds, counts. Read as `bigint` on both engines; a whole `number` may be written
 * where it is exact. There are no booleans and no floats in the store (use 0 and 1, sen, 1/10000).
 */
export type Int64 = ColumnType<bigint, bigint | number, bigint | number>;

/** The same, 0 when a row is inserted without it. */
export type Defaulted = ColumnType<bigint, bigint | number | undefined, bigint | number>;

/** The same, filled by the store when a row is inserted. */
export type Serial = ColumnType<bigint, never, never>;

/** The same, or nothing. */
export type MaybeInt64 = ColumnType<bigint | null, bigint | number | null | undefined, bigint | number | null>;

/** Text, '' when a row is inserted without it. */
export type DefaultedText<T extends string = string> = ColumnType<T, T | undefined, T>;
