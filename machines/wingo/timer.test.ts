import { describe, expect, it } from 'vitest';
import { driftOf, hasDrifted, leftOf } from './timer';

const span = { startTime: 0, endTime: 30_000 };

describe('the timer', () => {
  it.each([
    [0, 30_000],
    [10_000, 20_000],
    [29_999, 1],
    [30_000, 30_000],
    [30_001, 29_999],
    [61_000, 29_000],
  ])('at %i ms shows %i left: at zero it resets to the full round length', (now, left) => {
    expect(leftOf(span, now)).toBe(left);
  });

  it('drifts by what the server says differently', () => {
    expect(driftOf(span, { ...span, curTime: 10_000 }, 10_000)).toBe(0);
    expect(driftOf(span, { ...span, curTime: 10_000 }, 11_500)).toBe(1_500);
    expect(driftOf(span, { ...span, curTime: 10_000 }, 8_500)).toBe(1_500);
  });

  it('does not drift across the end of a phase', () => {
    const next = { startTime: 30_000, endTime: 60_000, curTime: 30_010 };
    expect(driftOf(span, next, 29_950)).toBe(60);
    expect(driftOf(span, next, 30_100)).toBe(90);
  });

  it('is initialised anew by more than 2 s, not by 2 s', () => {
    expect(hasDrifted(span, { ...span, curTime: 10_000 }, 12_000)).toBe(false);
    expect(hasDrifted(span, { ...span, curTime: 10_000 }, 12_001)).toBe(true);
  });
});
