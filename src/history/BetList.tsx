import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BetRow as Bet } from '../../contract/history';
import { useLocale } from '../i18n';
import { Button } from '../ui/Button';
import { useMedia } from '../ui/useMedia';
import { BetRow } from './BetRow';
import type { Day } from './period';
import { type ListRow, rowsOf, type Sum } from './sums';
import { dayText, signedRp } from './texts';
import css from './BetList.module.css';

/** Heights in rem, fixed: what is measured never moves under a finger. */
const DAY_REM = 2.5;
const BET_REM = 4;
/** Where letters are so large that a line holds few words. */
const LARGE_BET_REM = 6.25;
/** Rows made ready beyond what is seen; so near to the end more are asked for. */
const AHEAD = 6;

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

interface BetListProps {
  /** What stands above the list and scrolls with it. */
  readonly head: ReactNode;
  /** Null while there is nothing to list: `instead` stands in its place. */
  readonly bets: readonly Bet[] | null;
  readonly instead: ReactNode;
  readonly sums: ReadonlyMap<Day, Sum> | null;
  readonly now: number;
  /** The bet that is open beside the list; null for none. */
  readonly open: string | null;
  readonly onOpen: (id: string) => void;
  readonly more: {
    readonly there: boolean;
    readonly loading: boolean;
    readonly failed: boolean;
    readonly load: () => void;
  };
}

/** Bets under their days and what each day came to; only those in sight are in the page, older ones come as one scrolls. */
export function BetList({ head, bets, instead, sums, now, open, onOpen, more }: BetListProps) {
  const { t } = useLocale();
  const scroller = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const above = useHeight(top);
  const large = useMedia('(max-width: 18em)');
  const rows = bets === null ? [] : rowsOf(bets);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (i) => rem() * (rows[i]?.kind === 'day' ? DAY_REM : large ? LARGE_BET_REM : BET_REM),
    getItemKey: (i) => {
      const row = rows[i];
      return row === undefined ? i : row.kind === 'day' ? row.day : row.bet.id;
    },
    scrollMargin: above,
    overscan: AHEAD,
    useFlushSync: false,
  });
  // Heights are known by the rows: when other rows stand at a place, theirs count.
  const shape = rows.map(({ kind }) => kind[0]).join('');
  useEffect(() => list.measure(), [list, shape, large]);

  const shown = list.getVirtualItems();
  const nearEnd = rows.length > 0 && (shown.at(-1)?.index ?? 0) >= rows.length - 1 - AHEAD;
  const { there, loading, failed, load } = more;
  useEffect(() => {
    if (nearEnd && there && !loading && !failed) load();
  }, [nearEnd, there, loading, failed, load]);

  return (
    <div ref={scroller} className={css.scroller}>
      <div ref={top}>{head}</div>
      {bets === null ? (
        instead
      ) : (
        <div
          className={css.all}
          role="list"
          aria-label={t('history.list')}
          aria-busy={loading}
          style={{ height: list.getTotalSize() }}
        >
          {shown.map(({ key, index, start, size }) => {
            const row = rows[index];
            return row === undefined ? null : (
              <div
                key={key}
                role="listitem"
                className={css.row}
                style={{ height: size, transform: `translateY(${String(start - above)}px)` }}
              >
                <Line row={row} sums={sums} now={now} open={open} onOpen={onOpen} />
              </div>
            );
          })}
        </div>
      )}
      {loading ? (
        <p className={css.more} role="status">
          {t('history.more')}
        </p>
      ) : null}
      {failed ? (
        <p className={css.more} role="alert">
          {t('history.moreFailed')}
          <Button onClick={load}>{t('common.retry')}</Button>
        </p>
      ) : null}
    </div>
  );
}

interface LineProps extends Pick<BetListProps, 'sums' | 'now' | 'open' | 'onOpen'> {
  readonly row: ListRow;
}

function Line({ row, sums, now, open, onOpen }: LineProps) {
  const { t, locale } = useLocale();
  if (row.kind === 'bet') return <BetRow bet={row.bet} on={row.bet.id === open} onOpen={onOpen} />;
  const sum = sums?.get(row.day);
  return (
    <h3 className={css.day}>
      <span>{dayText(t, locale, row.day, now)}</span>
      {sum === undefined ? null : <b>{signedRp(sum.net)}</b>}
    </h3>
  );
}

/** How high an element is, followed as it changes, px. */
function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => setHeight(current.offsetHeight);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [element]);
  return height;
}
