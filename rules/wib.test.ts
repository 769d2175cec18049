import { expect, test } from 'vitest';
import { nextWibMidnight, wibDay, wibDateTime } from './wib';

const at = (text: string): number => Date.parse(text);

test('a WIB day begins at 17:00 UTC', () => {
  expect(wibDay(at('2026-11-22T16:59:59.999Z'))).toBe('20261122');
  expect(wibDay(at('2026-11-22T17:00:00Z'))).toBe('20261123');
});

test('the next midnight is later than the moment, also for midnight itself', () => {
  expect(nextWibMidnight(at('2026-11-22T16:59:59.999Z'))).toBe(at('2026-11-22T17:00:00Z'));
  expect(nextWibMidnight(at('2026-11-22T17:00:00Z'))).toBe(at('2026-11-23T17:00:00Z'));
});

test('a moment in words is the clock of Jakarta', () => {
  expect(wibDateTime(Date.UTC(2026, 10, 20, 7, 32))).toBe('20 November 2026, 14.32 WIB');
  expect(wibDateTime(Date.UTC(2026, 11, 31, 17, 5))).toBe('1 Januari 2027, 00.05 WIB');
});
