import { WINGO_CLOSE_MS } from '../../../../contract/constants';
import { useT } from '../../../i18n';
import { formatOdds, formatPercent } from '../../../i18n/format';
import { type Column, DataTable } from '../../../ui/DataTable';
import type { About } from '../../game';
import { WINGO_CHOICES, type WingoChoice } from './choices';

/** What each kind of choice pays and returns. */
function Figures() {
  const t = useT();
  const columns: readonly Column<WingoChoice>[] = [
    { key: 'choice', header: t('rules.choice'), cell: (row) => t(row.label) },
    { key: 'pays', header: t('rules.pays'), align: 'right', cell: (row) => row.rates.map(formatOdds).join(' / ') },
    { key: 'chance', header: t('rules.chance'), align: 'right', cell: (row) => formatPercent(row.chance) },
    { key: 'rtp', header: t('rules.rtp'), align: 'right', cell: (row) => formatPercent(row.rtp) },
  ];
  return <DataTable caption={t('game.wingo')} columns={columns} rows={WINGO_CHOICES} rowKey={(row) => row.label} />;
}

export const about: About = {
  rules: (t) => [t('wingo.rule1'), t('wingo.rule2', { seconds: WINGO_CLOSE_MS / 1_000 }), t('wingo.rule3')],
  Figures,
  fair: (t) => ({ title: t('wingo.fairTitle'), body: t('wingo.fairBody') }),
};
