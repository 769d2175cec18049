import { expect, test } from 'vitest';
import { Frame } from './frames';
import {
  aroundOutline,
  bandOutline,
  discOutline,
  frameOutline,
  type Outline,
  restOutline,
  ringOutline,
  roundOutline,
} from './outline';
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

/** Whether a place, in shares, lies in a piece. */
const drawn = (outline: Outline, x: number, y: number): boolean => {
  for (let at = 0; at < outline.length; at += 8)
    if (
      x > (outline[at] ?? 0) &&
      x < (outline[at + 4] ?? 0) &&
      y > (outline[at + 1] ?? 0) &&
      y < (outline[at + 5] ?? 0)
    )
      return true;
  return false;
};

test('of a box all but its holes is drawn, once, whatever reaches over its edges', () => {
  const box = { x: 10, y: 20, width: 100, height: 50 };
  const holes = [
    { x: 20, y: 30, width: 20, height: 20 },
    { x: 50, y: 25, width: 10, height: 30 },
    { x: 100, y: 0, width: 40, height: 40 },
    { x: 0, y: 65, width: 60, height: 40 },
  ];
  const rest = restOutline(box, holes);
  expect(area(rest)).toBeCloseTo(1 - (20 * 20 + 10 * 30 + 10 * 20 + 50 * 5) / 5000);
  for (let i = 0; i < 100; i += 1)
    for (let j = 0; j < 50; j += 1) {
      const [x, y] = [10.5 + i, 20.5 + j];
      const hidden = holes.some((h) => x > h.x && x < h.x + h.width && y > h.y && y < h.y + h.height);
      expect(drawn(rest, (x - box.x) / box.width, (y - box.y) / box.height), `${x} ${y}`).toBe(!hidden);
    }
  expect(area(restOutline(box, []))).toBeCloseTo(1);
  expect(area(restOutline(box, [{ x: 0, y: 0, width: 200, height: 200 }]))).toBe(0);
});

test('around a box its shadow is drawn, where the box does not hide it', () => {
  const frame = new Frame({ u0: 0, v0: 0, u1: 1, v1: 1, x0: -9, y0: -9, x1: 9, y1: 9, width: 20, height: 20 });
  // 90 px of a shadow of 100 are inked, 45 on each side; the box hides 30 to the left and right, and, 10 higher, 40 above and 20 below.
  const around = aroundOutline(frame, { width: 100, height: 100 }, { width: 60, height: 60 }, 10);
  expect(area(around)).toBeCloseTo(1 - (60 * 60) / (90 * 90));
  expect(drawn(around, 0.5, (45 - 41) / 90)).toBe(true);
  expect(drawn(around, 0.5, (45 - 39) / 90)).toBe(false);
  expect(drawn(around, 0.5, (45 + 21) / 90)).toBe(true);
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

test('the line of a box with round corners is what lies between two octagons', () => {
  const line = roundOutline(0.15, 0.26, 0.05);
  expect([...line.subarray(0, 8)]).toEqual([0.15, 0, 0.85, 0, 0.74, 0.05, 0.26, 0.05].map(Math.fround));
  expect(area(line)).toBeCloseTo(1 - 2 * 0.15 ** 2 - (0.9 ** 2 - 2 * 0.21 ** 2));
});
