import { useCallback, useEffect, useRef } from 'react';
import { crashCalls, type CrashMyRow } from '../../../contract/crash';
import { useHouse, useLoggedIn } from '../../house/hooks';
import { type Translate, useT } from '../../i18n';
import { formatAmount, formatDayTime, formatRp, formatSigned, formatWireMultiplier } from '../../i18n/format';
import { isEmpty } from '../../net/channel';
import { Button } from '../../ui/Button';
import type { Column } from '../../ui/DataTable';
import { Empty } from '../../ui/States';
import { HistoryTable } from '../room/HistoryTable';
import { type LoadPage, usePaged } from '../room/usePaged';
import { useCrash } from './context';
import css from './History.module.css';

const PAGE = 10;

/** What became of a bet, as money. */
const result = (row: CrashMyRow, t: Translate) => {
  switch (row.status) {
    case 'open':
      return <span className={css.note}>{t('crash.open')}</span>;
    case 'returned':
      return <span className={css.note}>{t('crash.returned')}</span>;
    case 'won':
      return <span className={row.winAmount > row.amount ? css.won : css.note}>{formatSigned(row.winAmount - row.amount)}</span>;
    case 'lost':
      return <span className={css.lost}>{formatSigned(-row.amount)}</span>;
  }
};

const columns = (t: Translate): readonly Column<CrashMyRow>[] => [
  { key: 'round', header: t('room.time'), cell: (row) => <>{formatDayTime(row.time)}<br /><span className={css.note}>{t('crash.myRow', { id: formatAmount(BigInt(row.roundId) * 100n) })}</span></> },
  { key: 'bet', header: t('crash.bet'), align: 'right', cell: (row) => formatRp(row.amount) },
  { key: 'out', header: t('crash.out'), align: 'right', cell: (row) => (row.rate === undefined ? <span className={css.note}>{row.target === undefined ? '–' : formatWireMultiplier(row.target)}</span> : formatWireMultiplier(row.rate)) },
  { key: 'result', header: t('room.result'), align: 'right', cell: (row) => result(row, t) },
];

/** The player's own bets, newest first. */
export function MyHistory() {
  const t = useT();
  const { openPanel } = useHouse();
  if (useLoggedIn()) return <MyBets />;
  return <Empty title={t('room.guestTitle')} action={<Button onClick={() => openPanel('login')}>{t('login.submit')}</Button>}>{t('room.guestBody')}</Empty>;
}

function MyBets() {
  const t = useT();
  const { channel } = useHouse();
  const load = useCallback<LoadPage<CrashMyRow>>(async (page, size) => {
    const reply = await channel.request(crashCalls.myHistory, { page, size }, { quiet: true });
    return isEmpty(reply) ? null : reply;
  }, [channel]);
  const paged = usePaged(load, PAGE);
  useAfterOwnBet(paged.page === 1 ? paged.reload : null);
  return <HistoryTable caption={t('room.myHistory')} columns={columns(t)} rowKey={({ roundId, time, status }) => `${roundId}-${time}-${status}`} paged={paged} empty={{ title: t('room.emptyTitle'), body: t('room.emptyBody') }} />;
}

/** Reads the first page again once an own bet was placed or settled. */
function useAfterOwnBet(reload: (() => void) | null): void {
  const own = useCrash(({ context }) => `${context.own.state} ${context.next.state}`);
  const seen = useRef(own);
  useEffect(() => {
    if (seen.current === own) return;
    seen.current = own;
    reload?.();
  }, [own, reload]);
}
