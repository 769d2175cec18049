import type { LoginPanel, PanelFacts, PanelName } from '../../machines/modals/panels';

type Names<Panel extends PanelName> = { readonly [Name in Panel]?: readonly string[] };

/**
 * The panels that the app has, with the names of their parameters: all that a page without one has to know of them. What they are stands in `panels.ts`, which comes with the first that opens;
 * the compiler compares the two.
 */
export const FOR_GUESTS = {
  login: [],
  register: [],
  'reset-password': [],
  'change-pwd': [],
  'fast-register': [],
  'spread-register': ['ref'],
  support: ['about'],
  'install-apk': [],
  'install-ios-pwa': [],
} as const satisfies Names<Exclude<PanelName, LoginPanel>>;

/** Guests are sent to the login first. */
export const FOR_PLAYERS = {
  refill: [],
  account: [],
  'account-info': [],
  'security-info': [],
  'pin-panel': [],
  'edit-pin': [],
  'forget-pin': [],
  'edit-mfa': [],
  'edit-email': [],
  'edit-phone': [],
  'edit-password': [],
  'edit-profile': [],
  identification: [],
  'work-order-upload': [],
  'fair-play': [],
  inbox: [],
  'inbox-detail': ['mail'],
  'bet-history': [],
  'bet-history-detail': ['bet'],
  'balance-record': [],
  transaction: ['flow'],
} as const satisfies Names<LoginPanel>;

const ALL: Names<PanelName> = { ...FOR_GUESTS, ...FOR_PLAYERS };

/** A panel that the app has. */
export type OwnedPanel = keyof typeof FOR_GUESTS | keyof typeof FOR_PLAYERS;

/** What the stack knows of a panel by a name from anywhere; null for one that the app has not, also where the documents know it. */
export const panelFacts = (name: string): PanelFacts | null =>
  Object.hasOwn(ALL, name)
    ? { name: name as PanelName, login: name in FOR_PLAYERS, params: ALL[name as PanelName] ?? [] }
    : null;

/** Every name that the address may have beside z for a panel's sake: reserved for panels on every page. */
export const PANEL_PARAMS: readonly string[] = [...new Set(Object.values(ALL).flat())];
