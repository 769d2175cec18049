import { useCallback, useSyncExternalStore } from 'react';

/** One list a query: to make one is to parse it, and every render of every reader asks. */
const lists = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether a media query holds, followed as it changes. */
export function useMedia(query: string): boolean {
  const list = listOf(query);
  const matches = (): boolean => list.matches;
  return useSyncExternalStore(
    useCallback(
      (changed) => {
        list.addEventListener('change', changed);
        return () => list.removeEventListener('change', changed);
      },
      [list],
    ),
    matches,
    matches,
  );
}

/** Side bar instead of bottom navigation: the comps' frame of 1024 px and up. */
const DESKTOP = '(min-width: 1024px)';
export const useDesktop = (): boolean => useMedia(DESKTOP);
/** The same before anything is rendered. */
export const isDesktop = (): boolean => listOf(DESKTOP).matches;
/** A phone on its side that is high enough for more beside its picture than the fields and the main button. */
export const useSideColumn = (): boolean =>
  useMedia('(max-width: 1023px) and (orientation: landscape) and (min-height: 360px) and (max-height: 560px)');
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
