import { PREFIX_MAX, prefixOf, PREFIXES } from '../fairness/prefix';
import { type Rate, RATE_ONE } from '../money';

/** The highest result; results run from 0. */
export const RESULT_MAX = 100_000;

/** A choice that would pay less or more than this is refused (READINGS, Roller). */
export const LIMITS: { readonly min: Rate; readonly max: Rate } = { min: 10_100, max: 99_000_000 };

/** The fair odds less the edge of 1 %. */
const AFTER_EDGE: Rate = 9_900;

/**
 * The result of a round: floor(first six hex digits / 0xffffff * 100000), by whole numbers.
 * @throws RangeError when the digest does not begin with six hex digits
 */
export function resultOf(digest: string): number {
  return Math.floor((prefixOf(digest) * RESULT_MAX) / PREFIX_MAX);
}

/** A player's guess: the result will be above (`isHigher`) or below `choose`. */
export interface RollerGuess {
  readonly choose: number;
  readonly isHigher: boolean;
}

/** Whether a result makes a guess right. */
export function guessedRight({ choose, isHigher }: RollerGuess, result: number): boolean {
  return isHigher ? result > choose : result < choose;
}

/**
 * What a right guess returns: 0.99 * 100000 / number of winning results, rounded down to 1/10000; null for a guess
 * that is refused.
 */
export function rollerRate({ choose, isHigher }: RollerGuess): Rate | null {
  const winning = isHigher ? RESULT_MAX - choose : choose;
  if (!Number.isInteger(choose) || winning <= 0) return null;
  const rate = Math.floor((AFTER_EDGE * RESULT_MAX) / winning);
  return rate >= LIMITS.min && rate <= LIMITS.max ? rate : null;
}

/** How many of the 2^24 prefixes give a result of at least this, counted in closed form. */
export function prefixesFrom(result: number): number {
  return PREFIXES - Math.ceil((result * PREFIX_MAX) / RESULT_MAX);
}

/** The share of the stakes that comes back on a guess; null for a guess that is refused. */
export function returnOf(guess: RollerGuess): number | null {
  const rate = rollerRate(guess);
  if (rate === null) return null;
  const winning = guess.isHigher ? prefixesFrom(guess.choose + 1) : PREFIXES - prefixesFrom(guess.choose);
  return ((rate / RATE_ONE) * winning) / PREFIXES;
}

/**
 * The game's RTP: what a guess on half of the results returns. At the ends of the range the grain of the draw shows, most of
 * all at the top, because only one prefix gives 100000: ten results there return 89 %.
 */
export function rtp(): number {
  return returnOf({ choose: RESULT_MAX / 2, isHigher: false }) ?? 0;
}
