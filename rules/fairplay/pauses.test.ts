import { describe, expect, it } from 'vitest';
import { breakUntil, exclusionUntil } from './pauses';

const at = (text: string): number => Date.parse(text);

describe('a break', () => {
  it('lasts its days to the millisecond', () => {
    const now = at('2026-11-23T06:40:00.123Z');
    expect((['day', 'week', 'month'] as const).map((length) => (breakUntil(length, now) - now) / 3_600_000)).toEqual([
      24, 168, 720,
    ]);
  });
});

describe('an exclusion', () => {
  it('lasts so many months of the calendar in WIB, at the same time of day', () => {
    const now = at('2026-11-23T13:40:00.123+07:00');
    expect(exclusionUntil('halfYear', now)).toBe(at('2027-05-23T13:40:00.123+07:00'));
    expect(exclusionUntil('year', now)).toBe(at('2027-11-23T13:40:00.123+07:00'));
    expect(exclusionUntil('fiveYears', now)).toBe(at('2031-11-23T13:40:00.123+07:00'));
  });
  it('ends on the last day of a month that has no such day', () => {
    expect(exclusionUntil('halfYear', at('2026-08-31T09:00:00+07:00'))).toBe(at('2027-02-28T09:00:00+07:00'));
    expect(exclusionUntil('year', at('2028-02-29T00:00:00+07:00'))).toBe(at('2029-02-28T00:00:00+07:00'));
  });
  it('counts the day that it is in WIB, not in UTC', () => {
    expect(exclusionUntil('halfYear', at('2026-08-31T20:00:00Z'))).toBe(at('2027-03-01T03:00:00+07:00'));
  });
});
