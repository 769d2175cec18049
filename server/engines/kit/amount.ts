import { CODE } from '../../../contract/errors';
import { CURRENCY } from '../../../contract/constants';
import { formatAmount } from '../../../rules/format';
import { MoneyError, type MoneyFault, type Sen, toSen } from '../../../rules/money';
import { isWholeStake, type StakeLimits } from '../../../rules/stake';
import type { Refusal } from './effects';

/** An amount that may be staked, or why it may not. */
export type ReadAmount = { readonly ok: true; readonly sen: Sen } | { readonly ok: false; readonly refusal: Refusal };

/** 711 with the limits that the text names (second document, sections 5 and 8). */
export const overLimit = ({ min, max }: StakeLimits): Refusal => ({
  code: CODE.betOverLimit,
  params: { min: formatAmount(min), max: formatAmount(max), currency: CURRENCY },
});

/** A number beyond any amount is over the limit; everything else that is no amount is a wrong one. */
const CODE_OF: Readonly<Record<MoneyFault, 'limit' | 'wrong'>> = {
  'not-finite': 'wrong',
  negative: 'wrong',
  decimals: 'wrong',
  'not-integer': 'wrong',
  'too-big': 'limit',
};

/**
 * Reads a stake as it came over the wire: whole rupiah, within the site's limits.
 * Refuses with 702 (no amount, or with sen) or 711 (outside the limits).
 */
export function readAmount(wire: number, limits: StakeLimits): ReadAmount {
  let sen: Sen;
  try {
    sen = toSen(wire);
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    return { ok: false, refusal: CODE_OF[error.fault] === 'limit' ? overLimit(limits) : { code: CODE.wrongBetAmount } };
  }
  if (!isWholeStake(sen)) return { ok: false, refusal: { code: CODE.wrongBetAmount } };
  if (sen < limits.min || sen > limits.max || sen <= 0n) return { ok: false, refusal: overLimit(limits) };
  return { ok: true, sen };
}
