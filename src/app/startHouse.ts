import { siteStreams } from '../../contract/site';
import { isLoggedIn } from '../../machines/session/select';
import type { House } from '../house/house';
import type { BusEvents } from '../net/bus';
import { startReporting } from '../net/reporting';
import { browserTimers } from '../net/timers';
import type { SessionMemory } from './device';
import { contributeOnVisit } from './contribute';
import { isRoom, writeRoute } from './pages';
import { navigate, place } from './place';
import { failureToast, loggedInToast, loggedOutToast, loginFirstToast } from './toastTexts';
import { createTelling } from './telling';
import { writeWanted } from './wanted';

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
  const tellRoom = (): void => toasts.send({ type: isRoom(location.pathname) ? 'room.entered' : 'room.left' });
  const stops: readonly Stop[] = [
    ...[...wireSession(house, memory), ...wireModals(house), wireLink(house), wireNotices(house)].map(
      (subscription) => () => subscription.unsubscribe(),
    ),
    ...wireBus(house, memory),
    channel.subscribe(siteStreams.changed, '', ({ version }) => house.site.heard(version)),
    contributeOnVisit(house),
    ...wirePlay(house),
    startReporting(house.bus, house.http, browserTimers),
    memory.subscribe(() => session.send({ type: 'token.stored', token: memory.token() })),
    place.subscribe(() => modals.send({ type: 'location', place: place.read() })),
    place.subscribe(tellRoom),
  ];
  for (const actor of actors) actor.start();
  modals.send({ type: 'location', place: place.read() });
  tellRoom();
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
      // The entrance closes by itself: a close here would take away the panel that was wanted and comes back now.
      if (event.by !== 'token') showToast(loggedInToast(event, speech.get().t));
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

/** How often the device notes that its player is still here, ms. */
const SEEN_EVERY_MS = 30_000;

/** A sitting goes on with the token that the device has, a login begins one. It waits for the site's settings, whose answer brings the server's clock. */
function wirePlay({ play, session, site }: House): readonly Stop[] {
  const resume = (): void => {
    if (site.get() !== null && play.since() === null && isLoggedIn(session.getSnapshot())) play.resume();
  };
  const subscriptions = [
    session.on('loggedIn', ({ by }) => (by === 'token' ? resume() : play.begin())),
    session.on('loggedOut', () => play.end()),
  ];
  const timer = setInterval(() => play.seen(), SEEN_EVERY_MS);
  return [
    site.subscribe(resume),
    ...subscriptions.map((subscription) => () => subscription.unsubscribe()),
    () => clearInterval(timer),
  ];
}

/** What the modal stack asks of the browser's history and of this device. */
function wireModals({ modals, toasts, storage, speech, showToast }: House): readonly Subscription[] {
  return [
    modals.on('history.push', ({ z, query }) => place.push(z, query)),
    modals.on('history.back', () => place.back()),
    modals.on('param.set', ({ z, query }) => place.set(z, query)),
    modals.subscribe(({ context: { stack } }) =>
      toasts.send({
        type: stack.includes('inbox') || stack.includes('inbox-detail') ? 'panel.opened' : 'panel.closed',
      }),
    ),
    modals.on('remember', ({ panel }) => {
      storage.set('panel', writeWanted(panel));
      if (panel !== null) showToast(loginFirstToast(speech.get().t));
    }),
    modals.on('remember.route', ({ route }) => {
      storage.set('route', writeRoute(route));
      if (route !== null) showToast(loginFirstToast(speech.get().t));
    }),
    modals.on('navigate', ({ path, how }) => navigate(path, { replace: how === 'replace' })),
  ];
}

/** A notice that reads itself has been on screen. The code for it comes with the first. */
const wireNotices = (house: House): Subscription =>
  house.toasts.on('read', ({ id }) => void import('../inbox/readShown').then(({ readShown }) => readShown(house, id)));

/** What moved while the connection was gone came by no push. */
const wireLink = ({ link, session }: House): Subscription =>
  link.on('online', () => {
    if (isLoggedIn(session.getSnapshot())) session.send({ type: 'brief.refresh' });
  });

/** What arrives by itself: the state of the channel, failures, pushes. */
function wireBus(house: House, memory: SessionMemory): readonly Stop[] {
  const { bus, channel, link, session, speech, showToast } = house;
  const { tell, stop } = createTelling(house);
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
    on('balance', ({ balance, version, uuid }) => {
      const own = uuid !== undefined && channel.sentHere(uuid);
      session.send({ type: own ? 'balance.own' : 'balance.push', balance, version });
    }),
    on('inboxNew', (mail) => {
      const { user } = session.getSnapshot().context;
      if (!mail.read) session.send({ type: 'unread', unread: (user?.unread ?? 0) + 1 });
      tell(({ tellMail }) => tellMail(house, mail));
    }),
    on('support', ({ unread }) => session.send({ type: 'unread', support: unread })),
    on('notification', (push) => tell(({ tellNotification }) => tellNotification(house, push))),
    stop,
  ];
}
