import { POOL_BETTING_MS } from '../../../contract/constants';
import { useT } from '../../i18n';
import { formatOdds, formatPercent } from '../../i18n/format';
import { Card } from '../../ui/Card';
import { type Column, DataTable } from '../../ui/DataTable';
import { ROULETTE_ROWS, type TeamRow } from './choices';
import css from '../../help/Help.module.css';

/** The rules of roulette: each team's rate, its chance and what comes back, counted from the pockets. */
export function RouletteRules() {
  const t = useT();
  const columns: readonly Column<TeamRow>[] = [
    { key: 'choice', header: t('rules.choice'), cell: (row) => t(row.label) },
    { key: 'pays', header: t('rules.pays'), align: 'right', cell: (row) => formatOdds(row.rate) },
    { key: 'chance', header: t('rules.chance'), align: 'right', cell: (row) => formatPercent(row.chance) },
    { key: 'rtp', header: t('rules.rtp'), align: 'right', cell: (row) => formatPercent(row.rtp) },
  ];
  return (
    <Card id="roulette">
      <h2 className={css.head}>{t('game.roulette')}</h2>
      <ul className={css.points}>
        <li>{t('rules.roulette1')}</li>
        <li>{t('rules.roulette2', { seconds: POOL_BETTING_MS / 1_000 })}</li>
        <li>{t('rules.roulette3')}</li>
      </ul>
      <DataTable caption={t('game.roulette')} columns={columns} rows={ROULETTE_ROWS} rowKey={(row) => row.label} />
    </Card>
  );
}
