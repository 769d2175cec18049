import type { AutoFault } from '../../../machines/autobet/types';
import { AUTO_MIN } from '../../../rules/crash/payout';
import { RATE_STEP } from '../../../rules/crash/target';
import type { Translate } from '../../i18n';
import { formatBalance, formatMultiplier, formatRp } from '../../i18n/format';
import type { Bet } from './useBet';

/** A field's fault in words; null when nothing is wrong. */
export function faultText(t: Translate, fault: AutoFault | undefined, { limits, balance, mode }: Pick<Bet, 'limits' | 'balance' | 'mode'>): string | null {
  switch (fault) {
    case undefined:
      return null;
    case 'bet-range':
      return t('fault.bet-range', { min: formatRp(limits.min), max: formatRp(limits.max) });
    case 'stop-loss-not-below-balance':
    case 'stop-profit-not-above-balance':
      return t(`fault.${fault}`, { balance: `Rp ${formatBalance(balance ?? 0)}` });
    case 'rate-too-low':
      // A run has to ask for more than the lowest, a single bet may ask for it.
      return t('fault.rate-too-low', { rate: formatMultiplier(mode === 'auto' ? AUTO_MIN + RATE_STEP : AUTO_MIN) });
    default:
      return t(`fault.${fault}`);
  }
}
