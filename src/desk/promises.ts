/** A conversation that has waited for so long is late, ms. */
export const LATE_MS = 15 * 60_000;
