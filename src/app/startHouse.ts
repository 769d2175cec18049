import { isLoggedIn } from '../../machines/session/select';
import type { House } from '../house/house';
import { toastOfMail, toastOfNotification } from '../inbox/toasts';
import { startReporting } from '../net/reporting';
import { browserTimers } from '../net/timers';
import type { SessionMemory } from './device';
import { navigate, place } from './place';
import { failureToast, loggedInToast, loggedOutToast } from './toastTexts';

/**
 * Connects the parts of the house to each other and to the browser, and starts them: once, before the first render, for as long as
 * the page lives.
 */
export function startHouse(house: House, memory: SessionMemory): void {
  wireSession(house, memory);
  wireModals(house);
  wireBus(house, memory);
  startReporting(house.bus, house.http, browserTimers);
  for (const actor of [house.link, house.toasts, house.modals, house.session]) actor.start();
  house.modals.send({ type: 'location', place: place.read() });
  const token = memory.token();
  if (token !== null) house.channel.auth(token);
  // A failed attempt is shown by the banner, and the next one is due by itself.
  house.channel.connect().catch(() => undefined);
}

/** What a session begins and ends besides itself. */
function wireSession({ session, modals, channel, speech, openPanel, showToast }: House, memory: SessionMemory): void {
  session.on('store', ({ token, rememberAccount }) => memory.store(token, rememberAccount));
  session.on('loggedIn', (event) => {
    channel.auth(event.token);
    modals.send({ type: 'session', loggedIn: true });
    if (event.by === 'token') return;
    modals.send({ type: 'close' });
    showToast(loggedInToast(event, speech.get().t));
  });
  session.on('loggedOut', ({ why }) => {
    channel.unAuth();
    modals.send({ type: 'session', loggedIn: false });
    showToast(loggedOutToast(why, speech.get()));
  });
  session.on('openLogin', () => openPanel('login'));
  session.on('passwordReset', () => {
    const { t } = speech.get();
    modals.send({ type: 'close' });
    showToast({ kind: 'success', title: t('reset.done'), content: t('reset.doneBody') });
  });
  memory.subscribe(() => session.send({ type: 'token.stored', token: memory.token() }));
}

/** The modal stack and the browser's history, both ways. */
function wireModals({ modals, storage }: House): void {
  modals.on('history.push', ({ z }) => place.push(z));
  modals.on('history.back', () => place.back());
  modals.on('param.set', ({ z }) => place.set(z));
  modals.on('remember', ({ panel }) => storage.set('panel', panel));
  modals.on('navigate', ({ path, how }) => navigate(path, { replace: how === 'replace' }));
  place.subscribe(() => modals.send({ type: 'location', place: place.read() }));
}

/** What arrives by itself: the state of the channel, failures, pushes. */
function wireBus({ bus, channel, link, session, toasts, clock, speech, showToast }: House, memory: SessionMemory): void {
  bus.on('channel/status', (report) => link.send({ type: 'status', report }));
  bus.on('toast', (failure) => showToast(failureToast(failure, speech.get().t)));
  bus.on('auth-lost', () => {
    const { token } = session.getSnapshot().context;
    if (token !== null) session.send({ type: 'auth.lost', token });
  });
  bus.on('token-refresh', () => {
    const token = memory.token();
    session.send({ type: 'token.stored', token });
    if (token !== null) channel.auth(token);
  });
  bus.on('balance', (push) => session.send({ type: 'balance.push', push }));
  bus.on('inboxNew', (mail) => {
    const toast = toastOfMail(mail, clock.now());
    if (toast !== null) toasts.send({ type: 'mail', ...toast });
  });
  bus.on('notification', (push) => {
    const toast = toastOfNotification(push);
    if (toast !== null) showToast(toast);
  });
  // What moved while the connection was gone came by no push.
  link.on('online', () => {
    if (isLoggedIn(session.getSnapshot())) session.send({ type: 'brief.refresh' });
  });
}
