import { useT } from '../../../i18n';
import { formatAmount, formatMultiplier, formatPercent } from '../../../i18n/format';
import { type Column, DataTable } from '../../../ui/DataTable';
import { type Payout, PAYOUTS } from './payouts';

/** What each right flip pays, computed by the rules. */
export function Payouts() {
  const t = useT();
  const columns: readonly Column<Payout>[] = [
    { key: 'flips', header: t('coinFlip.flips'), cell: ({ flips }) => flips },
    { key: 'rate', header: t('coinFlip.rate'), align: 'right', cell: ({ rate }) => formatMultiplier(rate) },
    {
      key: 'chance',
      header: t('coinFlip.reach'),
      align: 'right',
      cell: ({ oneIn }) => t('coinFlip.oneIn', { n: formatAmount(oneIn) }),
    },
    { key: 'back', header: 'RTP', align: 'right', cell: ({ back }) => formatPercent(back) },
  ];
  return (
    <DataTable caption={t('coinFlip.payouts')} columns={columns} rows={PAYOUTS} rowKey={({ flips }) => String(flips)} />
  );
}
