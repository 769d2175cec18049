import { expect, test } from 'vitest';
import { Frame } from './frames';
import { bandOutline, discOutline, frameOutline, type Outline, ringOutline } from './outline';
import { Quads } from './quads';
import { PEN } from './quads/sprites';

/** The area of all pieces together, by the shoelace formula. */
function area(outline: Outline): number {
  let sum = 0;
  for (let at = 0; at < outline.length; at += 8)
    for (let k = 0; k < 8; k += 2) {
      const [x, y] = [outline[at + k] ?? 0, outline[at + k + 1] ?? 0];
      const [next, low] = [outline[at + ((k + 2) % 8)] ?? 0, outline[at + ((k + 3) % 8)] ?? 0];
      sum += (x * low - next * y) / 2;
    }
  return sum;
}

test('a disc is drawn whole, and little more of its sprite', () => {
  for (const sides of [8, 12, 16]) {
    const drawn = area(discOutline(sides));
    expect(drawn).toBeGreaterThan(Math.PI / 4);
    expect(drawn).toBeLessThan(0.83);
  }
});

test('a ring leaves its hole out, and nothing beside it', () => {
  const drawn = area(ringOutline(24, 0.7));
  expect(drawn).toBeGreaterThan((Math.PI / 4) * (1 - 0.49));
  expect(drawn).toBeLessThan((Math.PI / 4) * (1 - 0.49) * 1.05);
});

test('around a rectangle all is drawn once, and a band is a part', () => {
  expect(area(frameOutline(0.2, 0.1, 0.7, 0.9))).toBeCloseTo(1 - 0.5 * 0.8);
  expect(area(bandOutline(0.1, 0.4))).toBeCloseTo(0.3);
});

test('no piece reaches into the sprite beside it', () => {
  for (const at of [...discOutline(12, 1.05), ...ringOutline(8, 0.5)]) {
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThanOrEqual(1);
  }
});

test('pieces lie where the whole sprite would, turned and scaled, without what was left out', () => {
  const frame = new Frame({ u0: 0, v0: 0, u1: 1, v1: 1, x0: -10, y0: -5, x1: 10, y1: 5, width: 24, height: 12 });
  const [whole, pieces] = [new Quads(1), new Quads(1)];
  whole.sprite(frame, 40, 30, 2, 3, 0.5, 0xff8040, 0.5);
  pieces.piece(frame, bandOutline(0, 1), 40, 30, 48, 36, 0.5, 0xff8040, 0.5);
  for (let k = 0; k < 4; k += 1) expect(pieces.vertex(0, k)).toEqual(whole.vertex(0, k));
  pieces.pen[PEN.alpha] = 0;
  pieces.begin();
  pieces.cut(frame, bandOutline(0, 1), 0xffffff, 0);
  expect(pieces.count).toBe(0);
});
