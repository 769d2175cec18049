import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, WIB_OFFSET_MS } from '../../rules/wib';
import { lastOccurrence, nextOccurrence } from './calendar';
import type { Rule } from './calendar';

const wib = (text: string): number => Date.parse(`${text}+07:00`);
const tenPast: Rule = { every: 'day', hour: 0, minute: 10 };
const monday: Rule = { every: 'week', weekday: 1, hour: 9, minute: 0 };
const last: Rule = { every: 'month', day: 31, hour: 23, minute: 59 };

describe('the calendar of WIB', () => {
  it.each<[string, Rule, string, string]>([
    ['a day, before midnight', tenPast, '2026-11-20T23:59:59', '2026-11-21T00:10:00'],
    ['a day, after midnight in WIB and before it in UTC', tenPast, '2026-11-21T00:09:59', '2026-11-21T00:10:00'],
    ['a day, at the time itself', tenPast, '2026-11-21T00:10:00', '2026-11-22T00:10:00'],
    ['a week', monday, '2026-11-20T12:00:00', '2026-11-23T09:00:00'],
    ['a week, on the day, before', monday, '2026-11-23T08:59:00', '2026-11-23T09:00:00'],
    ['a week, on the day, after', monday, '2026-11-23T09:00:00', '2026-11-30T09:00:00'],
    ['a month with such a day', last, '2026-12-01T00:00:00', '2026-12-31T23:59:00'],
    ['a month without', last, '2026-11-20T00:00:00', '2026-11-30T23:59:00'],
    ['February', last, '2027-01-31T23:59:00', '2027-02-28T23:59:00'],
    ['February of a leap year', last, '2028-02-01T00:00:00', '2028-02-29T23:59:00'],
  ])('the next one of %s', (_name, rule, after, next) => {
    expect(nextOccurrence(rule, wib(after))).toBe(wib(next));
    expect(lastOccurrence(rule, wib(next))).toBe(wib(next));
    expect(lastOccurrence(rule, wib(next) - 1)).toBeLessThanOrEqual(wib(after));
  });

  it('of a month in the middle of the next one is the one of the month before', () => {
    const first: Rule = { every: 'month', day: 1, hour: 0, minute: 0 };
    expect(lastOccurrence(first, wib('2026-12-31T12:00:00'))).toBe(wib('2026-12-01T00:00:00'));
  });

  it('whatever the rule and the moment, nothing lies between the last and the next one, and each is on time', () => {
    const time = { hour: fc.nat(23), minute: fc.nat(59) };
    const rules = fc.oneof(
      fc.record({ every: fc.constant('day' as const), ...time }),
      fc.record({ every: fc.constant('week' as const), weekday: fc.nat(6), ...time }),
      fc.record({ every: fc.constant('month' as const), day: fc.integer({ min: 1, max: 31 }), ...time }),
    );
    const moments = fc.integer({ min: wib('2026-01-01T00:00:00'), max: wib('2030-01-01T00:00:00') });
    fc.assert(
      fc.property(rules, moments, (rule, now) => {
        const before = lastOccurrence(rule, now);
        const after = nextOccurrence(rule, now);
        expect(before).toBeLessThanOrEqual(now);
        expect(after).toBeGreaterThan(now);
        expect(nextOccurrence(rule, before)).toBe(after);
        expect(lastOccurrence(rule, after - 1)).toBe(before);
        expect((((after + WIB_OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS).toBe((rule.hour * 60 + rule.minute) * 60_000);
      }),
    );
  });
});
