import { CRASH_TARGET_MAX } from '../../contract/constants';
import { PREFIX_MAX, prefixOf } from '../fairness/prefix';
import { RATE_ONE, type Rate, toRate } from '../money';

/** The highest target there is: 10000.00x. */
export const TARGET_MAX: Rate = toRate(CRASH_TARGET_MAX);

/** A target or a running multiplier moves in steps of 0.01x. */
export const RATE_STEP: Rate = RATE_ONE / 100;

/**
 * Where the round of a prefix crashes: floor(99 / (1 - random)) / 100 within 1.00x and 10000.00x (READINGS, Crash).
 *
 * With random = prefix / PREFIX_MAX the quotient is 99 * PREFIX_MAX / (PREFIX_MAX - prefix), a quotient of two small integers, whose
 * floor a double gets right. The same in floats, through random, is 0.01x short for 35 of the 2^24 prefixes.
 * @param prefix integer from 0 to {@link PREFIX_MAX}
 */
export function targetOf(prefix: number): Rate {
  const rest = PREFIX_MAX - prefix;
  if (rest === 0) return TARGET_MAX;
  const hundredths = Math.floor((99 * PREFIX_MAX) / rest);
  return Math.min(TARGET_MAX, Math.max(RATE_ONE, hundredths * RATE_STEP));
}

/**
 * Where the round of a digest crashes.
 * @param digest hex text of the round digest; its first six digits decide
 * @throws RangeError when it does not begin with six hex digits
 */
export function target(digest: string): Rate {
  return targetOf(prefixOf(digest));
}
