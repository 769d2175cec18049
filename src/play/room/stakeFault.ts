import { CURRENCY } from '../../../contract/constants';
import { CODE, errorText } from '../../../contract/errors';
import { type RangeFault, rangeFault } from '../../../rules/stake';
import type { Spoken } from '../../i18n';
import { formatAmount } from '../../i18n/format';
import type { AmountLimits } from './amount';
import type { Stake } from './useStake';

/** What may be wrong with a stake that reads as an amount: below the least bet, above the greatest, or more than there is. */
export type StakeFault = RangeFault | 'balance';

/** What is wrong with a stake; null also while no limits are known. */
export const stakeFault = ({ amount, limits, balance }: Stake): StakeFault | null =>
  limits.max === 0 ? null : (rangeFault(amount, limits) ?? (balance !== null && amount > balance ? 'balance' : null));

/**
 * The fault of a stake in words, in every room. Above the limits they are the documented ones (second document, section 5), as the server would say it; those say of any amount
 * that it is too much, so that one below is told the least. Null when nothing is wrong.
 */
export function stakeFaultText(
  { errors, t }: Spoken,
  fault: StakeFault | null,
  { min, max }: AmountLimits,
): string | null {
  switch (fault) {
    case null:
      return null;
    case 'bet-low':
      return t('fault.least', { least: `Rp ${formatAmount(min)}` });
    case 'bet-range':
      return errorText(
        CODE.betOverLimit,
        {
          min: formatAmount(min),
          max: formatAmount(max),
          currency: CURRENCY,
        },
        errors,
      );
    case 'balance':
      return t('fault.balance');
  }
}
