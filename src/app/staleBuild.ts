import type { DeviceStorage } from '../house/storage';

/** Reloading again so soon would not help: the file is missing for another reason. */
const AGAIN_MS = 60_000;
const KEY = 'reloaded';

/** What the page can do about it. */
export interface StalePage {
  /** Whether the server is there: one that is down, or behind a broken line, has no new build, and a page that is loaded then is the browser's own. */
  readonly serverAnswers: () => Promise<boolean>;
  readonly reload: () => void;
}

const PAGE: StalePage = {
  serverAnswers: () =>
    fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => location.reload(),
};

/**
 * A part of the site that is gone from the server means that a new build has taken its place: the page is loaded again, once. Bets live on
 * the server, so nothing is lost; a part is only ever asked for when somebody goes somewhere.
 */
export function reloadWhenStale(storage: DeviceStorage, now: () => number, page: StalePage = PAGE): void {
  const look = async (): Promise<void> => {
    if (now() - Number(storage.get(KEY) ?? 0) < AGAIN_MS) return;
    if (!(await page.serverAnswers())) return;
    storage.set(KEY, String(now()));
    page.reload();
    // Until the new page is there, which may take a while, this one is pressed on: whoever goes on meanwhile gets that page instead, and not the one they left.
    for (const name of ['pushState', 'replaceState']) addEventListener(name, page.reload);
  };
  addEventListener('vite:preloadError', () => void look());
}
