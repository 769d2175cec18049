import { DAY_MS, WIB_OFFSET_MS } from '../../rules/wib';

/** A time of day in WIB. */
interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

/** When something is done again and again, in WIB. Weekday 0 is Sunday; a month that has no such day has it on its last. */
export type Rule =
  | ({ readonly every: 'day' } & TimeOfDay)
  | ({ readonly every: 'week'; readonly weekday: number } & TimeOfDay)
  | ({ readonly every: 'month'; readonly day: number } & TimeOfDay);

/** However rare, there is one in so many days. */
const LONGEST_GAP_DAYS = 31;

/** Whether a rule has an occurrence on a day, given as days since 1970 in WIB. */
function fallsOn(rule: Rule, day: number): boolean {
  const date = new Date(day * DAY_MS);
  switch (rule.every) {
    case 'day':
      return true;
    case 'week':
      return date.getUTCDay() === rule.weekday;
    case 'month': {
      const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
      return date.getUTCDate() === Math.min(rule.day, lastOfMonth);
    }
  }
}

/** The day that has the moment's time, and the occurrence of a rule on a day (epoch ms), if it fell on it. */
const dayOf = (ms: number): number => Math.floor((ms + WIB_OFFSET_MS) / DAY_MS);
const timeOn = ({ hour, minute }: Rule, day: number): number =>
  day * DAY_MS + (hour * 60 + minute) * 60_000 - WIB_OFFSET_MS;

/** The last occurrence up to and including a moment, epoch ms. */
export function lastOccurrence(rule: Rule, now: number): number {
  const today = dayOf(now);
  for (let day = today; day >= today - LONGEST_GAP_DAYS; day -= 1)
    if (fallsOn(rule, day) && timeOn(rule, day) <= now) return timeOn(rule, day);
  throw new RangeError(`no such day: ${JSON.stringify(rule)}`);
}

/** The first occurrence after a moment, epoch ms. */
export function nextOccurrence(rule: Rule, after: number): number {
  const today = dayOf(after);
  for (let day = today; day <= today + LONGEST_GAP_DAYS; day += 1)
    if (fallsOn(rule, day) && timeOn(rule, day) > after) return timeOn(rule, day);
  throw new RangeError(`no such day: ${JSON.stringify(rule)}`);
}
