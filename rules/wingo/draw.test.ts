import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberOf } from './draw';

describe('the number of a round', () => {
  it('is the tenth that the float lies in', () => {
    expect(numberOf(0)).toBe(0);
    expect(numberOf(0.0999)).toBe(0);
    expect(numberOf(0.1)).toBe(1);
    expect(numberOf(0.5)).toBe(5);
    expect(numberOf(1 - 2 ** -32)).toBe(9);
  });

  it('is 0 to 9 for every float of four bytes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (bytes) => {
        expect(numberOf(bytes / 2 ** 32)).toBe(Number((BigInt(bytes) * 10n) >> 32n));
      }),
    );
  });
});
