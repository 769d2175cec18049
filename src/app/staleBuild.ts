import type { DeviceStorage } from '../house/storage';

/** Reloading again so soon would not help: the file is missing for another reason. */
const AGAIN_MS = 60_000;
const KEY = 'reloaded';

/**
 * A part of the site that is gone from the server means that a new build has taken its place: the page is loaded again, once. Bets live on
 * the server, so nothing is lost; a part is only ever asked for when somebody goes somewhere.
 */
export function reloadWhenStale(storage: DeviceStorage, now: () => number): void {
  addEventListener('vite:preloadError', () => {
    if (now() - Number(storage.get(KEY) ?? 0) < AGAIN_MS) return;
    storage.set(KEY, String(now()));
    location.reload();
  });
}
