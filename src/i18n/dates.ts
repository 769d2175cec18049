import type { Locale } from './areas';
import { formatMonth, formatTime } from './format';
import { DAY_MS, WIB_OFFSET_MS } from '../../rules/wib';

const dayOfMonth = (epochMs: number): number => new Date(epochMs + WIB_OFFSET_MS).getUTCDate();

/** A moment in Jakarta, written out: `20 November 2026, 14.32 WIB`. */
export const formatMoment = (epochMs: number, locale: Locale): string =>
  `${dayOfMonth(epochMs)} ${formatMonth(epochMs, locale)}, ${formatTime(epochMs)} WIB`;

/** A day in Jakarta: `19 Nov`. */
export const formatDay = (epochMs: number, locale: Locale): string =>
  `${dayOfMonth(epochMs)} ${formatMonth(epochMs, locale).slice(0, 3)}`;

/** Whole days in Jakarta from one moment to another: 0 on the same day, 1 when it was yesterday. */
export const daysBetween = (earlier: number, later: number): number =>
  Math.floor((later + WIB_OFFSET_MS) / DAY_MS) - Math.floor((earlier + WIB_OFFSET_MS) / DAY_MS);
