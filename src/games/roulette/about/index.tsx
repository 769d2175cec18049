import { POOL_BETTING_MS } from '../../../../contract/constants';
import { POCKETS } from '../../../../rules/roulette/wheel';
import type { About } from '../../game';
import { useT } from '../../../i18n';
import { formatOdds, formatPercent } from '../../../i18n/format';
import { type Column, DataTable } from '../../../ui/DataTable';
import { ROULETTE_ROWS, type TeamRow } from './choices';

/** Each team's rate, its chance and what comes back, counted from the pockets. */
function Figures() {
  const t = useT();
  const columns: readonly Column<TeamRow>[] = [
    { key: 'choice', header: t('rules.choice'), cell: (row) => t(row.label) },
    { key: 'pays', header: t('rules.pays'), align: 'right', cell: (row) => formatOdds(row.rate) },
    { key: 'chance', header: t('rules.chance'), align: 'right', cell: (row) => formatPercent(row.chance) },
    { key: 'rtp', header: t('rules.rtp'), align: 'right', cell: (row) => formatPercent(row.rtp) },
  ];
  return <DataTable caption={t('game.roulette')} columns={columns} rows={ROULETTE_ROWS} rowKey={(row) => row.label} />;
}

export const about: About = {
  rules: (t) => [t('roulette.rule1'), t('roulette.rule2', { seconds: POOL_BETTING_MS / 1_000 }), t('roulette.rule3')],
  Figures,
  fair: (t) => ({ title: t('roulette.fairTitle'), body: t('roulette.fairBody', { pockets: POCKETS }) }),
};
