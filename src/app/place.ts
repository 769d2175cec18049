import { useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';
import { navigate as browserNavigate, usePathname } from 'wouter/use-browser-location';
import type { Place } from '../../machines/modals/types';

/** What each of our history entries knows: how many of ours lie below it. */
interface EntryState {
  readonly depth: number;
}

const EVENTS = ['popstate', 'pushState', 'replaceState'] as const;
const SPECIAL_ACTIVITY = '/activity/active';

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number' ? state.depth : 0;

/** The place for a location and a history state. */
export function placeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>, state: unknown): Place {
  const query = new URLSearchParams(search);
  return {
    z: query.get('z'),
    depth: depthOf(state),
    login: query.has('login'),
    activity: pathname === SPECIAL_ACTIVITY,
  };
}

/** A path and query with another `z`; null takes it away, and the login parameter with it. */
export function withZ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, z: string | null): string {
  const query = new URLSearchParams(search);
  query.delete('login');
  if (z === null || z === '') query.delete('z');
  else query.set('z', z);
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

const go = (to: string, replace: boolean): void => {
  const depth = depthOf(history.state) + (replace ? 0 : 1);
  browserNavigate(to, { replace, state: { depth } satisfies EntryState });
};

/** Goes to a page of ours; the view starts at its top unless the entry is only replaced. */
export function navigate(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  go(to, replace);
  if (!replace) scrollTo(0, 0);
}

/** The browser's location as the modals machine knows it. */
export const place = {
  read: (): Place => placeOf(location, history.state),
  push: (z: string): void => go(withZ(location, z), false),
  set: (z: string | null): void => go(withZ(location, z), true),
  back: (): void => history.back(),
  /** Called after every change, ours included. */
  subscribe(changed: () => void): () => void {
    for (const name of EVENTS) addEventListener(name, changed);
    return () => {
      for (const name of EVENTS) removeEventListener(name, changed);
    };
  },
};

/** The router's hook: wouter's path with our navigation, which counts depth. */
export const usePlace: BaseLocationHook = () => [usePathname(), navigate];

/** A parameter of the query, followed as it changes. */
export const useQuery = (name: string): string | null =>
  useSyncExternalStore(place.subscribe, () => new URLSearchParams(location.search).get(name));
