import {
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useT } from '../i18n';
import { Button } from './Button';
import type { Listed } from './listed';
import {
  type Heights,
  heightOf,
  type ItemRow,
  type Plan,
  ration,
  type Row,
  rowsBetween,
  type Section,
  topOfItem,
} from './tallRows';
import { useHeadAnchor } from './useHeadAnchor';
import { useMedia } from './useMedia';
import { useStands } from './useStands';
import css from './TallList.module.css';

/** Rows are made so far beyond what is seen in the direction of the scroll, px: by the time they are reached they stand there. */
const AHEAD = 400;
/** And so far behind it, px: each row that is kept costs something in every frame. */
const BEHIND = 128;
/** So many items are made for one frame: what else is wanted comes with the next ones, first what is seen. */
const MADE_AT_ONCE = 3;
/** And for the first one, which has nothing else to move. */
const MADE_AT_FIRST = 6;
/** Rows are made anew once so much was scrolled, px: between that the browser moves what it has. */
const STEP = 128;
/** More are asked for when so few are left below, px. */
const MORE_WITHIN = 800;
const NONE: ReadonlySet<string> = new Set();

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

interface TallListProps<Item extends { readonly id: string }, Key extends string> {
  readonly label: string;
  /** Null while there is nothing to list: `instead` stands in its place. */
  readonly items: Listed<Item> | null;
  readonly instead?: ReactNode;
  readonly sections: readonly Section<Key>[];
  /** In rem, fixed: what is seen never moves under a finger. `large` is an item's where letters are so large that a line holds few words. */
  readonly heights: Heights & { readonly large: number };
  /** How much of it is seen at first, px, about, until it is known. */
  readonly room: number;
  /** What stands above the list and scrolls with it. */
  readonly head?: ReactNode;
  readonly sectionHead: (key: Key) => ReactNode;
  /** An item's row: a `memo`, for all in sight are asked for whenever what the list is in is made anew. */
  readonly children: (item: Item) => ReactNode;
  /** An item that is kept in sight; undefined for none. */
  readonly shown?: string;
  /** What is said while older ones come, and when they did not. */
  readonly words: { readonly more: string; readonly failed: string };
  /** What lies beyond the last item. */
  readonly more: {
    readonly there: boolean;
    readonly loading: boolean;
    readonly failed: boolean;
    readonly load: () => void;
  };
}

/**
 * A list under headings of which only what is in sight is in the page; older rows come as one scrolls. Its first frame has what is seen and no more, by a guess at its
 * place; what it costs follows what is seen, not how long it is.
 */
export function TallList<Item extends { readonly id: string }, Key extends string>({
  label,
  items,
  instead,
  sections,
  heights,
  room,
  head,
  sectionHead,
  children,
  shown,
  words,
  more: { there, loading, failed, load },
}: TallListProps<Item, Key>) {
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const above = useHeight(top, 0);
  const height = useHeight(scroller, room);
  const { scrolled, up, look, moves } = useScrolled(scroller);
  const large = useMedia('(max-width: 18em)');
  const px = useMemo(() => {
    const one = rem();
    return { head: one * heights.head, item: one * (large ? heights.large : heights.item) };
  }, [heights, large]);
  const plan: Plan<Key> = useMemo(() => ({ sections, count: items?.length ?? 0 }), [sections, items]);
  const stands = useStands(items?.at(0)?.id ?? '');
  const from = scrolled - above;
  const to = from + height;
  const [before, beyond] = stands ? (up ? [AHEAD, BEHIND] : [BEHIND, AHEAD]) : [0, 0];
  const rows = useRationed(
    scroller,
    rowsBetween(plan, px, from - before, to + beyond),
    from,
    to,
    moves,
    (index) => items?.at(index)?.id,
  );
  const all = heightOf(plan, px);

  const near = to + MORE_WITHIN > all && items !== null;
  useEffect(() => {
    if (near && there && !loading && !failed) load();
  }, [near, there, loading, failed, load]);

  const kept = shown === undefined || items === null ? -1 : placeOf(items, shown);
  const keptTop = kept < 0 ? null : topOfItem(plan, kept, px) + above;
  useEffect(() => {
    const { current } = scroller;
    if (current === null || keptTop === null) return;
    // Only as far as it has to go; one just below its heading shows that, too.
    const bottom = keptTop + px.item - current.clientHeight;
    if (current.scrollTop > keptTop) current.scrollTop = keptTop;
    else if (current.scrollTop < bottom) current.scrollTop = bottom;
  }, [keptTop, px]);

  const first = from > 0 ? rows.find((row) => row.kind === 'item' && row.top + px.item > from) : undefined;
  useAnchor(scroller, items, first?.kind === 'item' ? first : null, (index) => topOfItem(plan, index, px), look);
  useHeadAnchor(scroller, above, from > 0, look);

  return (
    <div ref={scroller} className={css.scroller}>
      {head === undefined ? null : <div ref={top}>{head}</div>}
      {items === null ? (
        instead
      ) : (
        <div className={css.all} role="list" aria-label={label} aria-busy={loading} style={{ height: all }}>
          {rows.map((row) => {
            const { kind, top } = row;
            if (kind === 'head') {
              const { from, key } = row.section;
              return <Place key={`head ${String(from)}`} top={top} height={px.head} of={key} show={sectionHead} />;
            }
            const item = items.at(row.index);
            return item === undefined ? null : (
              <Place key={item.id} top={top} height={px.item} of={item} show={children} />
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

interface PlaceProps<Shown> {
  /** px. */
  readonly top: number;
  readonly height: number;
  readonly of: Shown;
  readonly show: (of: Shown) => ReactNode;
}

function PlaceOf<Shown>({ top, height, of, show }: PlaceProps<Shown>) {
  return (
    <div role="listitem" className={css.row} style={{ height, top }}>
      {show(of)}
    </div>
  );
}
/** Where a row stands, and the row. A step of the scroll leaves those that stay alone: what is made anew for each of them is what the browser has to clear away meanwhile. */
const Place = memo(PlaceOf) as typeof PlaceOf;

/** How high an element is, px, told as it is laid out: a guess until it was, so that nothing has to wait for it. */
function useHeight(element: RefObject<HTMLElement | null>, guess: number): number {
  const [height, setHeight] = useState(guess);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const watcher = new ResizeObserver(([entry]) => setHeight(Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)));
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [element]);
  return height;
}

/** Where a row is among others; -1 if it is not. @param near where it was before */
function placeOf(items: Listed<{ readonly id: string }>, id: string, near = 0): number {
  if (items.at(near)?.id === id) return near;
  for (let index = 0; index < items.length; index += 1) if (items.at(index)?.id === id) return index;
  return -1;
}

/**
 * What was seen first stays where it is when rows come or go above it: nothing moves under a finger. Nothing is measured for that.
 * @param first the first row in sight; null while the list's beginning is
 * @param look has the rows follow at once
 */
function useAnchor(
  scroller: RefObject<HTMLElement | null>,
  items: Listed<{ readonly id: string }> | null,
  first: ItemRow | null,
  topOf: (index: number) => number,
  look: () => void,
): void {
  const last = useRef<{ readonly items: unknown; readonly id: string; readonly row: ItemRow } | null>(null);
  useLayoutEffect(() => {
    const before = last.current;
    const id = first === null ? undefined : items?.at(first.index)?.id;
    last.current = first === null || id === undefined ? null : { items, id, row: first };
    if (before === null || items === null || before.items === items) return;
    const index = placeOf(items, before.id, before.row.index);
    if (index < 0 || index === before.row.index || scroller.current === null) return;
    const row = { ...before.row, index, top: topOf(index) };
    last.current = { items, id: before.id, row };
    scroller.current.scrollBy(0, row.top - before.row.top);
    look();
  });
}

/**
 * How far it was scrolled, px, to the nearest step, and whether the last one went up: what happens between two changes nothing. `look` sees at once where it stands;
 * `moves` is true from then on until the rows have followed.
 */
function useScrolled(scroller: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ scrolled: 0, up: false });
  const last = useRef(0);
  const moves = useRef(false);
  const look = useCallback(() => {
    const scrolled = Math.round((scroller.current?.scrollTop ?? 0) / STEP) * STEP;
    if (scrolled === last.current) return;
    setPlace({ scrolled, up: scrolled < last.current });
    last.current = scrolled;
    moves.current = true;
  }, [scroller]);
  useEffect(() => void (moves.current = false), [place]);
  useEffect(() => {
    const { current } = scroller;
    if (current === null) return;
    current.addEventListener('scroll', look, { passive: true });
    return () => current.removeEventListener('scroll', look);
  }, [scroller, look]);
  return { ...place, look, moves };
}

/** Of the rows that are wanted those that a frame has the time for: what stands already, and some more; the others with the next frames. */
function useRationed<Key extends string>(
  scroller: RefObject<HTMLElement | null>,
  wanted: readonly Row<Key>[],
  from: number,
  to: number,
  moves: RefObject<boolean>,
  idOf: (index: number) => string | undefined,
): readonly Row<Key>[] {
  const made = useRef<ReadonlySet<string>>(NONE);
  const [, again] = useReducer((count: number) => count + 1, 0);
  const isMade = ({ index }: ItemRow) => made.current.has(idOf(index) ?? '');
  const rows = ration(wanted, isMade, made.current.size === 0 ? MADE_AT_FIRST : MADE_AT_ONCE, from, to);
  const left = rows.length < wanted.length;
  useEffect(() => {
    made.current = new Set(rows.map((row) => (row.kind === 'item' ? (idOf(row.index) ?? '') : '')));
    if (!left) return;
    const frame = requestAnimationFrame(() => {
      // What was scrolled to meanwhile has this frame's share of rows.
      if (!moves.current) startTransition(again);
    });
    return () => cancelAnimationFrame(frame);
  });
  const [first, last] = [rows[0]?.top, rows.at(-1)?.top];
  useEffect(() => {
    // New rows are laid out in a task of their own, by the question where they are: the frame has but to draw them.
    const timer = setTimeout(() => void scroller.current?.scrollTop);
    return () => clearTimeout(timer);
  }, [scroller, first, last]);
  return rows;
}
