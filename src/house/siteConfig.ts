import { type SiteConfig, siteEndpoints } from '../../contract/site';
import type { Http } from '../net/http';
import { browserTimers, type Timers } from '../net/timers';

/** A failed read is tried again after this long, ms; each further one after twice as long, up to the last. */
export const RETRY_MS = 5_000;
export const LONGEST_RETRY_MS = 300_000;
/** Pages that hear of a change ask within this time, each at a moment of its own, ms: a full house does not ask at once. */
export const SPREAD_MS = 1_500;

/** The site's settings, in the shape that `useSyncExternalStore` takes. */
export interface SiteSettings {
  /** Null until they are there. */
  get(): SiteConfig | null;
  subscribe(changed: () => void): () => void;
  /** There is this version now: an older one is asked for again. */
  heard(version: number): void;
}

export interface SiteSettingsDeps {
  readonly http: Http;
  readonly timers?: Timers;
  /** From 0 to 1: when within the spread this page asks. */
  readonly moment?: () => number;
}

/** Asks for the settings until they are there, and again when they have changed: limits, flags and the play credit are never typed into the client. */
export function readSiteSettings({
  http,
  timers = browserTimers,
  moment = () => Math.random(),
}: SiteSettingsDeps): SiteSettings {
  let config: SiteConfig | null = null;
  let wanted = 0;
  let wait = RETRY_MS;
  /** A question is on its way, or will be. */
  let asking = true;
  const listeners = new Set<() => void>();
  const isOld = (): boolean => config === null || config.version < wanted;
  const again = (): void => {
    timers.after(wait, ask);
    wait = Math.min(LONGEST_RETRY_MS, wait * 2);
  };
  const ask = (): void => {
    http.call(siteEndpoints.config, { quiet: true }).then((reply) => {
      config = reply;
      for (const changed of [...listeners]) changed();
      // The node that answered may not have heard of it yet.
      if (isOld()) return again();
      wait = RETRY_MS;
      asking = false;
    }, again);
  };
  ask();
  return {
    get: () => config,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    heard(version) {
      wanted = Math.max(wanted, version);
      if (asking || !isOld()) return;
      asking = true;
      timers.after(Math.round(moment() * SPREAD_MS), ask);
    },
  };
}
