import { MINES_MAX, MINES_MIN } from '../../../../contract/constants';
import { CELLS } from '../../../../rules/mines/draw';
import { EDGE_PER_MINE, minesRate, returnAfter, rtp } from '../../../../rules/mines/payout';
import { RATE_ONE } from '../../../../rules/money';
import type { About } from '../../game';
import { useT } from '../../../i18n';
import { formatMultiplier, formatPercent } from '../../../i18n/format';
import { type Column, DataTable } from '../../../ui/DataTable';

/** Counts of mines that show how the game changes with them. */
const SHOWN: readonly number[] = [MINES_MIN, 3, 5, 10, 15, 20, MINES_MAX];

/** What a board pays with so many mines on it. */
function Figures() {
  const t = useT();
  const columns: readonly Column<number>[] = [
    { key: 'mines', header: t('mines.ruleCount'), cell: (mines) => mines },
    {
      key: 'first',
      header: t('mines.ruleFirst'),
      align: 'right',
      cell: (mines) => formatMultiplier(minesRate(mines, 1)),
    },
    {
      key: 'all',
      header: t('mines.ruleAll'),
      align: 'right',
      cell: (mines) => formatMultiplier(minesRate(mines, CELLS - mines)),
    },
    { key: 'rtp', header: t('rules.rtp'), align: 'right', cell: (mines) => formatPercent(returnAfter(mines, 1)) },
  ];
  return <DataTable caption={t('game.mines')} columns={columns} rows={SHOWN} rowKey={String} />;
}

export const about: About = {
  rules: (t) => [
    t('mines.rule1', { max: MINES_MAX }),
    t('mines.rule2'),
    t('mines.rule3', { edge: formatPercent(EDGE_PER_MINE / RATE_ONE), rtp: formatPercent(rtp()) }),
    t('mines.rule4'),
  ],
  Figures,
  fair: (t) => ({ title: t('mines.fairTitle'), body: t('mines.fairBody') }),
};
