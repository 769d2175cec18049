import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useHouse, usePlaySince, useSiteConfig } from '../house/hooks';
import { withWords } from '../i18n';
import { useTick } from '../ui/useTick';

const RealityCheck = lazy(withWords(() => import('../account/RealityCheck'), 'sitting'));

/** How often it is looked whether the reminder is due, ms. */
const LOOK_MS = 1_000;

/** What the reminder says; it stays on screen as it was when it came. */
interface Due {
  readonly since: number;
  readonly at: number;
  readonly everyMinutes: number;
}

/** Interrupts a sitting as often as the site wants, once nothing of the player's is at stake: what plays by itself is stopped for it. */
export function RealityCheckHost() {
  const { play, clock } = useHouse();
  const since = usePlaySince();
  const everyMinutes = useSiteConfig()?.flags.realityCheckMinutes ?? 0;
  const [, go] = useLocation();
  const [due, setDue] = useState<Due | null>(null);
  const [open, setOpen] = useState(false);
  const [stoppedAuto, setStoppedAuto] = useState(false);
  const now = useTick(clock.now, LOOK_MS);
  const dueAt = play.checkDueAt(everyMinutes);
  const late = !open && dueAt !== null && now >= dueAt;

  useEffect(() => {
    if (!late || since === null) return;
    if (play.stopAuto()) setStoppedAuto(true);
    if (play.atStake()) return;
    setDue({ since, at: now, everyMinutes });
    setOpen(true);
  }, [late, now, since, everyMinutes, play]);

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
      />
    </Suspense>
  );
}
