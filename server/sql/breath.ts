/** So many rows are summed up at once, some milliseconds of an embedded store's one thread. */
export const ROWS_A_BREATH = 2_000;

/** So many rows are written by one statement, some milliseconds of an embedded store: the rest of a crowd's waits until others were answered. */
export const ROWS_A_STATEMENT = 250;

/** Where each row has its place in half a dozen indexes, far from that of the one before it, so many take as long. */
export const SCATTERED_ROWS_A_STATEMENT = 100;

/** Lets everything else that has arrived be answered first. The embedded store answers at once: long work that never waits for anything else would keep the whole house waiting. */
export const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Goes through many in slices, with a breath between two of them; few are one slice and cost no breath. Within a transaction as well: on both engines others go on meanwhile, and see nothing of it before
 * its commit.
 */
export async function inSlices<T>(
  all: readonly T[],
  work: (slice: readonly T[]) => Promise<unknown> | void,
  size = ROWS_A_STATEMENT,
): Promise<void> {
  for (let from = 0; from < all.length; from += size) {
    if (from > 0) await breath();
    await work(all.length <= size ? all : all.slice(from, from + size));
  }
}
