import { CURRENCY } from '../../../contract/constants';
import { CODE, errorText } from '../../../contract/errors';
import type { Spoken } from '../../i18n';
import { formatAmount } from '../../i18n/format';
import type { AmountLimits } from './amount';
import type { Stake } from './useStake';

/** What may be wrong with a stake that reads as an amount: outside the limits of a bet, or more than there is. */
export type StakeFault = 'bet-range' | 'balance';

/** What is wrong with a stake; null also while no limits are known. */
export function stakeFault({ amount, limits: { min, max }, balance }: Stake): StakeFault | null {
  if (max === 0) return null;
  if (amount < min || amount > max) return 'bet-range';
  return balance !== null && amount > balance ? 'balance' : null;
}

/** The fault of a stake in words, in every room; outside the limits in the documented ones (second document, section 5), as the server would say it. Null when nothing is wrong. */
export function stakeFaultText(
  { errors, t }: Spoken,
  fault: StakeFault | null,
  { min, max }: AmountLimits,
): string | null {
  switch (fault) {
    case null:
      return null;
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
