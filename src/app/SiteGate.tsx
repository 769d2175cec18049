import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useHouse, useSiteConfig } from '../house/hooks';
import { withWords } from '../i18n';
import { closedBy } from './closed';
import { isDesk, isRoom } from './pages';

const ClosedScreen = lazy(withWords(() => import('./ClosedScreen'), 'site'));

/** How often a room with something at stake is looked at, ms. */
const LOOK_MS = 500;

/** Pages that stay: whoever works here, help, and what anybody may check of a round. */
const stays = (path: string): boolean => isDesk(path) || /^\/(help|replay)(\/|$)/.test(path);

/**
 * Puts the screen of a closed site in the pages' place while it is closed, and takes it away again, by the settings alone. A room in which something of the player's is at stake stays
 * until that is settled: its round ends and pays.
 */
export function SiteGate({ children }: { readonly children: ReactNode }) {
  const { play } = useHouse();
  const [path] = useLocation();
  const closed = closedBy(useSiteConfig());
  const shut = closed !== null && !stays(path);
  const [busy, setBusy] = useState(false);
  const room = isRoom(path);
  useEffect(() => {
    if (!shut || !room) return;
    const look = () => setBusy(play.atStake());
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [shut, room, play]);
  // The first moment is judged at once: later ones by the timer.
  if (closed === null || !shut || (room && (busy || play.atStake()))) return children;
  return (
    <Suspense fallback={null}>
      <ClosedScreen closed={closed} />
    </Suspense>
  );
}
