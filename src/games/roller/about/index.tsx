import { LIMITS } from '../../../../rules/roller/roller';
import type { About } from '../../game';
import { useT } from '../../../i18n';
import { formatAmount, formatOdds, formatPercent } from '../../../i18n/format';
import { type Column, DataTable } from '../../../ui/DataTable';
import { ROLLER_CHOICES, type RollerChoice } from './choices';

const sign = ({ isHigher, choose }: RollerChoice): string => `${isHigher ? '>' : '<'} ${formatAmount(choose)}`;

/** What its choices return, the ends of the scale among them. */
function Figures() {
  const t = useT();
  const columns: readonly Column<RollerChoice>[] = [
    { key: 'choice', header: t('rules.choice'), cell: sign },
    { key: 'pays', header: t('rules.pays'), align: 'right', cell: (row) => formatOdds(row.rate) },
    { key: 'chance', header: t('rules.chance'), align: 'right', cell: (row) => formatPercent(row.chance) },
    { key: 'rtp', header: t('rules.rtp'), align: 'right', cell: (row) => formatPercent(row.rtp) },
  ];
  const [top, low] = ROLLER_CHOICES.slice(-2);
  return (
    <>
      <DataTable caption={t('game.roller')} columns={columns} rows={ROLLER_CHOICES} rowKey={sign} />
      {top === undefined || low === undefined ? null : (
        <p>{t('roller.ruleEnds', { top: formatPercent(top.rtp), low: formatPercent(low.rtp) })}</p>
      )}
    </>
  );
}

export const about: About = {
  rules: (t) => [
    t('roller.rule1'),
    t('roller.rule2'),
    t('roller.rule3', { min: formatOdds(LIMITS.min), max: formatOdds(LIMITS.max) }),
  ],
  Figures,
  fair: (t) => ({ title: t('roller.fairTitle'), body: t('roller.fairBody') }),
};
