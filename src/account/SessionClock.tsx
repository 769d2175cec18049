import { lazy, Suspense, useState } from 'react';
import { useHouse, useLoggedIn, usePlaySince, useSiteConfig } from '../house/hooks';
import { useT, withWords } from '../i18n';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { useTick } from '../ui/useTick';
import css from './SessionClock.module.css';

const SittingSheet = lazy(withWords(() => import('./SittingSheet'), 'sitting'));

const MINUTE_MS = 60_000;

/** How long the player has been playing, where the site shows it; a tap tells what it came to. */
export function SessionClock({ small = false }: { readonly small?: boolean }) {
  const t = useT();
  const { clock } = useHouse();
  const since = usePlaySince();
  const loggedIn = useLoggedIn();
  const wanted = useSiteConfig()?.flags.showSessionTimer === true;
  const now = useTick(clock.now, MINUTE_MS / 4);
  const [open, setOpen] = useState<boolean | null>(null);
  if (!wanted || !loggedIn || since === null) return null;
  const n = Math.max(0, Math.floor((now - since) / MINUTE_MS));
  return (
    <>
      <button
        type="button"
        className={cx(css.clock, small && css.small)}
        aria-label={t('session.label', { n })}
        onClick={() => setOpen(true)}
      >
        <Icon name="leaf" size="xs" />
        {t('session.clock', { n })}
      </button>
      {open === null ? null : (
        <Suspense>
          <SittingSheet open={open} onClose={() => setOpen(false)} since={since} />
        </Suspense>
      )}
    </>
  );
}
