import { isOpen } from '../../../../machines/kit/solo/desk';
import { rateAfter } from '../../../../machines/mines/select';
import { CELLS } from '../../../../rules/mines/draw';
import { returnAfter } from '../../../../rules/mines/payout';
import { type Rate, RATE_ONE } from '../../../../rules/money';
import { useT } from '../../../i18n';
import { formatMultiplier, formatPercent } from '../../../i18n/format';
import { type Column, DataTable } from '../../../ui/DataTable';
import { useDesk, useMines } from './context';

interface Row {
  readonly gems: number;
  readonly rate: Rate;
  /** How likely so many gems are found one after another, 0 to 1, and what stopping there returns. */
  readonly chance: number;
  readonly back: number;
}

/** What each gem pays with so many mines, computed by the rules. */
export function Payouts() {
  const t = useT();
  const chosen = useDesk((desk) => desk.mines());
  const own = useMines(({ context: { round } }) => (round !== null && isOpen(round) ? round.mines : null));
  const mines = own ?? chosen;
  const rows = Array.from({ length: CELLS - mines }, (_, i): Row => {
    const rate = rateAfter(mines, i + 1) ?? 0;
    const back = returnAfter(mines, i + 1);
    return { gems: i + 1, rate, back, chance: (back * RATE_ONE) / rate };
  });
  const columns: readonly Column<Row>[] = [
    { key: 'gems', header: t('mines.gems'), cell: ({ gems }) => gems },
    { key: 'rate', header: t('solo.rate'), align: 'right', cell: ({ rate }) => formatMultiplier(rate) },
    { key: 'chance', header: t('mines.reach'), align: 'right', cell: ({ chance }) => formatPercent(chance) },
    { key: 'back', header: 'RTP', align: 'right', cell: ({ back }) => formatPercent(back) },
  ];
  return (
    <DataTable
      caption={t('mines.payoutsWith', { n: mines })}
      columns={columns}
      rows={rows}
      rowKey={({ gems }) => String(gems)}
    />
  );
}
