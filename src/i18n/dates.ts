import type { Locale } from './areas';
import { formatMonth, formatTime } from './format';
import { type Day, type Days, noonOf } from '../../rules/days';
import { DAY_MS, WIB_OFFSET_MS } from '../../rules/wib';

const dayOfMonth = (epochMs: number): number => new Date(epochMs + WIB_OFFSET_MS).getUTCDate();

/** A moment in Jakarta, written out: `20 November 2026, 14.32 WIB`. */
export const formatMoment = (epochMs: number, locale: Locale): string =>
  `${dayOfMonth(epochMs)} ${formatMonth(epochMs, locale)}, ${formatTime(epochMs)} WIB`;

/** A day in Jakarta: `19 Nov`. */
export const formatDay = (epochMs: number, locale: Locale): string =>
  `${dayOfMonth(epochMs)} ${formatMonth(epochMs, locale).slice(0, 3)}`;

/** A day of the calendar, written out: `20 November 2026`. */
export function formatDate(day: Day, locale: Locale): string {
  const noon = noonOf(day);
  return `${dayOfMonth(noon)} ${formatMonth(noon, locale)}`;
}

/** A stretch of days, as short as it can be said: `20 Nov 2026`, `1 – 20 Nov 2026`, `28 Okt – 3 Nov 2026`. */
export function formatDays({ from, to }: Days, locale: Locale): string {
  const year = to.slice(0, 4);
  const last = `${formatDay(noonOf(to), locale)} ${year}`;
  if (from === to) return last;
  const first = formatDay(noonOf(from), locale);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayOfMonth(noonOf(from))} – ${last}`;
  return from.slice(0, 4) === year ? `${first} – ${last}` : `${first} ${from.slice(0, 4)} – ${last}`;
}

/** Whole days in Jakarta from one moment to another: 0 on the same day, 1 when it was yesterday. */
export const daysBetween = (earlier: number, later: number): number =>
  Math.floor((later + WIB_OFFSET_MS) / DAY_MS) - Math.floor((earlier + WIB_OFFSET_MS) / DAY_MS);
