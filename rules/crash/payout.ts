import { CRASH_AUTO_MIN } from '../../contract/constants';
import { type Rate, toRate } from '../money';
import { multiplierAt, timeAt } from './curve';
import { TARGET_MAX } from './target';

/** The lowest auto cash-out: 1.01x. */
export const AUTO_MIN: Rate = toRate(CRASH_AUTO_MIN);

/** Whether a rate may be asked for as auto cash-out. */
export function isAutoRate(rate: Rate): boolean {
  return rate >= AUTO_MIN && rate <= TARGET_MAX;
}

/** Whether an auto cash-out is paid (at exactly its rate): the flight got that far. */
export function autoPays(rate: Rate, target: Rate): boolean {
  return rate <= target;
}

/**
 * The rate that a manual cash-out is paid: the multiplier when the server received it, or null when the rocket had already
 * crashed. A round crashes at the first millisecond that shows its target, so a manual rate stays below the target.
 * @param elapsedMs milliseconds from take-off to the receipt, by the server's clock
 */
export function manualRate(elapsedMs: number, target: Rate): Rate | null {
  return elapsedMs < timeAt(target) ? multiplierAt(elapsedMs) : null;
}
