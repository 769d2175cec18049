import type { PanelFacts, PanelName } from '../../machines/modals/panels';
import { betParams } from '../history/params';
import { mailParams } from '../inbox/params';
import { panel, type PanelEntries, type PanelEntry } from './panel';

/** Bets are told in the words of their games, where there is something to choose. */
const HISTORY_WORDS = ['history', 'wingo', 'roulette', 'dice', 'dingdong'] as const;

/**
 * The panels that the app has, by their name in `?z=`. To add one: its component, which takes `PanelProps`, and an entry here. A name of which there is no
 * entry is said to be none, also where the documents know it.
 */
const ENTRIES = {
  login: panel(false, {
    title: 'login.title',
    subtitle: 'login.subtitle',
    branded: true,
    owner: 'account',
    words: ['account'],
    load: () => import('../account/LoginPanel'),
  }),
  register: panel(false, {
    title: 'register.title',
    subtitle: 'register.subtitle',
    branded: true,
    owner: 'account',
    words: ['account'],
    load: () => import('../account/RegisterPanel'),
  }),
  'reset-password': panel(false, {
    title: 'reset.title',
    subtitle: 'reset.subtitle',
    branded: true,
    owner: 'account',
    words: ['account'],
    load: () => import('../account/ResetPanel'),
  }),
  refill: panel(true, {
    title: 'refill.title',
    subtitle: 'refill.subtitle',
    owner: 'account',
    words: ['account'],
    load: () => import('../account/RefillPanel'),
  }),
  inbox: panel(true, {
    title: 'inbox.title',
    size: 'page',
    owner: 'inbox',
    words: ['inbox'],
    load: () => import('../inbox/InboxPanel'),
  }),
  'inbox-detail': panel(true, {
    params: mailParams,
    title: 'inbox.mail',
    size: 'wide',
    within: 'inbox',
    owner: 'inbox',
    words: ['inbox'],
    load: () => import('../inbox/MailPanel'),
  }),
  'bet-history': panel(true, {
    title: 'history.title',
    size: 'page',
    owner: 'history',
    words: HISTORY_WORDS,
    load: () => import('../history/BetHistoryPanel'),
  }),
  'bet-history-detail': panel(true, {
    params: betParams,
    title: 'history.bet',
    size: 'wide',
    within: 'bet-history',
    owner: 'history',
    words: HISTORY_WORDS,
    load: () => import('../history/BetPanel'),
  }),
} as const satisfies PanelEntries;

export const PANELS: Readonly<Partial<Record<PanelName, PanelEntry>>> = ENTRIES;

/** A panel's entry by a name from anywhere. */
export const panelOf = (name: string): PanelEntry | null =>
  Object.hasOwn(PANELS, name) ? (PANELS[name as PanelName] ?? null) : null;

/** What the stack knows of them. */
export function panelFacts(name: string): PanelFacts | null {
  const entry = panelOf(name);
  return entry === null ? null : { name: name as PanelName, login: entry.login, params: entry.params };
}

/** Every name that the address may have beside z for a panel's sake: reserved for panels on every page. */
export const PANEL_PARAMS: readonly string[] = [...new Set(Object.values(PANELS).flatMap(({ params }) => params))];
