import { type ComponentType, useEffect, useState } from 'react';
import { withWords } from '../i18n';
import { isRoom } from './pages';

const bringCompanion = withWords(() => import('../pwa/Companion'), 'device');

/** After the first page has had the device for itself, ms: a room longer, whose first round begins then. */
const AFTER = { page: 5_000, room: 20_000 };
/** What could not be had, for want of a connection for instance, is asked for again, ms later. */
const AGAIN = 30_000;

/**
 * What makes an app of the site, once nothing else is in a hurry. The dev server has no service worker. Nobody waits for it: that it does not come must not
 * take the page with it, as what is brought by React's `lazy` would.
 * @param bring its code
 */
export function CompanionHost({
  bring = bringCompanion,
}: {
  readonly bring?: () => Promise<{ readonly default: ComponentType }>;
}) {
  const [Companion, setCompanion] = useState<ComponentType>();
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    let gone = false;
    const ask = (): Promise<void> =>
      bring().then(
        (part) => {
          if (!gone) setCompanion(() => part.default);
        },
        () => {
          if (!gone) timer = setTimeout(ask, AGAIN);
        },
      );
    let timer = setTimeout(ask, isRoom(location.pathname) ? AFTER.room : AFTER.page);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [bring]);
  return Companion === undefined ? null : <Companion />;
}
