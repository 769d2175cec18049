import { useCallback, useEffect, useRef } from 'react';
import { wingoCalls, type WingoMyRow } from '../../../contract/wingo';
import { useHouse, useLoggedIn } from '../../house/hooks';
import { type Translate, useT } from '../../i18n';
import { formatDayTime, formatRp, formatSigned } from '../../i18n/format';
import { isEmpty } from '../../net/channel';
import { Button } from '../../ui/Button';
import type { Column } from '../../ui/DataTable';
import { Empty } from '../../ui/States';
import { HistoryTable } from '../room/HistoryTable';
import { type LoadPage, usePaged } from '../room/usePaged';
import { useWingo, useWingoRoom } from './context';
import { MODEL_NAMES } from './models';
import { shortPhase } from './cells';
import { Ball, Picks } from './Picks';
import css from './History.module.css';

const PAGE = 10;

/** What became of an order, as money. */
const result = (row: WingoMyRow, t: Translate) => {
  switch (row.status) {
    case 'open':
      return <span className={css.note}>{t('wingo.open')}</span>;
    case 'returned':
      return <span className={css.note}>{t('wingo.returned')}</span>;
    case 'won':
      return <span className={row.winAmount > row.cost ? css.won : css.note}>{formatSigned(row.winAmount - row.cost)}</span>;
    case 'lost':
      return <span className={css.lost}>{formatSigned(-row.cost)}</span>;
  }
};

const columns = (t: Translate): readonly Column<WingoMyRow>[] => [
  { key: 'picks', header: t('wingo.choices'), cell: (row) => <span className={css.what}><span>{formatDayTime(row.time)}</span><span className={css.note}>{t(MODEL_NAMES[row.model])} {shortPhase(row.phase)}</span><Picks select={row.select} /></span> },
  { key: 'cost', header: t('wingo.myStake'), align: 'right', cell: (row) => formatRp(row.cost) },
  { key: 'result', header: t('room.result'), align: 'right', cell: (row) => <span className={css.choice}>{result(row, t)}{row.number === undefined ? null : <Ball number={row.number} size={22} />}</span> },
];

/** The player's own orders of all models, newest first. */
export function MyHistory() {
  const t = useT();
  const { openPanel } = useHouse();
  if (useLoggedIn()) return <MyOrders />;
  return <Empty title={t('room.guestTitle')} action={<Button onClick={() => openPanel('login')}>{t('login.submit')}</Button>}>{t('room.guestBody')}</Empty>;
}

function MyOrders() {
  const t = useT();
  const { channel } = useHouse();
  const load = useCallback<LoadPage<WingoMyRow>>(async (page, size) => {
    const reply = await channel.request(wingoCalls.myHistory, { page, size }, { quiet: true });
    return isEmpty(reply) ? null : reply;
  }, [channel]);
  const paged = usePaged(load, PAGE);
  useAfterOwnOrder(paged.page === 1 ? paged.reload : null);
  return <HistoryTable caption={t('room.myHistory')} columns={columns(t)} rowKey={({ phase, time, select }) => `${phase} ${time} ${select.join('+')}`} paged={paged} empty={{ title: t('room.emptyTitle'), body: t('room.emptyBody') }} />;
}

/** Reads the first page again once an own order was placed, and when one was settled. */
function useAfterOwnOrder(reload: (() => void) | null): void {
  const { actor, onSettled } = useWingoRoom();
  const other = useWingo(({ context }) => context.otherWin);
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
  useEffect(() => {
    if (other !== null) latest.current?.();
  }, [other]);
}
