/** What the service worker knows of addresses: pure, so that it can be tried without a browser. */

/** Of a request, what decides its way. */
export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * How a request is answered. `page`: from the network, from the device when there is none. `file`: from the device first, because its name carries a hash of
 * its content. `leave`: not our business.
 */
export type Way = 'page' | 'file' | 'leave';

/** Served by the server for people or machines, not by the client's routes. The studio is a tool of its own and always from the network. */
const NO_PAGES = /^\/(?:api|ws|art|metrics|healthz|readyz|dev|preview)(?:[/?]|$)/;
const HASHED = /^\/assets\/[^/]+$|^\/art\/.+-[0-9a-f]{8}\.\w+$/;

export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin) return 'leave';
  if (HASHED.test(pathname)) return 'file';
  if (mode === 'navigate' && !NO_PAGES.test(pathname) && !/\.\w+$/.test(pathname)) return 'page';
  return 'leave';
}

/** Which of the kept files the new build has no use for, by their paths. */
export const outdated = (kept: readonly string[], files: readonly string[]): readonly string[] => {
  const known = new Set(files);
  return kept.filter((path) => !known.has(path));
};

/** Where a notification leads: a path of ours, whatever the message said. Browsers leave tabs and line ends out of addresses, which would make two slashes of `/\t/`. */
export const pathOf = (data: unknown): string => {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : null;
  return typeof path === 'string' && /^\/(?![/\\])[!-~]*$/.test(path) ? path : '/';
};
