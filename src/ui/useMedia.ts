import { useSyncExternalStore } from 'react';

/** Whether a media query holds, followed as it changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** Side bar instead of bottom navigation: the comps' frame of 1024 px and up. */
export const useDesktop = (): boolean => useMedia('(min-width: 1024px)');
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
