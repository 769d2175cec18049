import type { Clock } from '../kit/clock';
import type { PanelName } from './panels';

/** How the browser stands after anything changed it: a start, a navigation, popstate, or an effect of ours. */
export interface Place {
  /** The raw query parameter z; null when there is none. */
  readonly z: string | null;
  /** Entries of ours below this one in the history: 0 is the minimum, where going back would leave the site. */
  readonly depth: number;
  /** Whether the query has the parameter that opens the login. */
  readonly login: boolean;
  /** Whether this is the special activity page (/activity/active), where closing always goes back. */
  readonly activity: boolean;
}

/** A page route that a guest wanted and that needs a login. */
export interface WantedRoute {
  readonly path: string;
  readonly how: 'replace' | 'push';
}

export interface ModalsContext {
  readonly clock: Clock;
  /** Which panels the app has: unknown names in z are dropped. */
  readonly known: (name: string) => boolean;
  readonly loggedIn: boolean;
  /** What is shown, bottom first. */
  readonly stack: readonly PanelName[];
  readonly depth: number;
  readonly activity: boolean;
  /** Steps back asked of the history and not yet arrived. */
  readonly backs: number;
  /** Panels still to be closed above the one that was pushed again. */
  readonly pops: number;
  /** Wishes that came while the history was moving; carried out in order afterwards. */
  readonly waiting: readonly ModalsRequest[];
  readonly remembered: PanelName | null;
  readonly route: WantedRoute | null;
}

export interface ModalsInput {
  readonly clock: Clock;
  readonly known: (name: string) => boolean;
  readonly loggedIn: boolean;
  /** From the device's storage. */
  readonly remembered?: string | null;
}

export type ModalsRequest =
  | { readonly type: 'push'; readonly name: PanelName }
  | { readonly type: 'replace'; readonly name: PanelName }
  | { readonly type: 'close' };

export type ModalsEvent =
  | ModalsRequest
  /** Send after every change of the location, our own effects included. */
  | { readonly type: 'location'; readonly place: Place }
  | { readonly type: 'session'; readonly loggedIn: boolean }
  /** A guest went to a page that needs a login. */
  | { readonly type: 'route.wanted'; readonly route: WantedRoute };

/** Effects that the app carries out on the location; `z` null removes the parameter. */
export type ModalsEmitted =
  | { readonly type: 'history.push'; readonly z: string }
  | { readonly type: 'history.back' }
  /** Edit the parameter in place (replaceState); the login parameter goes with it. */
  | { readonly type: 'param.set'; readonly z: string | null }
  /** Keep the wanted panel in local storage; null forgets it. */
  | { readonly type: 'remember'; readonly panel: PanelName | null }
  | { readonly type: 'navigate'; readonly path: string; readonly how: 'replace' | 'push' };
