import type { ActorRefFrom } from 'xstate';
import type { channelMachine } from '../../machines/channel/machine';
import type { Clock } from '../../machines/kit/clock';
import type { modalsMachine } from '../../machines/modals/machine';
import type { PanelName, PanelQuery } from '../../machines/modals/panels';
import type { sessionMachine } from '../../machines/session/machine';
import type { toastsMachine } from '../../machines/toasts/machine';
import type { ToastContent } from '../../machines/toasts/types';
import type { Speech } from '../i18n';
import type { Bus } from '../net/bus';
import type { Channel } from '../net/channel';
import type { Http } from '../net/http';
import type { Explainer } from './explainer';
import type { Install } from './install';
import type { PlaySession } from './playSession';
import type { Preferences } from './preferences';
import type { SiteSettings } from './siteConfig';
import type { DeviceStorage } from './storage';

/**
 * Everything that lives as long as the visit, wired in src/app and handed to screens by context. Screens read it with the hooks
 * beside this file and never build a part of it themselves.
 */
export interface House {
  readonly bus: Bus;
  readonly http: Http;
  readonly channel: Channel;
  /** The server's time as far as it is known, epoch ms. */
  readonly clock: Clock;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  /** The channel as the shell sees it: connecting, connected, ready, disconnect. */
  readonly link: ActorRefFrom<typeof channelMachine>;
  readonly modals: ActorRefFrom<typeof modalsMachine>;
  readonly toasts: ActorRefFrom<typeof toastsMachine>;
  /** Limits, flags and the play credit, as the server has set them. */
  readonly site: SiteSettings;
  /** How long the player has been at the games, and what of theirs is at stake. */
  readonly play: PlaySession;
  /** A game's explanation, asked for in its room. */
  readonly explainer: Explainer;
  readonly preferences: Preferences;
  /** How the site becomes an app on this device. */
  readonly install: Install;
  readonly storage: DeviceStorage;
  readonly speech: Speech;
  /** Opens a panel over the page (`?z=`) with its parameters; guests are sent to the login first where the panel needs one. */
  openPanel(name: PanelName, query?: PanelQuery): void;
  /** Tells a guest to sign in first, and opens the login. */
  askLogin(): void;
  showToast(toast: ToastContent): void;
  /** A fresh id for a command: the same command keeps its id however often it is sent. */
  newCommandId(): string;
}
