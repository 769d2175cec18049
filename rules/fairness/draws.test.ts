import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawsFrom, floatOf, floatsOf } from './draws';

const byte = fc.integer({ min: 0, max: 255 });

describe('the floats of a digest', () => {
  it('take four bytes each, the first one weighing most', () => {
    expect(floatOf(0, 0, 0, 0)).toBe(0);
    expect(floatOf(128, 0, 0, 0)).toBe(0.5);
    expect(floatOf(0, 0, 0, 1)).toBe(2 ** -32);
    expect(floatOf(255, 255, 255, 255)).toBe(1 - 2 ** -32);
  });

  it('are the exact 32-bit fractions', () => {
    fc.assert(
      fc.property(
        byte,
        byte,
        byte,
        byte,
        (a, b, c, d) => floatOf(a, b, c, d) === (((a * 256 + b) * 256 + c) * 256 + d) / 2 ** 32,
      ),
    );
  });

  it('are eight to a digest', () => {
    expect(floatsOf(Uint8Array.from({ length: 32 }, (_, i) => (i % 4 === 0 ? i * 8 : 0)))).toEqual([
      0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875,
    ]);
  });
});

describe('the draws of a round', () => {
  const draws = drawsFrom((counter) => new Uint8Array(32).fill(counter + 1));

  it('show the digest with counter 0', () => {
    expect(draws.digest).toBe('01'.repeat(32));
  });

  it('raise the counter after every eight floats, and start over for each reader', () => {
    const take = (count: number): number[] => {
      const floats = draws.floats();
      return Array.from({ length: count }, () => floats.next().value);
    };
    const bytes = take(17).map((float) => Math.floor(float * 256));
    expect(bytes).toEqual([...new Array(8).fill(1), ...new Array(8).fill(2), 3]);
    expect(take(1)).toEqual([floatOf(1, 1, 1, 1)]);
  });
});
