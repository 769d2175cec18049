import { pay, toRate } from '../../../rules/money';
import { formatRp, formatWireOdds } from '../../i18n/format';
import type { SoloKind } from './game';

/** How a payment came about, with all decimals of the multiplier where tables show two. Nothing for a loss, and where the site's limit of a profit cut it. */
export function Sum({
  round: { amount, rate, winAmount },
}: {
  readonly round: Pick<SoloKind['round'], 'amount' | 'rate' | 'winAmount'>;
}) {
  if (winAmount === 0n || pay(amount, toRate(rate)) !== winAmount) return null;
  return (
    <p>
      {formatRp(amount)} × {formatWireOdds(rate).slice(0, -1)} = <b>{formatRp(winAmount)}</b>
    </p>
  );
}
