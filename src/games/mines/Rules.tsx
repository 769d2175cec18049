import { MINES_MAX, MINES_MIN } from '../../../contract/constants';
import { CELLS } from '../../../rules/mines/draw';
import { EDGE_PER_MINE, minesRate, returnAfter, rtp } from '../../../rules/mines/payout';
import { RATE_ONE } from '../../../rules/money';
import { useT } from '../../i18n';
import { formatMultiplier, formatPercent } from '../../i18n/format';
import { Card } from '../../ui/Card';
import { type Column, DataTable } from '../../ui/DataTable';
import css from '../../help/Help.module.css';

/** Counts of mines that show how the game changes with them. */
const SHOWN: readonly number[] = [MINES_MIN, 3, 5, 10, 15, 20, MINES_MAX];

/** The rules of mines, every figure from the rules themselves. */
export function MinesRules() {
  const t = useT();
  const columns: readonly Column<number>[] = [
    { key: 'mines', header: t('rules.minesCount'), cell: (mines) => mines },
    {
      key: 'first',
      header: t('rules.minesFirst'),
      align: 'right',
      cell: (mines) => formatMultiplier(minesRate(mines, 1)),
    },
    {
      key: 'all',
      header: t('rules.minesAll'),
      align: 'right',
      cell: (mines) => formatMultiplier(minesRate(mines, CELLS - mines)),
    },
    { key: 'rtp', header: t('rules.rtp'), align: 'right', cell: (mines) => formatPercent(returnAfter(mines, 1)) },
  ];
  return (
    <Card id="mines">
      <h2 className={css.head}>{t('game.mines')}</h2>
      <ul className={css.points}>
        <li>{t('rules.mines1', { max: MINES_MAX })}</li>
        <li>{t('rules.mines2')}</li>
        <li>{t('rules.mines3', { edge: formatPercent(EDGE_PER_MINE / RATE_ONE), rtp: formatPercent(rtp()) })}</li>
        <li>{t('rules.mines4')}</li>
      </ul>
      <DataTable caption={t('game.mines')} columns={columns} rows={SHOWN} rowKey={String} />
    </Card>
  );
}
