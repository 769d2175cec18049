import { HILO_MAX_SKIPS } from '../../../contract/constants';
import { MAX_RATE } from '../../../rules/hilo/payout';
import { useT } from '../../i18n';
import { formatOdds, formatPercent } from '../../i18n/format';
import { RTP } from '../../help/rtp';
import { Card } from '../../ui/Card';
import { type Column, DataTable } from '../../ui/DataTable';
import { ODDS, type OddsRow } from './room/odds';
import css from '../../help/Help.module.css';

/** The rules of Hilo with what each guess on each card pays and returns. */
export function HiloRules() {
  const t = useT();
  const columns: readonly Column<OddsRow>[] = [
    { key: 'card', header: t('rules.hiloCard'), cell: ({ rank }) => rank },
    {
      key: 'up',
      header: t('rules.hiloUp'),
      align: 'right',
      cell: ({ left }) => `${formatPercent(left.chance)} · ${formatOdds(left.rate)}`,
    },
    {
      key: 'down',
      header: t('rules.hiloDown'),
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
    <Card id="hilo">
      <h2 className={css.head}>{t('game.hilo')}</h2>
      <ul className={css.points}>
        <li>{t('rules.hilo1')}</li>
        <li>{t('rules.hilo2')}</li>
        <li>{t('rules.hilo3', { skips: HILO_MAX_SKIPS, max: formatOdds(MAX_RATE) })}</li>
      </ul>
      <DataTable caption={t('game.hilo')} columns={columns} rows={ODDS} rowKey={({ rank }) => rank} />
      <p>{t('lobby.rtp', { percent: formatPercent(RTP.hilo()) })}</p>
    </Card>
  );
}
