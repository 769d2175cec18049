import type { AutoFault } from '../../../../machines/autobet/types';
import type { Translate } from '../../../i18n';
import { formatBalance, formatMultiplier, formatRp } from '../../../i18n/format';
import type { RunSetup } from './setup';

/** A field's fault in words; null when nothing is wrong. */
export function faultText(
  t: Translate,
  fault: AutoFault | undefined,
  { limits, balance, leastRate }: Pick<RunSetup, 'limits' | 'balance' | 'leastRate'>,
): string | null {
  switch (fault) {
    case undefined:
      return null;
    case 'bet-range':
      return t('fault.bet-range', { min: formatRp(limits.min), max: formatRp(limits.max) });
    case 'stop-loss-not-below-balance':
    case 'stop-profit-not-above-balance':
      return t(`fault.${fault}`, { balance: `Rp ${formatBalance(balance ?? 0)}` });
    case 'rate-too-low':
      return leastRate === null ? null : t('fault.rate-too-low', { rate: formatMultiplier(leastRate) });
    default:
      return t(`fault.${fault}`);
  }
}
