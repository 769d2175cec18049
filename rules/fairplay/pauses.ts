import type { BreakLength, ExclusionLength } from '../../contract/fairplay';
import { DAY_MS, WIB_OFFSET_MS } from '../wib';

const BREAK_DAYS: Readonly<Record<BreakLength, number>> = { day: 1, week: 7, month: 30 };
const EXCLUSION_MONTHS: Readonly<Record<ExclusionLength, number>> = { halfYear: 6, year: 12, fiveYears: 60 };

/** When a break that begins now is over, epoch ms. */
export const breakUntil = (length: BreakLength, now: number): number => now + BREAK_DAYS[length] * DAY_MS;

/** When an exclusion that begins now is over, epoch ms: the same day and time in WIB so many months on, the month's last day where it has no such day. */
export function exclusionUntil(length: ExclusionLength, now: number): number {
  const local = new Date(now + WIB_OFFSET_MS);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + EXCLUSION_MONTHS[length]];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(local.getUTCDate(), lastDay));
  return midnight + (local.getTime() % DAY_MS) - WIB_OFFSET_MS;
}
