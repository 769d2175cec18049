import { createActor } from 'xstate';
import { channelMachine } from '../../machines/channel/machine';
import { modalsMachine } from '../../machines/modals/machine';
import { isLoggedIn } from '../../machines/session/select';
import { toastsMachine } from '../../machines/toasts/machine';
import type { House } from '../house/house';
import { createExplainer } from '../house/explainer';
import { browserHost, createInstall } from '../house/install';
import { createPlaySession } from '../house/playSession';
import type { Preferences } from '../house/preferences';
import { readSiteSettings } from '../house/siteConfig';
import { deviceStorage } from '../house/storage';
import { createSpeech } from '../i18n';
import { createBus } from '../net/bus';
import { browserSocket, Channel, channelUrl } from '../net/channel';
import { clientId, randomId } from '../net/clientId';
import { createHttp } from '../net/http';
import { createServerClock } from '../net/serverClock';
import { browserTimers } from '../net/timers';
import { createSession } from './createSession';
import { type SessionMemory, sessionMemory } from './device';
import { patientHttp, patientSocket } from './patience';
import { readRoute } from './pages';
import { panelFacts } from './panelNames';
import { loginFirstToast } from './toastTexts';
import { readWanted } from './wanted';

/**
 * Builds everything that lives as long as the visit. Only the site's settings are asked for already; nothing else is started.
 * @param shown what servers answer waits for it: the first render goes on in slices, and would begin anew, in one piece, for everything that it learns meanwhile
 */
export function createHouse(
  preferences: Preferences,
  shown: Promise<unknown> = Promise.resolve(),
): { readonly house: House; readonly memory: SessionMemory } {
  const storage = deviceStorage(() => localStorage);
  const memory = sessionMemory(storage);
  const speech = createSpeech({ read: () => storage.get('locale'), write: (locale) => storage.set('locale', locale) });
  const texts = () => speech.get().errors;
  const bus = createBus();
  const timers = browserTimers;
  const serverClock = createServerClock(() => timers.now());
  const clock = { now: () => serverClock.now() };
  // The client presents the token of the moment; the session that owns it is built on that client.
  let token = memory.token();
  const http = patientHttp(
    shown,
    createHttp({
      bus,
      timers,
      serverClock,
      texts,
      token: () => token,
      fetch: (...request) => fetch(...request),
      clientId: clientId({
        getItem: (key) => localStorage.getItem(key),
        setItem: (key, value) => localStorage.setItem(key, value),
      }),
      requestId: randomId,
    }),
  );
  const channel = new Channel({
    url: channelUrl(location),
    openSocket: patientSocket(shown, browserSocket),
    timers,
    bus,
    serverClock,
    texts,
    window,
    hidden: () => document.hidden,
  });
  const session = createSession(http, clock, memory);
  session.on('store', (stored) => {
    token = stored.token;
  });
  session.on('loggedOut', () => {
    token = null;
  });
  const modals = createActor(modalsMachine, {
    input: {
      panels: panelFacts,
      loggedIn: isLoggedIn(session.getSnapshot()),
      remembered: readWanted(storage.get('panel')),
      route: readRoute(storage.get('route')),
    },
  });
  const toasts = createActor(toastsMachine, { input: { clock } });
  const house: House = {
    bus,
    http,
    channel,
    clock,
    session,
    modals,
    toasts,
    storage,
    speech,
    link: createActor(channelMachine, { input: { clock } }),
    site: readSiteSettings({ http }),
    play: createPlaySession(storage, clock),
    explainer: createExplainer(),
    preferences,
    install: createInstall(browserHost()),
    openPanel: (name, query) => modals.send({ type: 'push', name, query }),
    askLogin() {
      house.showToast(loginFirstToast(speech.get().t));
      house.openPanel('login');
    },
    showToast: (toast) => toasts.send({ type: 'show', ...toast }),
    newCommandId: randomId,
  };
  return { house, memory };
}
