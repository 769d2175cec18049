import { daysBetween } from '../i18n/dates';
import type { Letter } from './letter';

export type Day = 'today' | 'yesterday' | 'older';

/** One line of the list: the name of a day, or a mail. */
export type MailRow = { readonly kind: 'day'; readonly day: Day } | { readonly kind: 'mail'; readonly letter: Letter };

export function dayOf(sentAt: number, now: number): Day {
  const days = daysBetween(sentAt, now);
  // A mail from a clock ahead of ours is of today.
  return days <= 0 ? 'today' : days === 1 ? 'yesterday' : 'older';
}

/** The list, newest first, under the names of its days. @param now server time, epoch ms */
export function rowsOf(letters: readonly Letter[], now: number): readonly MailRow[] {
  let last: Day | null = null;
  return letters.flatMap((letter): readonly MailRow[] => {
    const day = dayOf(letter.sentAt, now);
    const row = { kind: 'mail', letter } as const;
    if (day === last) return [row];
    last = day;
    return [{ kind: 'day', day }, row];
  });
}
