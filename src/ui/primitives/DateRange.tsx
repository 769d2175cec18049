import { startTransition, useState } from 'react';
import type { Day, Days } from '../../../rules/days';
import { useLocale, useT } from '../../i18n';
import { formatDays } from '../../i18n/dates';
import { Calendar } from '../Calendar';
import { Chip } from '../Chip';
import { CALENDAR } from '../drawings';
import { Icon } from '../Icon';
import { presetDays, presetOf, PRESETS } from '../presets';
import { Sheet } from '../Sheet';
import chip from '../Chip.module.css';
import text from '../text.module.css';
import css from './DateRange.module.css';

interface DateRangeProps {
  /** Null for all days, where there is `onAll`. */
  readonly value: Days | null;
  readonly onChange: (days: Days) => void;
  readonly onAll?: () => void;
  /** The WIB day it is: none later can be chosen. */
  readonly today: Day;
  /** The first day that there is anything of; null where that is not known. */
  readonly since?: Day | null;
}

/**
 * Days of Jakarta from one to another: a chip that says them opens quick choices and a calendar, in which two taps choose, the first day and the last. It opens
 * in a sheet of our own: a popover of Base UI would weigh 38 KB, and a calendar needs all of a phone's width.
 */
export function DateRange({ value, onChange, onAll, today, since = null }: DateRangeProps) {
  const t = useT();
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  const preset = value === null ? null : presetOf(value, today);
  // The sheet goes first; what the days change follows in slices.
  const take = (days: Days) => {
    setOpen(false);
    startTransition(() => onChange(days));
  };
  return (
    <>
      <button type="button" className={chip.chip} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name={CALENDAR} size="xs" />
        <span className={text.hidden}>{t('date.days')}</span>
        {value === null ? t('date.all') : preset === null ? formatDays(value, locale) : t(`date.${preset}`)}
        <Icon name="down" size="xs" />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('date.days')} subtitle={t('date.wib')}>
        <div className={css.presets} role="group" aria-label={t('date.presets')}>
          {onAll === undefined ? null : (
            <Chip
              on={value === null}
              onClick={() => {
                onAll();
                setOpen(false);
              }}
            >
              {t('date.all')}
            </Chip>
          )}
          {PRESETS.map((one) => (
            <Chip key={one} on={one === preset} onClick={() => take(presetDays(one, today))}>
              {t(`date.${one}`)}
            </Chip>
          ))}
        </div>
        <Calendar value={value ?? { from: today, to: today }} onChange={take} today={today} since={since} />
      </Sheet>
    </>
  );
}
