import { useT } from '../../../i18n';
import { formatMultiplier, formatPercent } from '../../../i18n/format';
import { type Column, DataTable } from '../../../ui/DataTable';
import { ODDS, type OddsOf, type OddsRow } from './odds';

const MARKS = { higher: '↑', lower: '↓', same: '=' } as const;

/** What each guess on each card has for a chance and pays. */
export function Odds() {
  const t = useT();
  const face = ({ guess, chance, rate }: OddsOf) =>
    `${MARKS[guess]} ${formatPercent(chance)} · ${formatMultiplier(rate)}`;
  const columns: readonly Column<OddsRow>[] = [
    { key: 'rank', header: t('hilo.openCard'), cell: ({ rank }) => rank },
    { key: 'left', header: t('hilo.higherSame'), align: 'right', cell: ({ left }) => face(left) },
    { key: 'right', header: t('hilo.lowerSame'), align: 'right', cell: ({ right }) => face(right) },
    {
      key: 'rtp',
      header: 'RTP',
      align: 'right',
      cell: ({ left, right }) => formatPercent(Math.min(left.rtp, right.rtp)),
    },
  ];
  return <DataTable caption={t('hilo.odds')} columns={columns} rows={ODDS} rowKey={({ rank }) => rank} />;
}
