import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useT } from '../i18n';
import { Button } from '../ui/Button';
import { useMedia } from '../ui/useMedia';
import type { Letter } from './letter';
import { MailCard } from './MailCard';
import { type Day, type MailRow, rowsOf } from './rows';
import css from './MailList.module.css';

/** Heights in rem, fixed: what is measured never moves under a finger. */
const DAY_REM = 2.25;
const CARD_REM = 5.25;
/** Where letters are so large that a line holds few words. */
const LARGE_CARD_REM = 6.5;
/** Rows made ready beyond what is seen; so near to the end more are asked for. */
const AHEAD = 6;

const DAY_WORDS = {
  today: 'inbox.today',
  yesterday: 'inbox.yesterday',
  older: 'inbox.older',
} as const satisfies Record<Day, string>;

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

interface MailListProps {
  readonly letters: readonly Letter[];
  readonly now: number;
  /** The mail that is open beside the list; null for none. */
  readonly open: string | null;
  readonly onOpen: (id: string) => void;
  readonly onRemove?: (id: string) => void;
  /** What lies beyond the last mail. */
  readonly more: {
    readonly there: boolean;
    readonly loading: boolean;
    readonly failed: boolean;
    readonly load: () => void;
  };
}

/** Mails under the names of their days; only those in sight are in the page, older ones come as one scrolls. */
export function MailList({ letters, now, open, onOpen, onRemove, more }: MailListProps) {
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const large = useMedia('(max-width: 18em)');
  const rows = rowsOf(letters, now);
  const heightOf = (row: MailRow | undefined): number =>
    rem() * (row?.kind === 'day' ? DAY_REM : large ? LARGE_CARD_REM : CARD_REM);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (i) => heightOf(rows[i]),
    getItemKey: (i) => {
      const row = rows[i];
      return row === undefined ? i : row.kind === 'day' ? row.day : row.letter.id;
    },
    overscan: AHEAD,
    useFlushSync: false,
  });
  // Heights are known by the rows: when other rows stand at a place, theirs count.
  const shape = rows.map(({ kind }) => kind[0]).join('');
  useEffect(() => list.measure(), [list, shape, large]);

  const at = open === null ? -1 : rows.findIndex((row) => row.kind === 'mail' && row.letter.id === open);
  useEffect(() => {
    if (at >= 0) list.scrollToIndex(at, { align: 'auto' });
  }, [list, at]);

  const shown = list.getVirtualItems();
  const nearEnd = (shown.at(-1)?.index ?? 0) >= rows.length - 1 - AHEAD;
  const { there, loading, failed, load } = more;
  useEffect(() => {
    if (nearEnd && there && !loading && !failed) load();
  }, [nearEnd, there, loading, failed, load]);

  return (
    <div ref={scroller} className={css.scroller} role="list" aria-label={t('inbox.list')} aria-busy={loading}>
      <div className={css.all} style={{ height: list.getTotalSize() }}>
        {shown.map(({ key, index, start, size }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <div
              key={key}
              role="listitem"
              className={css.row}
              style={{ height: size, transform: `translateY(${String(start)}px)` }}
            >
              {row.kind === 'day' ? (
                <h3 className={css.day}>{t(DAY_WORDS[row.day])}</h3>
              ) : (
                <div className={css.place}>
                  <MailCard
                    letter={row.letter}
                    now={now}
                    on={row.letter.id === open}
                    onOpen={onOpen}
                    onRemove={onRemove}
                  />
                </div>
              )}
            </div>
          );
        })}
      </div>
      {loading ? (
        <p className={css.more} role="status">
          {t('inbox.more')}
        </p>
      ) : null}
      {failed ? (
        <p className={css.more} role="alert">
          {t('inbox.moreFailed')}
          <Button onClick={load}>{t('common.retry')}</Button>
        </p>
      ) : null}
    </div>
  );
}
