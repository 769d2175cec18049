import { useHouse, useLoggedIn, usePlaySince, useSiteConfig, useUser } from '../house/hooks';
import { useT } from '../i18n';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { useTick } from '../ui/useTick';
import css from './SessionClock.module.css';

const MINUTE_MS = 60_000;

/** How long the player has been playing, where the site shows it, or that a break runs; a tap leads to fair play. */
export function SessionClock({ small = false }: { readonly small?: boolean }) {
  const t = useT();
  const { clock, openPanel } = useHouse();
  const since = usePlaySince();
  const loggedIn = useLoggedIn();
  const pausedUntil = useUser()?.fairPlay?.pausedUntil ?? 0;
  const site = useSiteConfig();
  const wanted = site?.flags.showSessionTimer === true;
  // The site's settings say what time the server has: the device's own may be hours off.
  const now = useTick(clock.now, MINUTE_MS / 4, site);
  const paused = pausedUntil > now;
  if (!loggedIn || since === null || !(wanted || paused)) return null;
  const n = Math.max(0, Math.floor((now - since) / MINUTE_MS));
  return (
    <button
      type="button"
      className={cx(css.clock, small && css.small)}
      aria-label={paused ? t('fairPlay.pausedLabel') : t('session.label', { n })}
      onClick={() => openPanel('fair-play')}
    >
      <Icon name="leaf" size="xs" />
      {paused ? t('fairPlay.paused') : t('session.clock', { n })}
    </button>
  );
}
