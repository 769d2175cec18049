import type { AutoFault } from '../../../../machines/autobet/types';
import type { Spoken } from '../../../i18n';
import { formatBalance, formatMultiplier } from '../../../i18n/format';
import { stakeFaultText } from '../stakeFault';
import type { RunSetup } from './setup';

/** A field's fault in words; null when nothing is wrong. */
export function faultText(
  spoken: Spoken,
  fault: AutoFault | undefined,
  { limits, balance, leastRate }: Pick<RunSetup, 'limits' | 'balance' | 'leastRate'>,
): string | null {
  const { t } = spoken;
  switch (fault) {
    case undefined:
      return null;
    case 'bet-low':
    case 'bet-range':
    case 'balance':
      return stakeFaultText(spoken, fault, limits);
    case 'stop-loss-not-below-balance':
    case 'stop-profit-not-above-balance':
    case 'lost-above-balance':
      return t(`fault.${fault}`, { balance: `Rp ${formatBalance(balance ?? 0)}` });
    case 'rate-too-low':
      return leastRate === null ? null : t('fault.least', { least: formatMultiplier(leastRate) });
    default:
      return t(`fault.${fault}`);
  }
}
