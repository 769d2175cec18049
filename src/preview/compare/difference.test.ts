import { describe, expect, test } from 'vitest';
import { differenceOf } from './difference';

const pixels = (...colours: readonly (readonly [number, number, number])[]): Uint8ClampedArray =>
  new Uint8ClampedArray(colours.flatMap((colour) => [...colour, 255]));

describe('two pictures', () => {
  test('that are the same differ nowhere', () => {
    const one = pixels([10, 20, 30], [200, 100, 0]);
    expect(differenceOf(one, one)).toMatchObject({ differing: 0, share: 0 });
  });

  test('forgive each other an edge, and count what is more', () => {
    const found = differenceOf(
      pixels([10, 20, 30], [0, 0, 0], [0, 0, 0], [9, 9, 9]),
      pixels([30, 20, 30], [0, 200, 0], [0, 0, 0], [9, 9, 9]),
    );
    expect(found).toMatchObject({ differing: 1, share: 0.25 });
    expect([...found.pixels.slice(4, 8)]).toEqual([255, 82, 80, 255]);
  });

  test('of two sizes are no pair', () => {
    expect(() => differenceOf(pixels([0, 0, 0]), pixels([0, 0, 0], [0, 0, 0]))).toThrow(RangeError);
  });
});
