import { describe, expect, it } from 'vitest';
import { dayOf, daysAfter, daysOfMonth, eachDay, monthAfter, noonOf, sameDayIn, weekdayOf } from './days';

describe('days', () => {
  it('are those of Jakarta', () => {
    expect(dayOf(Date.parse('2026-11-19T17:00:00Z'))).toBe('2026-11-20');
    expect(dayOf(Date.parse('2026-11-19T16:59:59Z'))).toBe('2026-11-19');
    expect(dayOf(noonOf('2026-11-20'))).toBe('2026-11-20');
  });

  it('go on over months, years and leap days', () => {
    expect(eachDay({ from: '2026-10-30', to: '2026-11-02' })).toHaveLength(4);
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });

  it('keep their number in another month as far as it goes', () => {
    expect(sameDayIn('2026-12', '2026-11-20')).toBe('2026-12-20');
    expect(sameDayIn('2026-02', '2026-01-31')).toBe('2026-02-28');
  });

  it('are of a week that begins on Monday', () => {
    expect(['2026-11-16', '2026-11-20', '2026-11-22'].map(weekdayOf)).toEqual([0, 4, 6]);
  });
});
