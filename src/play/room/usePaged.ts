import { useCallback, useEffect, useRef, useState } from 'react';
import { DEEPEST_ROW, type PageAsk } from '../../../contract/common';
import { CodeError } from '../../../contract/errors';

/** A page as it is answered (contract/common, pageOf). */
export interface PageReply<Row> {
  readonly total: number;
  readonly list: readonly Row[];
  readonly next?: string | null | undefined;
}

/** One page of a list. Null stands for no answer, because there was no connection. */
export type LoadPage<Row> = (ask: PageAsk) => Promise<PageReply<Row> | null>;

export interface Paged<Row> {
  /** What is on screen stays there while the next page is on its way. */
  readonly rows: readonly Row[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Whether another page follows. */
  readonly more: boolean;
  /** Where it begins; undefined for a list that is known by page numbers only. */
  readonly next: string | null | undefined;
  readonly state: 'loading' | 'ready' | 'failed';
  /** The documented code of a failure. */
  readonly code: number | undefined;
  goTo(page: number): void;
  reload(): void;
}

interface Shown<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly next: string | null | undefined;
  readonly state: Paged<Row>['state'];
  readonly code: number | undefined;
}

/** Whether a page follows: the list says so itself, or its numbers do, as far as they reach. */
export function hasMore({ next, page, total }: Pick<Shown<unknown>, 'next' | 'page' | 'total'>, size: number): boolean {
  if (next !== undefined) return next !== null;
  return page * size < total && page * size <= DEEPEST_ROW;
}

/**
 * How to ask for a page: below the last row of the one before it, where that one said how it goes on; else by its number.
 * @param known where the page after each page begins, by its number, of those that were read
 */
export function askFor(wanted: number, size: number, known: readonly (string | null | undefined)[]): PageAsk {
  for (let page = wanted; page > 1; page -= 1) {
    const after = known[page - 1];
    if (typeof after === 'string') return { page, size, after };
  }
  return { page: Math.max(1, Math.min(wanted, Math.floor(DEEPEST_ROW / size) + 1)), size };
}

/** Walks a list by pages. An answer that a newer question has overtaken is dropped. */
export function usePaged<Row>(load: LoadPage<Row>, size: number): Paged<Row> {
  const [shown, setShown] = useState<Shown<Row>>({
    rows: [],
    total: 0,
    page: 1,
    next: undefined,
    state: 'loading',
    code: undefined,
  });
  const turn = useRef(0);
  const known = useRef<readonly (string | null | undefined)[]>([]);
  const goTo = useCallback(
    (wanted: number) => {
      const ask = askFor(wanted, size, known.current);
      const { page } = ask;
      const mine = (turn.current += 1);
      const fail = (error: unknown) => {
        if (mine === turn.current)
          setShown((old) => ({ ...old, state: 'failed', code: error instanceof CodeError ? error.code : undefined }));
      };
      setShown((old) => ({ ...old, page, state: 'loading' }));
      load(ask).then((answer) => {
        if (answer === null) return fail(null);
        if (mine !== turn.current) return;
        const { list: rows, total, next } = answer;
        known.current = [...Array.from({ length: page }, (_, i) => known.current[i]), next];
        setShown({ rows, total, page, next, state: 'ready', code: undefined });
      }, fail);
    },
    [load, size],
  );
  useEffect(() => {
    known.current = [];
    goTo(1);
    return () => {
      turn.current += 1;
    };
  }, [goTo]);
  const { page } = shown;
  return { ...shown, size, more: hasMore(shown, size), goTo, reload: useCallback(() => goTo(page), [goTo, page]) };
}
