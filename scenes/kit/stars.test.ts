import { expect, test } from 'vitest';
import { Frame } from './frames';
import { Quads } from './quads';
import { Stars } from './stars';

const frame = new Frame({ u0: 0, v0: 0, u1: 1, v1: 1, x0: -5, y0: -5, x1: 5, y1: 5, width: 10, height: 10 });
const layer = {
  frame,
  count: 20,
  depth: 1,
  size: [2, 2],
  alpha: [1, 1],
  tints: [0xffffff],
  twinkle: 0.5,
  add: 0,
} as const;

/** Places of the stars' upper left corners, and how strong they are. */
function drawn(scrollX: number, scrollY: number, seconds = 0): readonly (readonly [number, number, number])[] {
  const quads = new Quads(100);
  new Stars([layer], 1).draw(quads, 400, 600, scrollX, scrollY, 0, 0, seconds, 1);
  return Array.from({ length: quads.count }, (_, i) => quads.vertex(i, 0)).map(
    ({ x, y, color }) => [x, y, color >>> 24] as const,
  );
}

test('a field goes by and comes back at its other edge, whichever way it is carried', () => {
  const still = drawn(0, 0);
  expect(still.length).toBeGreaterThan(10);
  // The field is wider and higher than the canvas by a margin on each side.
  for (const [x, y] of [
    [448 * 3, 648 * 2],
    [-448 * 2, -648],
  ] as const)
    drawn(x, y).forEach(([left, top], i) => {
      expect(left).toBeCloseTo(still[i]?.[0] ?? Number.NaN, 2);
      expect(top).toBeCloseTo(still[i]?.[1] ?? Number.NaN, 2);
    });
  for (const [left, top] of drawn(-123, 77)) {
    expect(left).toBeGreaterThanOrEqual(-25);
    expect(left).toBeLessThan(424);
    expect(top).toBeGreaterThanOrEqual(-25);
    expect(top).toBeLessThan(624);
  }
});

test('each twinkles by itself, and none by more than its share', () => {
  const strengths = [0, 0.6, 1.2, 1.8].map((seconds) => drawn(0, 0, seconds).map(([, , alpha]) => alpha));
  for (const alpha of strengths.flat()) expect(alpha).toBeGreaterThanOrEqual(127);
  expect(new Set(strengths[0]).size).toBeGreaterThan(5);
  expect(strengths[1]).not.toEqual(strengths[0]);
});
