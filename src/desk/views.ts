import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { DeskBrief } from '../../contract/deskHouse';
import { type PlainMessage, withWords } from '../i18n';
import { CHAT, PERSON_CARD, SLIDERS } from '../ui/drawings';
import type { Drawing, IconName } from '../ui/icons';

/** What a view is given: the last part of `/desk/<view>/<id?>`, null without one. */
export interface ViewProps {
  readonly id: string | null;
}

/** Where a view stands in the navigation. */
export const DESK_GROUPS = ['look', 'queues', 'content', 'house'] as const;
export type DeskGroup = (typeof DESK_GROUPS)[number];

/** A view of the desk. Its page is loaded when it is opened; the words that it needs beside the desk's own come with it (`withWords`). */
export interface DeskView {
  readonly label: PlainMessage;
  readonly icon: IconName | Drawing;
  readonly group: DeskGroup;
  readonly Body: LazyExoticComponent<ComponentType<ViewProps>>;
  /** How much waits there. */
  readonly waiting?: (brief: DeskBrief) => number;
}

/** The views by the name in their address, in the order of the navigation; the first is what `/desk` shows. To add one: its component and an entry here. */
export const VIEWS = {
  home: {
    label: 'desk.home',
    icon: 'gauge',
    group: 'look',
    Body: lazy(withWords(() => import('./home/HomeView'), 'desk')),
  },
  tickets: {
    label: 'desk.tickets',
    icon: CHAT,
    group: 'queues',
    Body: lazy(withWords(() => import('./tickets/TicketsView'), 'desk', 'tickets', 'support')),
    waiting: ({ tickets }) => tickets.waiting,
  },
  people: {
    label: 'desk.people',
    icon: 'people',
    group: 'look',
    Body: lazy(withWords(() => import('./people/PeopleView'), 'desk', 'flow', 'history', 'fairplay', 'forms')),
  },
  identifications: {
    label: 'desk.claims',
    icon: PERSON_CARD,
    group: 'queues',
    Body: lazy(withWords(() => import('./claims/ClaimsView'), 'desk')),
    waiting: ({ identifications }) => identifications.waiting,
  },
  partners: {
    label: 'desk.partners',
    icon: 'people',
    group: 'queues',
    Body: lazy(withWords(() => import('./partners/PartnersView'), 'desk')),
    waiting: ({ partners }) => partners.waiting,
  },
  mailings: {
    label: 'desk.mailings',
    icon: 'mail',
    group: 'content',
    Body: lazy(withWords(() => import('./mailings/MailingsView'), 'desk')),
  },
  boards: {
    label: 'desk.boards',
    icon: 'board',
    group: 'content',
    Body: lazy(withWords(() => import('./boards/BoardsView'), 'desk')),
  },
  docs: {
    label: 'desk.docs',
    icon: 'help',
    group: 'content',
    Body: lazy(withWords(() => import('./docs/DocsView'), 'desk')),
  },
  failures: {
    label: 'desk.failures',
    icon: 'alert',
    group: 'house',
    Body: lazy(withWords(() => import('./failures/FailuresView'), 'desk')),
    waiting: ({ failed }) => failed,
  },
  log: {
    label: 'desk.log',
    icon: 'list',
    group: 'house',
    Body: lazy(withWords(() => import('./log/LogView'), 'desk')),
  },
  settings: {
    label: 'desk.settings',
    icon: SLIDERS,
    group: 'house',
    Body: lazy(withWords(() => import('./settings/SettingsView'), 'desk', 'deskSettings')),
  },
} as const satisfies Readonly<Record<string, DeskView>>;

export type ViewName = keyof typeof VIEWS;

export const VIEW_LIST: readonly (readonly [string, DeskView])[] = Object.entries<DeskView>(VIEWS);

/** The view of an address; null for a name that is none. */
export const viewOf = (name: string | null): readonly [string, DeskView] | null =>
  VIEW_LIST.find(([known]) => name === null || known === name) ?? null;
