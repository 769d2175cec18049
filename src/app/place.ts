import type { BaseLocationHook } from 'wouter';
import { navigate as browserNavigate, usePathname } from 'wouter/use-browser-location';
import type { PanelQuery } from '../../machines/modals/panels';
import type { Place } from '../../machines/modals/types';
import { PANEL_PARAMS } from './panelNames';

/** What each of our history entries knows: how many of ours lie below it. */
interface EntryState {
  readonly depth: number;
}

const EVENTS = ['popstate', 'pushState', 'replaceState'] as const;
const SPECIAL_ACTIVITY = '/activity/active';

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number' ? state.depth : 0;

/** The place for a location and a history state. Of a parameter that stands there twice the first counts. */
export function placeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>, state: unknown): Place {
  const query = new URLSearchParams(search);
  return {
    z: query.get('z'),
    query: Object.fromEntries(PANEL_PARAMS.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : []))),
    depth: depthOf(state),
    login: query.has('login'),
    activity: pathname === SPECIAL_ACTIVITY,
  };
}

/** A path and query with another `z` and no panels' parameters but these; null takes `z` away, and the login parameter goes with it. */
export function withPanels(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  z: string | null,
  panels: PanelQuery,
): string {
  const query = new URLSearchParams(search);
  for (const name of ['login', 'z', ...PANEL_PARAMS]) query.delete(name);
  if (z !== null && z !== '') query.set('z', z);
  for (const [name, value] of Object.entries(panels)) query.set(name, value);
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
  push: (z: string, panels: PanelQuery): void => go(withPanels(location, z, panels), false),
  set: (z: string | null, panels: PanelQuery): void => go(withPanels(location, z, panels), true),
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
