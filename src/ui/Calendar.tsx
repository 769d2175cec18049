import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from 'react';
import {
  type Day,
  type Days,
  daysAfter,
  daysOfMonth,
  eachDay,
  monthAfter,
  monthOf,
  noonOf,
  sameDayIn,
  weekdayOf,
} from '../../rules/days';
import { useLocale, useT } from '../i18n';
import { formatDate } from '../i18n/dates';
import { formatMonth } from '../i18n/format';
import { cx } from './cx';
import { IconButton } from './IconButton';
import css from './Calendar.module.css';

interface CalendarProps {
  readonly value: Days;
  readonly onChange: (days: Days) => void;
  readonly today: Day;
  readonly since: Day | null;
}

/** The day that a key goes to from another. */
function stepTo(key: string, day: Day): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return daysAfter(day, -1);
    case 'ArrowRight':
      return daysAfter(day, 1);
    case 'ArrowUp':
      return daysAfter(day, -7);
    case 'ArrowDown':
      return daysAfter(day, 7);
    case 'Home':
      return daysAfter(day, -weekdayOf(day));
    case 'End':
      return daysAfter(day, 6 - weekdayOf(day));
    case 'PageUp':
      return sameDayIn(monthAfter(monthOf(day), -1), day);
    case 'PageDown':
      return sameDayIn(monthAfter(monthOf(day), 1), day);
    default:
      return null;
  }
}

const NO_DAYS: readonly undefined[] = [undefined];

/** The days of a month in weeks from Monday; null before the first and after the last. */
function weeksOf(month: string): (Day | null)[][] {
  const days = daysOfMonth(month);
  const cells: (Day | null)[] = [...Array<null>(weekdayOf(days.from)).fill(null), ...eachDay(days)];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Whether what came has been seen: what is dear and has its place already comes a moment after what it is in. */
function useCame(): boolean {
  const [came, setCame] = useState(false);
  useEffect(() => startTransition(() => setCame(true)), []);
  return came;
}

/** One month, of which two taps choose the first and the last day, in either order. One stop for the Tab key; arrows, Home, End and Page keys move. */
export function Calendar({ value, onChange, today, since }: CalendarProps) {
  const t = useT();
  const { locale } = useLocale();
  const within = (day: Day): Day => (day > today ? today : since !== null && day < since ? since : day);
  /** The day that has the keyboard; its month is the one shown. */
  const [at, setAt] = useState<Day>(() => within(value.to));
  /** The end that was tapped first. */
  const [first, setFirst] = useState<Day | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  const month = monthOf(at);
  const chosen: Days = first === null ? value : first < at ? { from: first, to: at } : { from: at, to: first };

  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepTo(event.key, at);
    if (next === null) return;
    event.preventDefault();
    moved.current = true;
    setAt(within(next));
  };
  const choose = (day: Day) => {
    setAt(day);
    if (first === null) setFirst(day);
    else onChange(day < first ? { from: day, to: first } : { from: first, to: day });
  };
  const turn = (months: number) => setAt(within(sameDayIn(monthAfter(month, months), at)));
  const came = useCame();
  const weekdays = t('date.weekdays').split(' ');
  return (
    <div>
      <div className={css.head}>
        <IconButton
          icon="left"
          look="bare"
          label={t('date.before')}
          disabled={since !== null && month <= monthOf(since)}
          onClick={() => turn(-1)}
        />
        <b aria-live="polite">{formatMonth(noonOf(at), locale)}</b>
        <IconButton
          icon="right"
          look="bare"
          label={t('date.after')}
          disabled={month >= monthOf(today)}
          onClick={() => turn(1)}
        />
      </div>
      <table ref={grid} role="grid" aria-label={formatMonth(noonOf(at), locale)} className={css.days}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {weeksOf(month).map((week, row) => (
            <tr key={row}>
              {(came ? week : NO_DAYS).map((day, column) =>
                day === undefined ? (
                  // As high as the days that follow.
                  <td key="place">
                    <button type="button" className={cx(css.day, css.place)} disabled aria-hidden="true">
                      {'\u00a0'}
                    </button>
                  </td>
                ) : day === null ? (
                  <td key={column} />
                ) : (
                  <td
                    key={column}
                    role="gridcell"
                    aria-selected={chosen.from <= day && day <= chosen.to}
                    className={cx(
                      chosen.from <= day && day <= chosen.to && css.in,
                      day === chosen.from && css.from,
                      day === chosen.to && css.to,
                    )}
                  >
                    <button
                      type="button"
                      className={cx(css.day, day === today && css.today)}
                      aria-label={formatDate(day, locale)}
                      aria-current={day === today ? 'date' : undefined}
                      tabIndex={day === at ? 0 : -1}
                      disabled={day !== within(day)}
                      onClick={() => choose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.note} aria-live="polite">
        {t(first === null ? 'date.choose' : 'date.chooseTo')}
      </p>
    </div>
  );
}
