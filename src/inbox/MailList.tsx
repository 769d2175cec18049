import { useEffect, useMemo, useRef } from 'react';
import { useT } from '../i18n';
import { Button } from '../ui/Button';
import { useMedia } from '../ui/useMedia';
import { useTallList } from '../ui/useTallList';
import type { Letter } from './letter';
import { MailCard } from './MailCard';
import { type Day, type MailRow, rowsOf } from './rows';
import css from './MailList.module.css';

/** Heights in rem, fixed: what is measured never moves under a finger. */
const DAY_REM = 2.25;
const CARD_REM = 5.25;
/** Where letters are so large that a line holds few words. */
const LARGE_CARD_REM = 6.5;
/** Of the window's height, what the list has of it, about. */
const SHARE = 0.8;

const DAY_WORDS = {
  today: 'inbox.today',
  yesterday: 'inbox.yesterday',
  older: 'inbox.older',
} as const satisfies Record<Day, string>;

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

const keyOfRow = (row: MailRow): string => (row.kind === 'day' ? row.day : row.letter.id);

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
  const rows = useMemo(() => rowsOf(letters, now), [letters, now]);
  const heightOf = useMemo(() => {
    const px = rem();
    const heights = { day: px * DAY_REM, mail: px * (large ? LARGE_CARD_REM : CARD_REM) };
    return ({ kind }: MailRow) => heights[kind];
  }, [large]);
  const list = useTallList({
    scroller,
    rows,
    list: letters[0]?.id ?? '',
    share: SHARE,
    heightOf,
    keyOf: keyOfRow,
    more,
  });

  const at = open === null ? -1 : rows.findIndex((row) => row.kind === 'mail' && row.letter.id === open);
  useEffect(() => {
    if (at >= 0) list.scrollToIndex(at, { align: 'auto' });
  }, [list, at]);

  const shown = list.getVirtualItems();
  const { loading, failed, load } = more;

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
