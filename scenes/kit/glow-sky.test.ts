import { expect, test } from 'vitest';
import { Frame } from './frames';
import { GlowSky } from './glow-sky';
import { Quads } from './quads';

const frame = new Frame({ u0: 0, v0: 0, u1: 1, v1: 1, x0: -1, y0: -1, x1: 1, y1: 1, width: 2, height: 2 });
const painted = (stops: readonly number[], glows: readonly number[], alpha = 0.5) => {
  const sky = new GlowSky(frame);
  sky.place(0, 0, 240, 400, [{ x: 120, y: 200, radius: 100, alpha }]);
  sky.paint([0, 400], stops, glows);
  const quads = new Quads(400);
  sky.draw(quads);
  /** Colour 0xRRGGBB of the corner nearest to a place. */
  const at = (x: number, y: number): string => {
    const color = quads.vertex(Math.min(19, Math.round(y / 20)) * 12 + Math.min(11, Math.round(x / 20)), 0).color;
    return [color & 255, (color >> 8) & 255, (color >> 16) & 255].map((c) => c.toString(16).padStart(2, '0')).join('');
  };
  return { quads, at };
};

test('one layer covers the canvas and nothing beyond', () => {
  const { quads } = painted([0, 0], [0]);
  expect(quads.count).toBe(240);
  expect(quads.vertex(0, 0)).toMatchObject({ x: 0, y: 0 });
  expect(quads.vertex(239, 2)).toMatchObject({ x: 240, y: 400 });
});

test('the gradient runs from stop to stop', () => {
  const { at } = painted([0x000000, 0x206080], [0]);
  expect(at(0, 0)).toBe('000000');
  expect(at(0, 200)).toBe('103040');
});

test('a light adds its colour around its middle and none beyond its radius', () => {
  const { at } = painted([0x101010, 0x101010], [0x800000]);
  expect(at(120, 200)).toBe('501010');
  expect(at(120, 320)).toBe('101010');
});

test('too much light is white, not a wrap around', () => {
  const { at } = painted([0xf0f0f0, 0xf0f0f0], [0xffffff], 1);
  expect(at(120, 200)).toBe('ffffff');
});

test('what lies wholly behind something opaque is left out, and the rest stays where it was', () => {
  const sky = new GlowSky(frame);
  sky.place(0, 0, 240, 400, []);
  // Cells are 20 px: columns 3 to 7 and rows 6 to 8 are covered whole.
  sky.cover([{ x: 50, y: 110, width: 115, height: 75 }]);
  sky.paint([0, 400], [0, 0], []);
  const quads = new Quads(400);
  sky.draw(quads);
  expect(quads.count).toBe(240 - 5 * 3);
  expect(quads.vertex(6 * 12 + 3, 0)).toMatchObject({ x: 160, y: 120 });
});
