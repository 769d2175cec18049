import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PREFIX_MAX } from '../fairness/prefix';
import { RATE_ONE } from '../money';
import { target, TARGET_MAX, targetOf } from './target';

const digestOf = (prefix: number): string => prefix.toString(16).padStart(6, '0') + 'f'.repeat(58);

describe('the target of a round', () => {
  it.each([
    ['000000', 1],
    ['0511be', 1], // 1.98 % of all prefixes crash at once ...
    ['0511bf', 1.01], // ... and from here on a flight reaches 1.01x
    ['7fffff', 1.97],
    ['800000', 1.98],
    ['fffffd', 10_000],
    ['ffffff', 10_000],
  ])('of prefix %s is %sx', (prefix, multiplier) => {
    expect(target(prefix + '0'.repeat(58))).toBe(Math.round(multiplier * RATE_ONE));
  });

  it('looks at the first six digits only, in either case', () => {
    expect(target('abcdef' + '0'.repeat(58))).toBe(target('ABCDEF' + 'f'.repeat(58)));
  });

  it('stays between 1.00x and 10000.00x in steps of 0.01x and grows with the prefix', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: PREFIX_MAX - 1 }), (prefix) => {
        const rate = target(digestOf(prefix));
        expect(rate).toBeGreaterThanOrEqual(RATE_ONE);
        expect(rate).toBeLessThanOrEqual(TARGET_MAX);
        expect(rate % 100).toBe(0);
        expect(targetOf(prefix + 1)).toBeGreaterThanOrEqual(rate);
      }),
    );
  });

  it('is the floor of the exact quotient, by integers without rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: PREFIX_MAX - 1 }), (prefix) => {
        const exact = (99n * BigInt(PREFIX_MAX)) / BigInt(PREFIX_MAX - prefix);
        const clamped = exact < 100n ? 100n : exact > 1_000_000n ? 1_000_000n : exact;
        expect(BigInt(targetOf(prefix))).toBe(clamped * 100n);
      }),
    );
  });

  it('is 2.31x where the floats of the textbook formula say 2.30x', () => {
    expect(Math.floor(99 / (1 - 9_586_980 / PREFIX_MAX))).toBe(230);
    expect((99 * PREFIX_MAX) % (PREFIX_MAX - 9_586_980)).toBe(0); // the quotient is whole
    expect(targetOf(9_586_980)).toBe(23_100);
  });

  it('refuses what is no digest', () => {
    expect(() => target('')).toThrow(RangeError);
    expect(() => target('12345')).toThrow(RangeError);
    expect(() => target('xyz123')).toThrow(RangeError);
    expect(() => target('+12345')).toThrow(RangeError);
  });
});
