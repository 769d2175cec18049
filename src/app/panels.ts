import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { PanelName } from '../../machines/modals/panels';
import { type PlainMessage, withWords } from '../i18n';

/** What a panel's component is given. */
export interface PanelProps {
  readonly onClose: () => void;
}

/** One panel that the app has. Whether it needs a login is said in machines/modals/panels.ts, for documented and built ones alike. */
export interface PanelEntry {
  readonly title: PlainMessage;
  readonly subtitle?: PlainMessage;
  /** The mark before the title. */
  readonly branded?: boolean;
  readonly Body: LazyExoticComponent<ComponentType<PanelProps>>;
}

/** The panels that exist, by their name in `?z=`. To add one: its component and one line here. */
export const PANELS: Readonly<Partial<Record<PanelName, PanelEntry>>> = {
  login: {
    title: 'login.title',
    subtitle: 'login.subtitle',
    branded: true,
    Body: lazy(withWords(() => import('../account/LoginPanel'), 'account')),
  },
  register: {
    title: 'register.title',
    subtitle: 'register.subtitle',
    branded: true,
    Body: lazy(withWords(() => import('../account/RegisterPanel'), 'account')),
  },
  'reset-password': {
    title: 'reset.title',
    subtitle: 'reset.subtitle',
    branded: true,
    Body: lazy(withWords(() => import('../account/ResetPanel'), 'account')),
  },
  refill: {
    title: 'refill.title',
    subtitle: 'refill.subtitle',
    Body: lazy(withWords(() => import('../account/RefillPanel'), 'account')),
  },
};

/** Whether the app has a panel of that name; unknown names in a link are dropped. */
export const isKnownPanel = (name: string): boolean => Object.hasOwn(PANELS, name);
