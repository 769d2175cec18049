import { useCallback, useEffect, useRef, useState } from 'react';
import { LAST_PAGE } from '../../../contract/common';
import { CodeError } from '../../../contract/errors';

/** One page of a list; `total` counts all rows. Null stands for no answer, because there was no connection. */
export type LoadPage<Row> = (
  page: number,
  size: number,
) => Promise<{ readonly total: number; readonly list: readonly Row[] } | null>;

export interface Paged<Row> {
  /** What is on screen stays there while the next page is on its way. */
  readonly rows: readonly Row[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly size: number;
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
  readonly state: Paged<Row>['state'];
  readonly code: number | undefined;
}

/** How far a list can be walked: the server turns deeper pages down. */
export const lastPageOf = (total: number, size: number): number =>
  Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / size)));

/** Walks a list by pages, 1 to the last one that the server gives. An answer that a newer question has overtaken is dropped. */
export function usePaged<Row>(load: LoadPage<Row>, size: number): Paged<Row> {
  const [shown, show] = useState<Shown<Row>>({ rows: [], total: 0, page: 1, state: 'loading', code: undefined });
  const turn = useRef(0);
  const goTo = useCallback(
    (wanted: number) => {
      const page = Math.min(LAST_PAGE, Math.max(1, wanted));
      const mine = (turn.current += 1);
      const fail = (error: unknown) => {
        if (mine === turn.current)
          show((old) => ({ ...old, state: 'failed', code: error instanceof CodeError ? error.code : undefined }));
      };
      show((old) => ({ ...old, page, state: 'loading' }));
      load(page, size).then((answer) => {
        if (answer === null) fail(null);
        else if (mine === turn.current)
          show({ rows: answer.list, total: answer.total, page, state: 'ready', code: undefined });
      }, fail);
    },
    [load, size],
  );
  useEffect(() => {
    goTo(1);
    return () => {
      turn.current += 1;
    };
  }, [goTo]);
  const { page } = shown;
  return { ...shown, size, goTo, reload: useCallback(() => goTo(page), [goTo, page]) };
}
