import { type PAGE_KINDS, type PLATFORMS, visitEndpoints } from '../../contract/visits';
import { isDesk, isRoom } from '../app/pages';
import type { House } from '../house/house';
import type { InstallWay } from '../house/install';

type Platform = (typeof PLATFORMS)[number];
type PageKind = (typeof PAGE_KINDS)[number];

/** What the site is looked at with; `way` knows an iPad that calls itself a Mac. */
export function platformOf(way: InstallWay, userAgent: string): Platform {
  if (way === 'ios' || /iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  return /Windows|Macintosh|Linux|CrOS/.test(userAgent) ? 'desktop' : 'other';
}

/** What a page is, as visits are counted: never which one. */
export function pageKind(path: string): PageKind {
  if (path === '/') return 'lobby';
  if (isRoom(path)) return 'game';
  if (isDesk(path)) return 'desk';
  const area = path.split('/')[1];
  return area === 'replay' || area === 'help' || area === 'account' ? area : 'other';
}

/** What is told of a visit, each once: see `tellVisits`. */
export interface Visits {
  /** A page is open; the first one brings what is said of the device with it. */
  opened(path: string): void;
}

/**
 * Tells the site what visits are counted by: the device once, and each page by its kind. Nobody waits for it, and what the site
 * did not take is not told again.
 */
export function tellVisits(
  { http, install }: { readonly http: Pick<House['http'], 'call'>; readonly install: Pick<House['install'], 'way'> },
  userAgent: string,
): Visits {
  let told = false;
  let last: string | null = null;
  const lost = (): void => undefined;
  return {
    opened(path) {
      if (!told) {
        told = true;
        const way = install.way();
        const body = { platform: platformOf(way, userAgent), installed: way === 'installed' };
        http.call(visitEndpoints.frontInfo, { body, quiet: true }).catch(lost);
      }
      if (path === last) return;
      last = path;
      http.call(visitEndpoints.pageOpen, { body: { page: pageKind(path) }, quiet: true }).catch(lost);
    },
  };
}
