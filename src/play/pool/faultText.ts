import { CURRENCY } from '../../../contract/constants';
import { CODE, errorText } from '../../../contract/errors';
import type { Spoken } from '../../i18n';
import { formatAmount } from '../../i18n/format';
import type { AmountLimits } from '../room/amount';
import type { SlipFault } from './useSlip';

/** The fault of what is set up in words; outside the limits in the documented ones (second document, section 5), as the server would say it. Null when nothing is wrong. */
export function faultText({ locale, t }: Spoken, fault: SlipFault | null, { min, max }: AmountLimits): string | null {
  switch (fault) {
    case null:
      return null;
    case 'bet-range':
      return errorText(CODE.betOverLimit, locale, {
        min: formatAmount(min),
        max: formatAmount(max),
        currency: CURRENCY,
      });
    case 'balance':
      return t('fault.balance');
  }
}
