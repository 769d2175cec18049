import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { isOnline } from '../../machines/channel/select';
import { isRoom } from '../app/pages';
import { navigate } from '../app/place';
import type { House } from '../house/house';
import { useHouse, useLoggedIn } from '../house/hooks';
import { useT } from '../i18n';
import { createMailNotices } from './mailNotices';
import { Notice } from './Notice';
import { countDays, mayAsk, saidNo } from './patience';
import { createUpdates, type Workers } from './updates';
import { tellVisits } from './visits';

/** Installing is offered to those who came back. */
const DAYS_BEFORE_INSTALL = 2;

const named = (selector: string, attribute: string): string | undefined =>
  document.querySelector(selector)?.getAttribute(attribute) ?? undefined;

/** The site as an app on this device, in one piece; null where the browser has no service workers, or the page is of no build. */
function companionOf(house: House) {
  const { bus, clock, openPanel, preferences, speech } = house;
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const build = named('meta[name="build"]', 'content') ?? '';
  if (workers === undefined || build === '') return null;
  const updates = createUpdates({
    workers: workers as unknown as Workers,
    build,
    reload: () => location.reload(),
    now: () => performance.now(),
  });
  const notices = createMailNotices({
    bus,
    now: clock.now,
    plain: () => speech.get().t('device.mail'),
    told: (mail) => import('../inbox/told').then(({ told }) => told(house, mail)),
    icon: named('link[rel="apple-touch-icon"]', 'href'),
    host: {
      hidden: () => document.hidden,
      permission: () =>
        typeof Notification === 'undefined' || !preferences.get().notices ? 'denied' : Notification.permission,
      ask: () => Notification.requestPermission(),
      show: (title, options) =>
        void workers.ready.then((registration) => registration.showNotification(title, options)).catch(() => undefined),
    },
  });
  /** A notification was opened: its mail comes over the page that is there. */
  const go = ({ data }: MessageEvent<unknown>): void => {
    const path = typeof data === 'object' && data !== null && 'path' in data ? String(data.path) : '/';
    const mail = new URL(path, location.origin).searchParams.get('mail');
    if (mail === null) navigate(path, { replace: false });
    else openPanel('inbox-detail', { mail });
  };
  const seen = (): void => {
    if (!document.hidden) updates.look();
  };
  workers.addEventListener('message', go);
  document.addEventListener('visibilitychange', seen);
  return {
    updates,
    notices,
    stop() {
      notices.stop();
      workers.removeEventListener('message', go);
      document.removeEventListener('visibilitychange', seen);
    },
  };
}

type Parts = NonNullable<ReturnType<typeof companionOf>>;

/** Counts this visit, from the page that it came to on; where there is no connection nothing is counted. */
function useVisits(house: House): void {
  const [path] = useLocation();
  const online = useSelector(house.link, isOnline);
  const [visits] = useState(() => tellVisits(house, navigator.userAgent));
  useEffect(() => {
    if (online) visits.opened(path);
  }, [visits, online, path]);
}

/** What makes an app of the site: its service worker, and what it has to ask. It never asks in a room, and one thing at a time. It counts the visit, too. */
export default function Companion() {
  const house = useHouse();
  useVisits(house);
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    const made = companionOf(house);
    setParts(made);
    return () => made?.stop();
  }, [house]);
  return parts === null ? null : <Questions {...parts} />;
}

function Questions({ updates, notices }: Parts) {
  const t = useT();
  const { storage, clock, install, link, openPanel } = useHouse();
  const [path] = useLocation();
  const online = useSelector(link, isOnline);
  const loggedIn = useLoggedIn();
  const newer = useSyncExternalStore(updates.subscribe, updates.ready);
  const mailMissed = useSyncExternalStore(notices.subscribe, notices.wanted);
  const way = useSyncExternalStore(install.subscribe, install.way);
  const [days] = useState(() => countDays(storage, clock.now()));
  const [later, setLater] = useState<readonly string[]>([]);
  const free = (question: string): boolean => !later.includes(question) && mayAsk(storage, question, clock.now());
  const no = (question: string, rest = true): void => {
    if (rest) saidNo(storage, question, clock.now());
    setLater([...later, question]);
  };
  if (isRoom(path) || path.startsWith('/replay/') || !online) return null;
  if (newer && !later.includes('update'))
    return (
      <Notice
        icon="refresh"
        title={t('device.updateTitle')}
        yes={t('device.update')}
        onYes={() => updates.take()}
        no={t('device.later')}
        onNo={() => no('update', false)}
      >
        {t('device.updateBody')}
      </Notice>
    );
  if (mailMissed && free('mail'))
    return (
      <Notice
        icon="bell"
        title={t('device.mailTitle')}
        yes={t('device.mailYes')}
        onYes={() => notices.ask()}
        no={t('device.no')}
        onNo={() => {
          notices.leave();
          no('mail');
        }}
      >
        {t('device.mailBody')}
      </Notice>
    );
  if (loggedIn && days >= DAYS_BEFORE_INSTALL && (way === 'prompt' || way === 'ios') && free('install'))
    return (
      <Notice
        icon="phone"
        title={t('device.installTitle')}
        yes={t('device.installYes')}
        onYes={() => {
          no('install');
          if (way === 'prompt') install.ask();
          else openPanel('install-ios-pwa');
        }}
        no={t('device.no')}
        onNo={() => no('install')}
      >
        {t('device.installBody')}
      </Notice>
    );
  return null;
}
