import { useState } from 'react';
import { type BreakLength, BREAKS, fairPlayEndpoints } from '../../contract/fairplay';
import { breakUntil } from '../../rules/fairplay/pauses';
import { useHouse } from '../house/hooks';
import { useLocale } from '../i18n';
import { formatDay, formatMoment } from '../i18n/dates';
import { Confirm } from '../ui/primitives/Confirm';
import { useTick } from '../ui/useTick';
import { useChange } from './queries';
import css from './Breaks.module.css';

const MINUTE_MS = 60_000;

/** Three breaks; each asks before it begins, because nothing ends it. */
export function Breaks() {
  const { t, locale } = useLocale();
  const { clock } = useHouse();
  const now = useTick(clock.now, MINUTE_MS);
  const [asking, setAsking] = useState<BreakLength>('day');
  const [open, setOpen] = useState(false);
  const { act, busy } = useChange(fairPlayEndpoints.startBreak);
  const name = (length: BreakLength): string => t(`fairPlay.break.${length}`);
  return (
    <>
      <div className={css.breaks}>
        {BREAKS.map((length) => (
          <button
            key={length}
            type="button"
            disabled={busy}
            onClick={() => {
              setAsking(length);
              setOpen(true);
            }}
          >
            <b>{name(length)}</b>{' '}
            <span>{t('fairPlay.until', { when: formatDay(breakUntil(length, now), locale) })}</span>
          </button>
        ))}
      </div>
      <Confirm
        open={open}
        title={t('fairPlay.breakTitle', { length: name(asking) })}
        yes={t('fairPlay.breakYes')}
        no={t('fairPlay.cancel')}
        onYes={() => act({ body: { length: asking } })}
        onClose={() => setOpen(false)}
      >
        {t('fairPlay.breakBody', { until: formatMoment(breakUntil(asking, now), locale) })}
      </Confirm>
    </>
  );
}
