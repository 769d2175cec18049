import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RATE_ONE } from '../money';
import { growthAt, multiplierAt, timeAt } from './curve';
import { TARGET_MAX } from './target';

const LAST_MS = timeAt(TARGET_MAX);
const anyMs = fc.integer({ min: 0, max: LAST_MS + 10_000 });

describe('the running multiplier', () => {
  it('follows floor(100 * e^(0.00006 t)) / 100', () => {
    expect(multiplierAt(0)).toBe(10_000);
    expect(multiplierAt(1_000)).toBe(10_600);
    expect(multiplierAt(11_552)).toBe(19_900);
    expect(multiplierAt(11_553)).toBe(20_000);
    expect(multiplierAt(60_000)).toBe(365_900);
  });

  it('is 1.00x before take-off and never above 10000.00x', () => {
    expect(multiplierAt(-5_000)).toBe(RATE_ONE);
    expect(multiplierAt(Number.NaN)).toBe(RATE_ONE);
    expect(multiplierAt(LAST_MS)).toBe(TARGET_MAX);
    expect(multiplierAt(LAST_MS * 100)).toBe(TARGET_MAX);
  });

  it('never falls', () => {
    fc.assert(fc.property(anyMs, fc.nat(5_000), (ms, more) => multiplierAt(ms) <= multiplierAt(ms + more)));
  });

  it('counts time in whole milliseconds', () => {
    fc.assert(
      fc.property(
        anyMs,
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (ms, part) => multiplierAt(ms + part) === multiplierAt(ms),
      ),
    );
  });

  it('is the same on every engine: no whole millisecond lies within rounding of a step', () => {
    let nearest = 1;
    for (let ms = 1; ms <= LAST_MS; ms += 1) {
      const hundredths = 100 * growthAt(ms);
      nearest = Math.min(nearest, Math.abs(hundredths - Math.round(hundredths)) / hundredths);
    }
    // A poor exp is off by 1e-15; this leaves a thousandfold margin.
    expect(nearest).toBeGreaterThan(1e-12);
  });
});

describe('the time of a multiplier', () => {
  it('is the first millisecond that shows it', () => {
    expect(timeAt(RATE_ONE)).toBe(0);
    expect(timeAt(0)).toBe(0);
    expect(timeAt(20_000)).toBe(11_553);
    expect(LAST_MS).toBe(153_506);
  });

  it('inverts the curve for every rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: RATE_ONE + 1, max: TARGET_MAX }), (rate) => {
        const ms = timeAt(rate);
        expect(multiplierAt(ms)).toBeGreaterThanOrEqual(rate);
        expect(multiplierAt(ms - 1)).toBeLessThan(rate);
      }),
    );
  });

  it('refuses a rate that no flight reaches', () => {
    expect(() => timeAt(TARGET_MAX + 1)).toThrow(RangeError);
    expect(() => timeAt(Number.NaN)).toThrow(RangeError);
  });
});
