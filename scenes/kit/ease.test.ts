import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backOut, bezier, cubicIn, cubicOut } from './ease';

const third = 1 / 3;
const steps = Array.from({ length: 101 }, (_, i) => i / 100);
const handle = fc.double({ min: 0, max: 1, noNaN: true });
const height = fc.double({ min: -2, max: 3, noNaN: true });

describe('a bezier easing', () => {
  test.each([
    ['cubicIn', cubicIn, { x1: third, y1: 0, x2: 2 * third, y2: 0 }],
    ['cubicOut', cubicOut, { x1: third, y1: 1, x2: 2 * third, y2: 1 }],
    ['backOut by 1.5', (t: number) => backOut(t, 1.5), { x1: third, y1: 1.5, x2: 2 * third, y2: 1 }],
    ['a straight line', (t: number) => t, { x1: 0.2, y1: 0.2, x2: 0.8, y2: 0.8 }],
  ])('with the right handles is %s', (_name, ease, curve) => {
    const drawn = bezier(curve);
    for (const t of steps) expect(drawn(t)).toBeCloseTo(ease(t), 6);
  });

  test('follows what browsers draw for ease-in-out', () => {
    const drawn = bezier({ x1: 0.42, y1: 0, x2: 0.58, y2: 1 });
    expect([0.1, 0.25, 0.5, 0.75, 0.9].map((t) => Number(drawn(t).toFixed(4)))).toEqual([
      0.0197, 0.1292, 0.5, 0.8708, 0.9803,
    ]);
  });

  test('begins at 0, ends at 1 and stays there', () => {
    fc.assert(
      fc.property(handle, height, handle, height, (x1, y1, x2, y2) => {
        const drawn = bezier({ x1, y1, x2, y2 });
        expect([drawn(-1), drawn(0), drawn(1), drawn(2)]).toEqual([0, 0, 1, 1]);
      }),
    );
  });

  test('finds the point of its curve that lies above the time, also where the curve stands upright', () => {
    fc.assert(
      fc.property(
        handle,
        height,
        handle,
        height,
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        (x1, y1, x2, y2, s) => {
          const point = (a: number, b: number): number => 3 * a * s * (1 - s) ** 2 + 3 * b * s * s * (1 - s) + s ** 3;
          const slope = 3 * x1 * (1 - s) ** 2 + 6 * (x2 - x1) * s * (1 - s) + 3 * (1 - x2) * s * s;
          // Where x stands still y is not a matter of x.
          fc.pre(slope > 1e-2);
          expect(bezier({ x1, y1, x2, y2 })(point(x1, x2))).toBeCloseTo(point(y1, y2), 3);
        },
      ),
    );
  });
});
