import { LIMITS } from '../../../rules/roller/roller';
import { useT } from '../../i18n';
import { formatAmount, formatOdds, formatPercent } from '../../i18n/format';
import { Card } from '../../ui/Card';
import { type Column, DataTable } from '../../ui/DataTable';
import { ROLLER_CHOICES, type RollerChoice } from './choices';
import css from '../../help/Help.module.css';

const sign = ({ isHigher, choose }: RollerChoice): string => `${isHigher ? '>' : '<'} ${formatAmount(choose)}`;

/** The rules of Roller with what its choices return, the ends of the scale among them. */
export function RollerRules() {
  const t = useT();
  const columns: readonly Column<RollerChoice>[] = [
    { key: 'choice', header: t('rules.choice'), cell: sign },
    { key: 'pays', header: t('rules.pays'), align: 'right', cell: (row) => formatOdds(row.rate) },
    { key: 'chance', header: t('rules.chance'), align: 'right', cell: (row) => formatPercent(row.chance) },
    { key: 'rtp', header: t('rules.rtp'), align: 'right', cell: (row) => formatPercent(row.rtp) },
  ];
  const [top, low] = ROLLER_CHOICES.slice(-2);
  return (
    <Card id="roller">
      <h2 className={css.head}>{t('game.roller')}</h2>
      <ul className={css.points}>
        <li>{t('rules.roller1')}</li>
        <li>{t('rules.roller2')}</li>
        <li>{t('rules.roller3', { min: formatOdds(LIMITS.min), max: formatOdds(LIMITS.max) })}</li>
      </ul>
      <DataTable caption={t('game.roller')} columns={columns} rows={ROLLER_CHOICES} rowKey={sign} />
      {top === undefined || low === undefined ? null : (
        <p>{t('rules.rollerEnds', { top: formatPercent(top.rtp), low: formatPercent(low.rtp) })}</p>
      )}
    </Card>
  );
}
