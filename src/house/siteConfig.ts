import { type SiteConfig, siteEndpoints } from '../../contract/site';
import type { Http } from '../net/http';
import { browserTimers, type Timers } from '../net/timers';

/** A failed read is tried again after this long, ms; each further one after twice as long, up to the last. */
export const RETRY_MS = 5_000;
export const LONGEST_RETRY_MS = 300_000;

/** The site's settings, read once a visit, in the shape that `useSyncExternalStore` takes. */
export interface SiteSettings {
  /** Null until they are there. */
  get(): SiteConfig | null;
  subscribe(changed: () => void): () => void;
}

/** Asks for the settings until they are there: limits, flags and the play credit are never typed into the client. */
export function readSiteSettings(http: Http, timers: Timers = browserTimers): SiteSettings {
  let config: SiteConfig | null = null;
  let wait = RETRY_MS;
  const listeners = new Set<() => void>();
  const ask = () => {
    http.call(siteEndpoints.config, { quiet: true }).then(
      (reply) => {
        config = reply;
        for (const changed of [...listeners]) changed();
      },
      () => {
        timers.after(wait, ask);
        wait = Math.min(LONGEST_RETRY_MS, wait * 2);
      },
    );
  };
  ask();
  return {
    get: () => config,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
