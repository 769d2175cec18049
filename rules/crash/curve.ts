import { RATE_ONE, type Rate } from '../money';
import { RATE_STEP, TARGET_MAX } from './target';

/** The multiplier grows by this exponent per millisecond. */
export const GROWTH_PER_MS = 0.00006;

/**
 * The smooth curve behind the multiplier, e^(0.00006 t): for drawing only, never for money.
 * @param elapsedMs milliseconds since take-off
 */
export function growthAt(elapsedMs: number): number {
  return Math.exp(GROWTH_PER_MS * elapsedMs);
}

/**
 * The running multiplier, floor(100 * e^(0.00006 t)) / 100, from 1.00x to 10000.00x: what is shown, and what a manual
 * cash-out at that moment pays. Time counts in whole milliseconds, and no whole millisecond comes so close to a
 * step that two engines' `Math.exp` could fall on different sides of it (there is a test).
 * @param elapsedMs milliseconds since take-off; before it the multiplier is 1.00x
 */
export function multiplierAt(elapsedMs: number): Rate {
  if (!(elapsedMs > 0)) return RATE_ONE;
  return Math.min(TARGET_MAX, Math.floor(100 * growthAt(Math.floor(elapsedMs))) * RATE_STEP);
}

/**
 * The first whole millisecond at which {@link multiplierAt} has reached a rate: when a round of that target crashes,
 * and when an auto cash-out of that rate is due.
 * @throws RangeError above 10000.00x, which no flight reaches
 */
export function timeAt(rate: Rate): number {
  if (!(rate <= TARGET_MAX)) throw new RangeError(`no flight reaches ${rate}`);
  if (rate <= RATE_ONE) return 0;
  // The logarithm is only a guess: the curve itself decides.
  let ms = Math.ceil(Math.log(rate / RATE_ONE) / GROWTH_PER_MS);
  while (multiplierAt(ms) < rate) ms += 1;
  while (multiplierAt(ms - 1) >= rate) ms -= 1;
  return ms;
}
