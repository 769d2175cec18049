import { useCallback, useEffect, useRef } from 'react';

/** Our mark in a history entry; `depth` is what the router counts (src/app/place.ts). */
interface SheetEntry {
  readonly depth: number;
  readonly sheet: true;
}

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number' ? state.depth : 0;
const isOurs = (state: unknown): boolean => typeof state === 'object' && state !== null && 'sheet' in state;

/** Whether the browser's entry is that of an open sheet. */
export const inSheet = (): boolean => isOurs(history.state);

/**
 * Gives an open sheet a history entry, so that Android's back key closes it and not the room. Returns the way to close by hand, which
 * takes the entry away again.
 */
export function useBackCloses(open: boolean, onClose: () => void): () => void {
  const latest = useRef(onClose);
  const mine = useRef(0);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!open) return undefined;
    mine.current = depthOf(history.state) + 1;
    history.pushState({ depth: mine.current, sheet: true } satisfies SheetEntry, '');
    const onPop = () => {
      if (depthOf(history.state) < mine.current) latest.current();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [open]);
  return useCallback(() => {
    if (isOurs(history.state) && depthOf(history.state) === mine.current) history.back();
    latest.current();
  }, []);
}
