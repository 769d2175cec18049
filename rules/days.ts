import { DAY_MS, WIB_OFFSET_MS } from './wib';

/** WIB days as the wire has them: `2026-11-20`; they sort like text. Months are their first seven letters. */
export type Day = string;
export type Month = string;

/** Days from `from` to `to`, both included. */
export interface Days {
  readonly from: Day;
  readonly to: Day;
}

const utc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** The WIB day of a moment. */
export const dayOf = (epochMs: number): Day => dayAt(epochMs + WIB_OFFSET_MS);
/** The first moment of a WIB day, epoch ms. */
export const startOf = (day: Day): number => utc(day) - WIB_OFFSET_MS;
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

/** All days of a month. */
export const daysOfMonth = (month: Month): Days => ({
  from: `${month}-01`,
  to: daysAfter(`${monthAfter(month, 1)}-01`, -1),
});

/** The same day in another month, or that month's last where it has fewer. */
export function sameDayIn(month: Month, day: Day): Day {
  const { to } = daysOfMonth(month);
  const same = `${month}${day.slice(7)}`;
  return same < to ? same : to;
}

/** Every day of a stretch. */
export function eachDay({ from, to }: Days): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day);
  return days;
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: Day): number => (new Date(utc(day)).getUTCDay() + 6) % 7;
