import { describe, expect, it } from 'vitest';
import type { Letter } from './letter';
import { dayOf, daysOf } from './rows';

/** Noon in Jakarta. */
const NOON = Date.UTC(2026, 10, 20, 5);
const HOUR_MS = 3_600_000;
const letter = (id: string, sentAt: number): Letter => ({
  id,
  sentAt,
  tag: null,
  read: true,
  expiresAt: null,
  title: id,
  body: '',
  facts: [],
  link: null,
  claim: null,
});

describe('the days of the inbox', () => {
  it('begin at midnight in Jakarta', () => {
    expect([0, 11.9, 12.1, 35.9, 36.1].map((hours) => dayOf(NOON - hours * HOUR_MS, NOON))).toEqual([
      'today',
      'today',
      'yesterday',
      'yesterday',
      'older',
    ]);
  });

  it('have no tomorrow: a clock ahead of ours sends today', () => {
    expect(dayOf(NOON + 13 * HOUR_MS, NOON)).toBe('today');
  });

  it('stand once over their mails, and not where there are none', () => {
    const letters = [letter('a', NOON), letter('b', NOON - 1), letter('c', NOON - 60 * HOUR_MS)];
    expect(daysOf(letters, NOON)).toEqual([
      { key: 'today', from: 0 },
      { key: 'older', from: 2 },
    ]);
    expect(daysOf([], NOON)).toEqual([]);
  });
});
