import { HILO_MAX_SKIPS } from '../../../../contract/constants';
import { MAX_RATE, rtp } from '../../../../rules/hilo/payout';
import type { About } from '../../game';
import { useT } from '../../../i18n';
import { formatOdds, formatPercent } from '../../../i18n/format';
import { type Column, DataTable } from '../../../ui/DataTable';
import { ODDS, type OddsRow } from '../room/odds';

/** What each guess on each card pays and returns. */
function Figures() {
  const t = useT();
  const columns: readonly Column<OddsRow>[] = [
    { key: 'card', header: t('hilo.ruleCard'), cell: ({ rank }) => rank },
    {
      key: 'up',
      header: t('hilo.ruleUp'),
      align: 'right',
      cell: ({ left }) => `${formatPercent(left.chance)} · ${formatOdds(left.rate)}`,
    },
    {
      key: 'down',
      header: t('hilo.ruleDown'),
      align: 'right',
      cell: ({ right }) => `${formatPercent(right.chance)} · ${formatOdds(right.rate)}`,
    },
    {
      key: 'rtp',
      header: t('rules.rtp'),
      align: 'right',
      cell: ({ left, right }) => formatPercent(Math.min(left.rtp, right.rtp)),
    },
  ];
  return (
    <>
      <DataTable caption={t('game.hilo')} columns={columns} rows={ODDS} rowKey={({ rank }) => rank} />
      <p>{t('lobby.rtp', { percent: formatPercent(rtp()) })}</p>
    </>
  );
}

export const about: About = {
  rules: (t) => [
    t('hilo.rule1'),
    t('hilo.rule2'),
    t('hilo.rule3', { skips: HILO_MAX_SKIPS, max: formatOdds(MAX_RATE) }),
  ],
  Figures,
  fair: (t) => ({ title: t('hilo.fairTitle'), body: t('hilo.fairBody') }),
};
