import { AUTO_MIN } from '../../../rules/crash/payout';
import { TARGET_MAX } from '../../../rules/crash/target';
import { RATE_ONE, type Rate } from '../../../rules/money';

/** Off is 0 in the field, null in the bet. */
export const CASH_OUT_OFF: Rate = 0;
/** What the plus key switches on. */
export const FIRST_CASH_OUT: Rate = 2 * RATE_ONE;

const HUNDREDTH = RATE_ONE / 100;

/** How far a key goes, by the size of the multiplier, in 1/10000. */
const STEPS: readonly { readonly below: Rate; readonly step: Rate }[] = [
  { below: 2 * RATE_ONE, step: 10 * HUNDREDTH },
  { below: 5 * RATE_ONE, step: 25 * HUNDREDTH },
  { below: 20 * RATE_ONE, step: RATE_ONE },
  { below: 100 * RATE_ONE, step: 10 * RATE_ONE },
  { below: Infinity, step: 100 * RATE_ONE },
];

const stepAt = (rate: Rate): Rate => STEPS.find(({ below }) => rate < below)?.step ?? RATE_ONE;

/** The next multiplier upwards or downwards; below the lowest one it is off, and from off the way up begins at 2,00×. */
export function stepCashOut(rate: Rate, direction: -1 | 1): Rate {
  if (rate === CASH_OUT_OFF) return direction > 0 ? FIRST_CASH_OUT : CASH_OUT_OFF;
  if (direction > 0) {
    const step = stepAt(rate);
    return Math.min(TARGET_MAX, (Math.floor(rate / step) + 1) * step);
  }
  if (rate <= AUTO_MIN) return CASH_OUT_OFF;
  const step = stepAt(rate - 1);
  return Math.max(AUTO_MIN, (Math.ceil(rate / step) - 1) * step);
}

/**
 * A typed multiplier: `2`, `2,5`, `1.250,75`, with or without the sign. Nothing or 0 is off; null is no multiplier.
 * A dot before fewer than three digits is taken as a comma: a phone's number pad may have no other.
 */
export function readCashOut(text: string): Rate | null {
  const typed = text.trim().replace(/[×x]$/i, '').trim();
  if (typed === '') return CASH_OUT_OFF;
  const match = /^(\d{1,3}(?:\.\d{3})+|\d{1,6})(?:,(\d{1,2}))?$/.exec(typed) ?? /^(\d{1,6})\.(\d{1,2})$/.exec(typed);
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  return Number(whole.replaceAll('.', '')) * RATE_ONE + Number(decimals.padEnd(2, '0')) * HUNDREDTH;
}
