import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../i18n';
import { Button } from '../ui/Button';
import { useMedia } from '../ui/useMedia';
import { useTallList } from '../ui/useTallList';
import type { Sen } from '../../rules/money';
import { type Day, dayOf } from '../../rules/days';
import { DAY_MS, WIB_OFFSET_MS } from '../../rules/wib';
import { dayText, signedRp } from './texts';
import css from './DayList.module.css';

/** Heights in rem, fixed: what is measured never moves under a finger. */
const DAY_REM = 2.5;
const ITEM_REM = 4;
/** Where letters are so large that a line holds few words. */
const LARGE_ITEM_REM = 6.25;
/** Of the window's height, what the rows have of it below the head, about. */
const SHARE = 0.4;

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** A line of the list. */
export type DayRow<Item> = { readonly kind: 'day'; readonly day: Day } | { readonly kind: 'item'; readonly item: Item };

const keyOfRow = (row: DayRow<{ readonly id: string }>): string => (row.kind === 'day' ? row.day : row.item.id);

/** Items under their days in Jakarta, in the order in which they came. */
export function rowsOf<Item>(items: readonly Item[], timeOf: (item: Item) => number): DayRow<Item>[] {
  const rows: DayRow<Item>[] = [];
  let last = Number.NaN;
  for (const item of items) {
    const at = timeOf(item);
    // A day's name is dear, and there may be a hundred thousand items.
    const day = Math.floor((at + WIB_OFFSET_MS) / DAY_MS);
    if (day !== last) rows.push({ kind: 'day', day: dayOf(at) });
    last = day;
    rows.push({ kind: 'item', item });
  }
  return rows;
}

interface DayListProps<Item extends { readonly id: string }> {
  /** What stands above the list and scrolls with it. */
  readonly head: ReactNode;
  /** Newest first; null while there is nothing to list: `instead` stands in its place. */
  readonly items: readonly Item[] | null;
  readonly instead: ReactNode;
  /** Always the same function: another one has all rows put under their days anew. */
  readonly timeOf: (item: Item) => number;
  readonly label: string;
  /** What is said while older ones come, and when they did not. */
  readonly words: { readonly more: string; readonly failed: string };
  /** What a day came to; undefined where it is not known. */
  readonly netOf: (day: Day) => Sen | undefined;
  readonly now: number;
  /** An item's row. Every row in sight is asked for with each step of the scroll: it should be a `memo`. */
  readonly children: (item: Item) => ReactNode;
  readonly more: {
    readonly there: boolean;
    readonly loading: boolean;
    readonly failed: boolean;
    readonly load: () => void;
  };
}

/** A list under days and what each day came to; only what is in sight is in the page, older rows come as one scrolls. */
export function DayList<Item extends { readonly id: string }>({
  head,
  items,
  instead,
  timeOf,
  label,
  words,
  netOf,
  now,
  children,
  more,
}: DayListProps<Item>) {
  const { t, locale } = useLocale();
  const scroller = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const above = useHeight(top);
  const large = useMedia('(max-width: 18em)');
  const rows = useMemo(() => (items === null ? [] : rowsOf(items, timeOf)), [items, timeOf]);
  const heightOf = useMemo(() => {
    const px = rem();
    const heights = { day: px * DAY_REM, item: px * (large ? LARGE_ITEM_REM : ITEM_REM) };
    return ({ kind }: DayRow<Item>) => heights[kind];
  }, [large]);
  const list = useTallList({
    scroller,
    rows,
    list: items?.[0]?.id ?? '',
    share: SHARE,
    heightOf,
    keyOf: keyOfRow,
    above,
    more: { ...more, there: more.there && items !== null },
  });
  const shown = list.getVirtualItems();
  const { loading, failed, load } = more;

  return (
    <div ref={scroller} className={css.scroller}>
      <div ref={top}>{head}</div>
      {items === null ? (
        instead
      ) : (
        <div
          className={css.all}
          role="list"
          aria-label={label}
          aria-busy={loading}
          style={{ height: list.getTotalSize() }}
        >
          {shown.map(({ key, index, start, size }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const net = row.kind === 'day' ? netOf(row.day) : undefined;
            return (
              <div key={key} role="listitem" className={css.row} style={{ height: size, top: start - above }}>
                {row.kind === 'item' ? (
                  children(row.item)
                ) : (
                  <h3 className={css.day}>
                    <span>{dayText(t, locale, row.day, now)}</span>
                    {net === undefined ? null : <b>{signedRp(net)}</b>}
                  </h3>
                )}
              </div>
            );
          })}
        </div>
      )}
      {loading ? (
        <p className={css.more} role="status">
          {words.more}
        </p>
      ) : null}
      {failed ? (
        <p className={css.more} role="alert">
          {words.failed}
          <Button onClick={load}>{t('common.retry')}</Button>
        </p>
      ) : null}
    </div>
  );
}

/** How high an element is, px, told as it is laid out: 0 until it was, so that nothing has to wait for it. */
function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const watcher = new ResizeObserver(([entry]) => setHeight(Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)));
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [element]);
  return height;
}
