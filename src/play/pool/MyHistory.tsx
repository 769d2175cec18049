import { useCallback } from 'react';
import { useHouse } from '../../house/hooks';
import { type Translate, useT } from '../../i18n';
import { formatDayTime, formatRp } from '../../i18n/format';
import type { Column } from '../../ui/DataTable';
import { Note, Outcome, OwnHistory, PlayersOnly } from '../room/OwnHistory';
import { RoundLinks } from '../room/RoundLinks';
import { type LoadPage, usePaged } from '../room/usePaged';
import { useReloadAfterOwn } from '../room/useReloadAfterOwn';
import { usePoolRoom } from './context';
import type { AnyPool, MyRow, PoolRoomGame } from './game';
import css from './MyHistory.module.css';

const PAGE = 10;
type Row = MyRow<AnyPool, unknown>;

const columns = (t: Translate, game: PoolRoomGame): readonly Column<Row>[] => [
  {
    key: 'choice',
    header: t('pool.choice'),
    cell: ({ time, roundId, select, result }) => (
      <span className={css.what}>
        <span>{formatDayTime(time)}</span>
        <Note>{t('room.round', { id: roundId })}</Note>
        <span className={css.choice}>
          <span aria-hidden="true">{game.icon(select)}</span>
          {game.name(t, select)}
        </span>
        {result === undefined ? null : <RoundLinks game={game.id} roundId={roundId} compact />}
      </span>
    ),
  },
  { key: 'stake', header: t('pool.stake'), align: 'right', cell: ({ amount }) => formatRp(amount) },
  {
    key: 'result',
    header: t('room.result'),
    align: 'right',
    cell: ({ status, amount, winAmount, result }) => (
      <span className={css.result}>
        <Outcome status={status} staked={amount} back={winAmount} open={t('pool.open')} returned={t('pool.returned')} />
        {result === undefined ? null : game.face(result)}
      </span>
    ),
  },
];

/** The player's own bets, newest first. */
export function MyHistory() {
  return (
    <PlayersOnly>
      <MyBets />
    </PlayersOnly>
  );
}

function MyBets() {
  const t = useT();
  const { channel } = useHouse();
  const room = usePoolRoom();
  const { game } = room;
  const load = useCallback<LoadPage<Row>>(
    async (ask) => (await game.wire.mine?.(channel, ask)) ?? null,
    [channel, game],
  );
  const paged = usePaged(load, PAGE);
  useReloadAfterOwn(room, paged.page === 1 ? paged.reload : null);
  return (
    <OwnHistory
      columns={columns(t, game)}
      rowKey={({ roundId, time, select, amount }) => `${roundId} ${time} ${select} ${amount}`}
      paged={paged}
    />
  );
}
