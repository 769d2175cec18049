import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useHouse, usePlaySince, useSiteConfig, useUser } from '../house/hooks';
import { withWords } from '../i18n';
import { useTick } from '../ui/useTick';

const RealityCheck = lazy(withWords(() => import('../account/RealityCheck'), 'sitting', 'fairplay'));

/** How often it is looked whether the reminder is due, ms. */
const LOOK_MS = 1_000;

/** What the reminder says; it stays on screen as it was when it came. */
interface Due {
  readonly since: number;
  readonly at: number;
  readonly everyMinutes: number;
}

/** Interrupts a sitting as often as the player chose, or else the site wants, once nothing of the player's is at stake: what plays by itself is stopped for it. */
export function RealityCheckHost() {
  const { play, clock, openPanel } = useHouse();
  const since = usePlaySince();
  const siteMinutes = useSiteConfig()?.flags.realityCheckMinutes ?? 0;
  const everyMinutes = useUser()?.fairPlay?.reminderMinutes ?? siteMinutes;
  const [, go] = useLocation();
  const [due, setDue] = useState<Due | null>(null);
  const [open, setOpen] = useState(false);
  const [stoppedAuto, setStoppedAuto] = useState(false);
  const now = useTick(clock.now, LOOK_MS);
  const dueAt = play.checkDueAt(everyMinutes);
  const late = !open && dueAt !== null && now >= dueAt;

  useEffect(() => {
    if (!late || since === null) return;
    // What was looked at last may be of before the server's clock was known.
    const at = clock.now();
    if (dueAt === null || at < dueAt) return;
    if (play.stopAuto()) setStoppedAuto(true);
    if (play.atStake()) return;
    setDue({ since, at, everyMinutes });
    setOpen(true);
  }, [late, now, dueAt, since, everyMinutes, play, clock]);

  if (due === null) return null;
  const close = (): void => {
    play.checked();
    setOpen(false);
    setStoppedAuto(false);
  };
  return (
    <Suspense>
      <RealityCheck
        {...due}
        open={open}
        stoppedAuto={stoppedAuto}
        onGoOn={close}
        onEnough={() => {
          close();
          go('/');
        }}
        onBets={() => {
          close();
          openPanel('bet-history');
        }}
        onFairPlay={() => {
          close();
          openPanel('fair-play');
        }}
      />
    </Suspense>
  );
}
