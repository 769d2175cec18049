import { useCallback, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** Full screen of the whole page, so that sheets and toasts stay in sight; null where the browser has none. */
export function useFullscreen(): { readonly on: boolean; readonly toggle: () => void } | null {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = useCallback(() => {
    // A browser that refuses leaves everything as it is.
    const change =
      document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen();
    change.catch(() => undefined);
  }, []);
  return document.fullscreenEnabled ? { on, toggle } : null;
}
