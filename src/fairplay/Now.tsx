import { type Net } from '../../contract/fairplay';
import { useHouse, usePlaySince, useSiteConfig } from '../house/hooks';
import { useT } from '../i18n';
import { formatTime } from '../i18n/format';
import { Card } from '../ui/Card';
import { Bone } from '../ui/Skeleton';
import { useTick } from '../ui/useTick';
import { Curve } from './Curve';
import { usePosition } from './queries';
import { netText } from './texts';
import css from './Now.module.css';

const MINUTE_MS = 60_000;
const RADIUS = 40;
const ROUND = 2 * Math.PI * RADIUS;

const netOf = ({ staked, returned }: Net): number => returned - staked;

/** How long the sitting lasts and what sitting, day, week and month came to, as far as the site shows either. */
export function Now({ reminderMinutes }: { readonly reminderMinutes: number }) {
  const t = useT();
  const { clock } = useHouse();
  const flags = useSiteConfig()?.flags;
  const now = useTick(clock.now, MINUTE_MS / 4);
  const since = usePlaySince() ?? now;
  const showNet = flags?.showNetPosition === true;
  const position = usePosition(Math.floor(since), showNet);
  const figures = position.data;
  const net = (of: Net | undefined) => (of === undefined ? <Bone width={80} height={18} /> : netText(netOf(of)));
  if (flags === undefined || (!showNet && !flags.showSessionTimer)) return null;
  return (
    <Card tone="calm" padded={false} aria-label={t('fairPlay.now')}>
      <div className={css.now}>
        {flags.showSessionTimer ? (
          <Ring minutes={Math.max(0, Math.floor((now - since) / MINUTE_MS))} every={reminderMinutes} />
        ) : null}
        <div className={css.figures}>
          {flags.showSessionTimer ? (
            <p className={css.label}>{t('fairPlay.since', { time: formatTime(since) })}</p>
          ) : null}
          {showNet ? (
            <>
              <p className={css.label}>{t('fairPlay.todayNet')}</p>
              <p className={css.net}>{net(figures?.day)}</p>
              <Curve points={figures?.curve ?? []} />
            </>
          ) : null}
        </div>
      </div>
      {showNet ? (
        <dl className={css.spans}>
          {(
            [
              ['fairPlay.sessionNet', figures?.session],
              ['fairPlay.weekNet', figures?.week],
              ['fairPlay.monthNet', figures?.month],
            ] as const
          ).map(([label, span]) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{net(span)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Card>
  );
}

/** The minutes of the sitting, on their way to the next reminder. */
function Ring({ minutes, every }: { readonly minutes: number; readonly every: number }) {
  const t = useT();
  const share = every === 0 ? 1 : (minutes % every) / every;
  return (
    <div className={css.ring}>
      <svg viewBox="0 0 92 92" aria-hidden="true">
        <circle className={css.track} cx="46" cy="46" r={RADIUS} />
        {share === 0 ? null : (
          <circle
            className={css.arc}
            cx="46"
            cy="46"
            r={RADIUS}
            strokeDasharray={`${String(share * ROUND)} ${String(ROUND)}`}
          />
        )}
      </svg>
      <p>
        <b>{minutes}</b> <span>{t('fairPlay.minutes')}</span>
      </p>
    </div>
  );
}
