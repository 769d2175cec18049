import { type SiteConfig, siteEndpoints } from '../../contract/site';
import type { Http } from '../net/http';

/** A failed read is tried again after this long, ms. */
const RETRY_MS = 5_000;

/** The site's settings, read once a visit, in the shape that `useSyncExternalStore` takes. */
export interface SiteSettings {
  /** Null until they are there. */
  get(): SiteConfig | null;
  subscribe(changed: () => void): () => void;
}

/** Asks for the settings until they are there: limits, flags and the play credit are never typed into the client. */
export function readSiteSettings(http: Http): SiteSettings {
  let config: SiteConfig | null = null;
  const listeners = new Set<() => void>();
  const ask = () => {
    http.call(siteEndpoints.config, { quiet: true }).then(
      (reply) => {
        config = reply;
        for (const changed of [...listeners]) changed();
      },
      () => setTimeout(ask, RETRY_MS),
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
