import { DAY_MS, WIB_OFFSET_MS } from '../../rules/wib';

/** WIB days as the wire has them: `2026-11-20`; they sort like text. Months are their first seven letters. */
export type Day = string;
export type Month = string;

/** Which days are looked at. */
export type Period =
  | { readonly kind: 'month'; readonly month: Month }
  | { readonly kind: 'today' | 'week' }
  | { readonly kind: 'range'; readonly from: Day; readonly to: Day };

/** Days from `from` to `to`, both included. */
export interface Days {
  readonly from: Day;
  readonly to: Day;
}

const utc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** The WIB day of a moment. */
export const dayOf = (epochMs: number): Day => dayAt(epochMs + WIB_OFFSET_MS);
/** Noon of a WIB day, epoch ms: for printing it. */
export const noonOf = (day: Day): number => utc(day) + DAY_MS / 2 - WIB_OFFSET_MS;
export const monthOf = (day: Day): Month => day.slice(0, 7);
export const daysAfter = (day: Day, days: number): Day => dayAt(utc(day) + days * DAY_MS);

/** A month before (-1) or after (1) one. */
export function monthAfter(month: Month, months: number): Month {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return monthOf(date.toISOString());
}

const lastOf = (month: Month): Day => daysAfter(`${monthAfter(month, 1)}-01`, -1);

/** A period's days. */
export function daysOf(period: Period, today: Day): Days {
  switch (period.kind) {
    case 'month':
      return { from: `${period.month}-01`, to: lastOf(period.month) };
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: daysAfter(today, -6), to: today };
    case 'range':
      return period.from <= period.to ? period : { from: period.to, to: period.from };
  }
}

/** The days that stand in the chart: the whole month around a part of it, else the days themselves. */
export function frameOf({ from, to }: Days): Days {
  const month = monthOf(to);
  return monthOf(from) === month ? { from: `${month}-01`, to: lastOf(month) } : { from, to };
}

/** Every day of a stretch. */
export function eachDay({ from, to }: Days): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day);
  return days;
}
