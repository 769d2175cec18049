import { DICE_MULTIPLIERS, POOL_BETTING_MS } from '../../../../contract/constants';
import { rtp } from '../../../../rules/dice/dice';
import type { About } from '../../game';
import { useT } from '../../../i18n';
import { formatPercent, formatWireOdds } from '../../../i18n/format';
import { type Column, DataTable } from '../../../ui/DataTable';
import { DICE_CHOICES, type DiceChoice } from './choices';
import css from '../../../help/Help.module.css';

/** What so many matching dice return, and the share that comes back. */
function Figures() {
  const t = useT();
  const columns: readonly Column<DiceChoice>[] = [
    { key: 'choice', header: t('rules.choice'), cell: (row) => t(row.label) },
    { key: 'pays', header: t('rules.pays'), align: 'right', cell: (row) => formatWireOdds(row.pays) },
    { key: 'chance', header: t('rules.chance'), align: 'right', cell: (row) => formatPercent(row.chance) },
  ];
  return (
    <>
      <DataTable caption={t('game.dice')} columns={columns} rows={DICE_CHOICES} rowKey={(row) => row.label} />
      <dl className={css.figures}>
        <div>
          <dt>{t('rules.rtp')}</dt>
          <dd>{t('lobby.rtp', { percent: formatPercent(rtp()) })}</dd>
        </div>
      </dl>
    </>
  );
}

export const about: About = {
  rules: (t) => {
    const [one = '', two = '', three = ''] = DICE_MULTIPLIERS.map(formatWireOdds);
    return [
      t('dice.rule1', { seconds: POOL_BETTING_MS / 1_000 }),
      t('dice.rule2', { one, two, three }),
      t('dice.rule3'),
    ];
  },
  Figures,
  fair: (t) => ({ title: t('dice.fairTitle'), body: t('dice.fairBody') }),
};
