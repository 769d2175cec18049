import { useCallback, useEffect, useRef } from 'react';
import { useHouse } from '../../house/hooks';
import { type Translate, useT } from '../../i18n';
import { formatDayTime, formatRp } from '../../i18n/format';
import type { Column } from '../../ui/DataTable';
import { Note, Outcome, OwnHistory, PlayersOnly } from '../room/OwnHistory';
import { RoundLinks } from '../room/RoundLinks';
import { type LoadPage, usePaged } from '../room/usePaged';
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
  const { game } = usePoolRoom();
  const load = useCallback<LoadPage<Row>>((ask) => game.wire.mine(channel, ask), [channel, game]);
  const paged = usePaged(load, PAGE);
  useAfterOwnBet(paged.page === 1 ? paged.reload : null);
  return (
    <OwnHistory
      columns={columns(t, game)}
      rowKey={({ roundId, time, select, amount }) => `${roundId} ${time} ${select} ${amount}`}
      paged={paged}
    />
  );
}

/** Reads the first page again once an own bet was placed, and when a round was settled. */
function useAfterOwnBet(reload: (() => void) | null): void {
  const { actor, onSettled } = usePoolRoom();
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => {
    const again = () => latest.current?.();
    const accepted = actor.on('accepted', again);
    const unsettle = onSettled(again);
    return () => {
      accepted.unsubscribe();
      unsettle();
    };
  }, [actor, onSettled]);
}
