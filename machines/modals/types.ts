import type { PanelName, PanelQuery, PanelTable, WantedPanel } from './panels';

/** How the browser stands after anything changed it: a start, a navigation, popstate, or an effect of ours. */
export interface Place {
  /** The raw query parameter z; null when there is none. */
  readonly z: string | null;
  /** What the address has of panels' parameters, of open panels or not. */
  readonly query: PanelQuery;
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
  /** Which panels the app has: other names in z are taken out of it. */
  readonly panels: PanelTable;
  readonly loggedIn: boolean;
  /** What is shown, bottom first. */
  readonly stack: readonly PanelName[];
  /** The parameters of the panels in the stack. */
  readonly query: PanelQuery;
  /** A link or a wish named what the app does not have: said over the page until it is closed. */
  readonly missing: string | null;
  readonly depth: number;
  readonly activity: boolean;
  /** Panels still to be closed, one every 50 ms. */
  readonly pops: number;
  /** Steps back asked of the history and not yet arrived. */
  readonly backs: number;
  /** The location that arrived last and was not taken over yet: the history is still moving. */
  readonly place: Place | null;
  /** What came meanwhile; carried out in order afterwards. */
  readonly waiting: readonly ModalsWish[];
  /** Login or register was open: when they are gone, what was wanted may come back. */
  readonly entrance: boolean;
  readonly remembered: WantedPanel | null;
  readonly route: WantedRoute | null;
}

export interface ModalsInput {
  readonly panels: PanelTable;
  readonly loggedIn: boolean;
  /** From the device's storage: a panel, whose name nobody has checked, and a page. */
  readonly remembered?: { readonly name: string; readonly query: PanelQuery } | null;
  readonly route?: WantedRoute | null;
}

export type ModalsRequest =
  | { readonly type: 'push'; readonly name: PanelName; readonly query?: PanelQuery }
  | { readonly type: 'replace'; readonly name: PanelName; readonly query?: PanelQuery }
  | { readonly type: 'close' };

/** What may have to wait until the history rests. */
export type ModalsWish =
  | ModalsRequest
  | { readonly type: 'session'; readonly loggedIn: boolean }
  /** Somebody went to a page that needs a login: navigates at once, or after the login. */
  | { readonly type: 'route.wanted'; readonly route: WantedRoute };

export type ModalsEvent =
  | ModalsWish
  /** Send after every change of the location, our own effects included. */
  | { readonly type: 'location'; readonly place: Place }
  /** From the machine's own timer. */
  | { readonly type: 'time.route' };

/** Effects that the app carries out on the location; `z` null removes the parameter, and panels' parameters that `query` lacks go too. */
export type ModalsEmitted =
  | { readonly type: 'history.push'; readonly z: string; readonly query: PanelQuery }
  | { readonly type: 'history.back' }
  /** Edit the parameter in place (replaceState); the login parameter goes with it. */
  | { readonly type: 'param.set'; readonly z: string | null; readonly query: PanelQuery }
  /** Keep the wanted panel in local storage; null forgets it. */
  | { readonly type: 'remember'; readonly panel: WantedPanel | null }
  /** The same for the wanted page. */
  | { readonly type: 'remember.route'; readonly route: WantedRoute | null }
  | { readonly type: 'navigate'; readonly path: string; readonly how: 'replace' | 'push' };
