import { describe, expect, it } from 'vitest';
import {
  formatClock,
  formatDayTime,
  formatMonth,
  formatTenths,
  formatTime,
  formatWireMultiplier,
  formatWireOdds,
} from './format';

describe('times and numbers of the shell', () => {
  it('times are Jakarta time, whatever the device says', () => {
    const late = Date.UTC(2026, 10, 20, 18, 5);
    expect(formatTime(late)).toBe('01.05');
    expect(formatDayTime(late)).toBe('21/11 01.05');
    expect(formatMonth(Date.UTC(2026, 11, 31, 17))).toBe('Januari 2027');
    expect(formatMonth(Date.UTC(2026, 2, 31, 17), 'en')).toBe('April 2026');
  });

  it('a countdown counts started seconds and ends at zero', () => {
    expect(formatClock(18_000)).toBe('0:18');
    expect(formatClock(17_001)).toBe('0:18');
    expect(formatClock(65_000)).toBe('1:05');
    expect(formatClock(-5)).toBe('0:00');
    expect(formatTenths(5_150)).toBe('5,2');
    expect(formatTenths(-1)).toBe('0,0');
  });

  it('multipliers of the wire are exact', () => {
    expect(formatWireMultiplier(1.1)).toBe('1,10×');
    expect(formatWireMultiplier(1.15)).toBe('1,15×');
    expect(formatWireMultiplier(1234.5)).toBe('1.234,50×');
    expect(formatWireOdds(9.5)).toBe('9,5×');
  });
});
