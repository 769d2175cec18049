import { DICE_MULTIPLIERS, POOL_BETTING_MS } from '../../../contract/constants';
import { useT } from '../../i18n';
import { formatPercent, formatWireOdds } from '../../i18n/format';
import { RTP } from '../../help/rtp';
import { Card } from '../../ui/Card';
import { type Column, DataTable } from '../../ui/DataTable';
import { DICE_CHOICES, type DiceChoice } from './choices';
import css from '../../help/Help.module.css';

/** The rules of dice, every figure from the rules themselves. */
export function DiceRules() {
  const t = useT();
  const [one, two, three] = DICE_MULTIPLIERS.map(formatWireOdds);
  const columns: readonly Column<DiceChoice>[] = [
    { key: 'choice', header: t('rules.choice'), cell: (row) => t(row.label) },
    { key: 'pays', header: t('rules.pays'), align: 'right', cell: (row) => formatWireOdds(row.pays) },
    { key: 'chance', header: t('rules.chance'), align: 'right', cell: (row) => formatPercent(row.chance) },
  ];
  return (
    <Card id="dice">
      <h2 className={css.head}>{t('game.dice')}</h2>
      <ul className={css.points}>
        <li>{t('rules.dice1', { seconds: POOL_BETTING_MS / 1_000 })}</li>
        <li>{t('rules.dice2', { one: one ?? '', two: two ?? '', three: three ?? '' })}</li>
        <li>{t('rules.dice3')}</li>
      </ul>
      <DataTable caption={t('game.dice')} columns={columns} rows={DICE_CHOICES} rowKey={(row) => row.label} />
      <dl className={css.figures}>
        <div>
          <dt>{t('rules.rtp')}</dt>
          <dd>{t('lobby.rtp', { percent: formatPercent(RTP.dice()) })}</dd>
        </div>
      </dl>
    </Card>
  );
}
