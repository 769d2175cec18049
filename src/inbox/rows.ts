import { daysBetween } from '../i18n/dates';
import { type Section, sectionsOf } from '../ui/tallRows';
import type { Letter } from './letter';

const DAYS = ['today', 'yesterday', 'older'] as const;
export type Day = (typeof DAYS)[number];

/** Which of the days, by number. A mail from a clock ahead of ours is of today. */
const numberOf = (sentAt: number, now: number): number => Math.min(Math.max(daysBetween(sentAt, now), 0), 2);

export const dayOf = (sentAt: number, now: number): Day => DAYS[numberOf(sentAt, now)] ?? 'older';

/** The list, newest first, under the names of its days. @param now server time, epoch ms */
export const daysOf = (letters: readonly Letter[], now: number): readonly Section<Day>[] =>
  sectionsOf(
    letters,
    ({ sentAt }) => numberOf(sentAt, now),
    ({ sentAt }) => dayOf(sentAt, now),
  );
