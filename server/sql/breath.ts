/** So many rows are summed up at once, some milliseconds of an embedded store's one thread. */
export const ROWS_A_BREATH = 2_000;

/** Lets everything else that has arrived be answered first. The embedded store answers at once: long work that never waits for anything else would keep the whole house waiting. */
export const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
