import { DINGDONG_WIN_DELAY_MS, POOL_BETTING_MS } from '../../../../contract/constants';
import {
  type DingdongSelection,
  PAYOUTS,
  returnOf,
  SELECTIONS,
  WEIGHT_SUM,
  WEIGHTS,
} from '../../../../rules/dingdong/ring';
import type { About } from '../../game';
import { useT } from '../../../i18n';
import { formatAmount, formatOdds, formatPercent } from '../../../i18n/format';
import { type Column, DataTable } from '../../../ui/DataTable';

const SHARES = new Map(WEIGHTS);
const AGAIN = SHARES.get('AGAIN') ?? 0;
/** How often a round ends on a selection: LAGI only delays it. 0 to 1. */
const chanceOf = (select: DingdongSelection): number => (SHARES.get(select) ?? 0) / (WEIGHT_SUM - AGAIN);

/** What each symbol pays and how often a round ends on it. */
function Figures() {
  const t = useT();
  const columns: readonly Column<DingdongSelection>[] = [
    { key: 'choice', header: t('rules.choice'), cell: (row) => t(`dingdong.${row}`) },
    { key: 'pays', header: t('rules.pays'), align: 'right', cell: (row) => formatOdds(PAYOUTS[row]) },
    { key: 'chance', header: t('rules.chance'), align: 'right', cell: (row) => formatPercent(chanceOf(row)) },
    { key: 'rtp', header: t('rules.rtp'), align: 'right', cell: (row) => formatPercent(returnOf(row)) },
  ];
  return <DataTable caption={t('game.dingdong')} columns={columns} rows={SELECTIONS} rowKey={(row) => row} />;
}

export const about: About = {
  rules: (t) => [
    t('dingdong.rule1', { seconds: POOL_BETTING_MS / 1_000 }),
    t('dingdong.rule2'),
    t('dingdong.rule3', { chance: formatPercent(AGAIN / WEIGHT_SUM) }),
    t('dingdong.rule4', { seconds: DINGDONG_WIN_DELAY_MS / 1_000 }),
  ],
  Figures,
  fair: (t) => ({
    title: t('dingdong.fairTitle'),
    body: t('dingdong.fairBody', {
      sum: formatAmount(WEIGHT_SUM),
      weights: WEIGHTS.map(([stop, weight]) => `${t(`dingdong.${stop}`)} ${weight}`).join(', '),
    }),
  }),
};
