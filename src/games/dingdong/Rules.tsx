import { DINGDONG_WIN_DELAY_MS, POOL_BETTING_MS } from '../../../contract/constants';
import {
  type DingdongSelection,
  PAYOUTS,
  returnOf,
  SELECTIONS,
  WEIGHT_SUM,
  WEIGHTS,
} from '../../../rules/dingdong/ring';
import { useT } from '../../i18n';
import { formatOdds, formatPercent } from '../../i18n/format';
import { Card } from '../../ui/Card';
import { type Column, DataTable } from '../../ui/DataTable';
import css from '../../help/Help.module.css';

const SHARES = new Map(WEIGHTS);
const AGAIN = SHARES.get('AGAIN') ?? 0;
/** How often a round ends on a selection: LAGI only delays it. 0 to 1. */
const chanceOf = (select: DingdongSelection): number => (SHARES.get(select) ?? 0) / (WEIGHT_SUM - AGAIN);

/** The rules of dingdong, every figure from the rules themselves. */
export function DingdongRules() {
  const t = useT();
  const columns: readonly Column<DingdongSelection>[] = [
    { key: 'choice', header: t('rules.choice'), cell: (row) => t(`dingdong.${row}`) },
    { key: 'pays', header: t('rules.pays'), align: 'right', cell: (row) => formatOdds(PAYOUTS[row]) },
    { key: 'chance', header: t('rules.chance'), align: 'right', cell: (row) => formatPercent(chanceOf(row)) },
    { key: 'rtp', header: t('rules.rtp'), align: 'right', cell: (row) => formatPercent(returnOf(row)) },
  ];
  return (
    <Card id="dingdong">
      <h2 className={css.head}>{t('game.dingdong')}</h2>
      <ul className={css.points}>
        <li>{t('dingdong.rule1', { seconds: POOL_BETTING_MS / 1_000 })}</li>
        <li>{t('dingdong.rule2')}</li>
        <li>{t('dingdong.rule3', { chance: formatPercent(AGAIN / WEIGHT_SUM) })}</li>
        <li>{t('dingdong.rule4', { seconds: DINGDONG_WIN_DELAY_MS / 1_000 })}</li>
      </ul>
      <DataTable caption={t('game.dingdong')} columns={columns} rows={SELECTIONS} rowKey={(row) => row} />
    </Card>
  );
}
