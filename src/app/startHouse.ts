import { isLoggedIn } from '../../machines/session/select';
import type { House } from '../house/house';
import { toastOfMail, toastOfNotification } from '../inbox/toasts';
import type { BusEvents } from '../net/bus';
import { startReporting } from '../net/reporting';
import { browserTimers } from '../net/timers';
import type { SessionMemory } from './device';
import { contributeOnVisit } from './contribute';
import { navigate, place } from './place';
import { failureToast, loggedInToast, loggedOutToast, loginFirstToast } from './toastTexts';

type Stop = () => void;

/** What an actor's `on` returns. */
interface Subscription {
  unsubscribe(): void;
}

/**
 * Connects the parts of the house to each other and to the browser, and starts them: once, before the first render. Returns how to close
 * the house; it cannot be opened again.
 */
export function startHouse(house: House, memory: SessionMemory): Stop {
  const { channel, link, toasts, modals, session } = house;
  const actors = [link, toasts, modals, session];
  const stops: readonly Stop[] = [
    ...[...wireSession(house, memory), ...wireModals(house), ...wireLink(house)].map(
      (subscription) => () => subscription.unsubscribe(),
    ),
    ...wireBus(house, memory),
    contributeOnVisit(house),
    startReporting(house.bus, house.http, browserTimers),
    memory.subscribe(() => session.send({ type: 'token.stored', token: memory.token() })),
    place.subscribe(() => modals.send({ type: 'location', place: place.read() })),
  ];
  for (const actor of actors) actor.start();
  modals.send({ type: 'location', place: place.read() });
  const token = memory.token();
  if (token !== null) channel.auth(token);
  // A failed attempt is shown by the banner, and the next one is due by itself.
  channel.connect().catch(() => undefined);
  return () => {
    for (const stop of stops) stop();
    channel.destroy();
    for (const actor of actors) actor.stop();
  };
}

/** What a session begins and ends besides itself. */
function wireSession(
  { session, modals, channel, speech, openPanel, showToast }: House,
  memory: SessionMemory,
): readonly Subscription[] {
  return [
    session.on('store', ({ token, rememberAccount }) => memory.store(token, rememberAccount)),
    session.on('loggedIn', (event) => {
      channel.auth(event.token);
      modals.send({ type: 'session', loggedIn: true });
      if (event.by === 'token') return;
      modals.send({ type: 'close' });
      showToast(loggedInToast(event, speech.get().t));
    }),
    session.on('loggedOut', ({ why }) => {
      channel.unAuth();
      modals.send({ type: 'session', loggedIn: false });
      showToast(loggedOutToast(why, speech.get()));
    }),
    session.on('openLogin', () => openPanel('login')),
    session.on('passwordReset', () => {
      const { t } = speech.get();
      modals.send({ type: 'close' });
      showToast({ kind: 'success', title: t('reset.done'), content: t('reset.doneBody') });
    }),
  ];
}

/** What the modal stack asks of the browser's history and of this device. */
function wireModals({ modals, storage, speech, showToast }: House): readonly Subscription[] {
  return [
    modals.on('history.push', ({ z }) => place.push(z)),
    modals.on('history.back', () => place.back()),
    modals.on('param.set', ({ z }) => place.set(z)),
    modals.on('remember', ({ panel }) => {
      storage.set('panel', panel);
      if (panel !== null) showToast(loginFirstToast(speech.get().t));
    }),
    modals.on('navigate', ({ path, how }) => navigate(path, { replace: how === 'replace' })),
  ];
}

/** What moved while the connection was gone came by no push. */
function wireLink({ link, session }: House): readonly Subscription[] {
  return [
    link.on('online', () => {
      if (isLoggedIn(session.getSnapshot())) session.send({ type: 'brief.refresh' });
    }),
  ];
}

/** What arrives by itself: the state of the channel, failures, pushes. */
function wireBus(
  { bus, channel, link, session, toasts, clock, speech, showToast }: House,
  memory: SessionMemory,
): readonly Stop[] {
  const on = <Name extends keyof BusEvents>(name: Name, hear: (event: BusEvents[Name]) => void): Stop => {
    bus.on(name, hear);
    return () => bus.off(name, hear);
  };
  return [
    on('channel/status', (report) => link.send({ type: 'status', report })),
    on('toast', (failure) => showToast(failureToast(failure, speech.get().t))),
    on('auth-lost', () => {
      const { token } = session.getSnapshot().context;
      if (token !== null) session.send({ type: 'auth.lost', token });
    }),
    on('token-refresh', () => {
      const token = memory.token();
      session.send({ type: 'token.stored', token });
      if (token !== null) channel.auth(token);
    }),
    on('balance', (push) => session.send({ type: 'balance.push', push })),
    on('inboxNew', (mail) => {
      const toast = toastOfMail(mail, clock.now());
      if (toast !== null) toasts.send({ type: 'mail', ...toast });
    }),
    on('notification', (push) => {
      const toast = toastOfNotification(push);
      if (toast !== null) showToast(toast);
    }),
  ];
}
