import { latestOf } from '../../../machines/kit/solo/select';
import { useT } from '../../i18n';
import { formatRp, formatWireMultiplier } from '../../i18n/format';
import { type Column, DataTable } from '../../ui/DataTable';
import { Empty } from '../../ui/States';
import { Net } from '../room/Net';
import { sameFields } from '../room/sameFields';
import { useSolo, useSoloRoom } from './context';
import type { LatestRow } from './game';
import { RoundOf } from './RoundOf';

/** Everybody's latest rounds, newest first; the own one joins them once its result is shown. */
export function Latest() {
  const t = useT();
  const { game } = useSoloRoom();
  const rows = useSolo(latestOf<LatestRow>, sameFields);
  if (rows.length === 0) return <Empty title={t('solo.latestNone')}>{t('solo.latestNoneBody')}</Empty>;
  const columns: readonly Column<LatestRow>[] = [
    {
      key: 'player',
      header: t('room.player'),
      cell: ({ roundId, name, avatar, hue }) => (
        <RoundOf game={game.id} roundId={roundId} name={name} avatar={avatar} hue={hue} />
      ),
    },
    { key: 'stake', header: t('room.amount'), align: 'right', cell: ({ amount }) => formatRp(amount) },
    {
      key: 'rate',
      header: t('solo.rate'),
      align: 'right',
      cell: ({ multiplier }) => (multiplier > 0 ? formatWireMultiplier(multiplier) : '–'),
    },
    {
      key: 'back',
      header: t('room.result'),
      align: 'right',
      cell: ({ amount, winAmount }) => <Net stake={amount} back={winAmount} />,
    },
  ];
  return <DataTable caption={t('solo.latest')} columns={columns} rows={rows} rowKey={({ roundId }) => roundId} />;
}
