import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, startTransition, useEffect, useMemo, useState } from 'react';

/** Rows made ready beyond what is seen; so near to the end more are asked for. */
const AHEAD = 6;

/** How long a list stands before rows are made that nobody sees yet, ms: the sheet around it is still on its way. */
const STANDS_MS = 250;

type List = Virtualizer<HTMLElement, HTMLElement>;

/** Tells how large what scrolls is, as it is laid out: to ask for it would have everything laid out at once, before the rows are there. */
function observeElementRect({ scrollElement }: List, tell: (rect: { width: number; height: number }) => void) {
  if (scrollElement === null) return undefined;
  const watcher = new ResizeObserver(([entry]) => {
    const box = entry?.borderBoxSize[0];
    if (box) tell({ width: Math.round(box.inlineSize), height: Math.round(box.blockSize) });
  });
  watcher.observe(scrollElement);
  return () => watcher.disconnect();
}

interface TallListProps<Row> {
  readonly scroller: RefObject<HTMLElement | null>;
  /** The same array for as long as they are the same: others are measured anew, all of them. */
  readonly rows: readonly Row[];
  /** Which list it is: another one begins with what is seen, and rows beyond come once it stands. */
  readonly list: string;
  /** How much of the window's height the list shows, about, until it is known. */
  readonly share: number;
  /** px. Always the same function for the same heights. */
  readonly heightOf: (row: Row) => number;
  /** Always the same function. */
  readonly keyOf: (row: Row) => string;
  /** How high what scrolls above the list is, px. */
  readonly above?: number;
  /** What lies beyond the last row. */
  readonly more: {
    readonly there: boolean;
    readonly loading: boolean;
    readonly failed: boolean;
    readonly load: () => void;
  };
}

/**
 * The rows of a long list that are in sight, with where they stand. Its first frame has what is seen and no more, by a guess at its place; older rows are asked for as one
 * comes near the end.
 */
export function useTallList<Row>({
  scroller,
  rows,
  list: name,
  share,
  heightOf,
  keyOf,
  above = 0,
  more: { there, loading, failed, load },
}: TallListProps<Row>): List {
  const [ready, setReady] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setReady(name)), STANDS_MS);
    return () => clearTimeout(timer);
  }, [name]);
  // One with the other: other keys have all rows measured anew, which is what other heights ask for.
  const { keyAt, heightAt } = useMemo(
    () => ({
      keyAt: (i: number) => (rows[i] === undefined ? i : keyOf(rows[i])),
      heightAt: (i: number) => (rows[i] === undefined ? 0 : heightOf(rows[i])),
    }),
    [rows, keyOf, heightOf],
  );
  const list: List = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: heightAt,
    getItemKey: keyAt,
    initialRect: { width: innerWidth, height: innerHeight * share },
    observeElementRect,
    scrollMargin: above,
    overscan: ready === name ? AHEAD : 0,
    useFlushSync: false,
  });
  // Where all rows that were there have gone, what lies beyond comes too.
  const nearEnd = (list.getVirtualItems().at(-1)?.index ?? 0) >= rows.length - 1 - AHEAD;
  useEffect(() => {
    if (nearEnd && there && !loading && !failed) load();
  }, [nearEnd, there, loading, failed, load]);
  return list;
}
