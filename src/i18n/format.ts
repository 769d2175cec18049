/**
 * How the shell prints numbers and times, in one place. Numbers are the rules' (dot for thousands, comma for decimals) in
 * both languages; times are WIB (UTC+7, no summer time), computed by hand so that every phone prints the same.
 */
export {
  formatAmount,
  formatBalance,
  formatMultiplier,
  formatOdds,
  formatPercent,
  formatRp,
  formatSigned,
} from '../../rules/format';
import { formatMultiplier, formatOdds } from '../../rules/format';
import type { Locale } from './areas';

const WIB_OFFSET_MS = 7 * 3_600_000;
const MONTHS: Readonly<Record<Locale, readonly string[]>> = {
  id: [
    'Januari',
    'Februari',
    'Maret',
    'April',
    'Mei',
    'Juni',
    'Juli',
    'Agustus',
    'September',
    'Oktober',
    'November',
    'Desember',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};
const two = (n: number): string => String(n).padStart(2, '0');
const wib = (epochMs: number): Date => new Date(epochMs + WIB_OFFSET_MS);

/** The clock in Jakarta: `14.32`. */
export function formatTime(epochMs: number): string {
  const date = wib(epochMs);
  return `${two(date.getUTCHours())}.${two(date.getUTCMinutes())}`;
}

/** Day and clock in Jakarta: `20/11 14.32`. */
export function formatDayTime(epochMs: number): string {
  const date = wib(epochMs);
  return `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)} ${formatTime(epochMs)}`;
}

/** Month and year in Jakarta: `Maret 2026`. */
export function formatMonth(epochMs: number, locale: Locale = 'id'): string {
  const date = wib(epochMs);
  return `${MONTHS[locale][date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}

/** Time left as a clock: `0:18`, `1:05`; a started second counts as whole, so that 0:00 means over. */
export function formatClock(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** Time left in seconds with one decimal: `5,2`. */
export function formatTenths(leftMs: number): string {
  return (Math.max(0, Math.ceil(leftMs / 100)) / 10).toFixed(1).replace('.', ',');
}

/** A multiplier from the wire (1.65) with exactly two decimals: `1,65×`. */
export const formatWireMultiplier = (multiplier: number): string => formatMultiplier(Math.round(multiplier * 10_000));

/** A payout from the wire (9.5) with trailing zeros stripped: `9,5×`. */
export const formatWireOdds = (multiplier: number): string => formatOdds(Math.round(multiplier * 10_000));
