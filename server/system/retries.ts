import type { Entropy } from '../ports';

/** So many tries, then it is parked: two to three hours after the first. */
export const TRIES = 14;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 3_600_000;
/** An error's text is kept up to so many characters. */
const REASON_LENGTH = 1_000;

/**
 * How long to wait after a failed try, ms: twice as long after each, up to an hour, and by chance up to half of it less, so that what failed together does not come
 * back together.
 * @param attempts the tries that failed so far, from 1
 */
export function backOffMs(attempts: number, entropy: Entropy): number {
  const full = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
  const chance = Number.parseInt(entropy.hex(4), 16) / 2 ** 32;
  return Math.round(full * (1 - chance / 2));
}

/** An error in words that fit into a row. */
export const reasonOf = (error: unknown): string => String(error).slice(0, REASON_LENGTH);
