import { expect, test } from 'vitest';
import { Frame, frameOf, plain } from '../frames';
import { bandOutline } from '../outline';
import { Quads } from '.';
import { PLACED } from './buffer';
import { placeOf, Solids } from './solids';

class Batch extends Quads {
  override readonly solids = new Solids(4, 100);
}

const BOX = { u0: 0.2, v0: 0.4, u1: 0.6, v1: 0.8, x0: -50, y0: -50, x1: 50, y1: 50, width: 100, height: 100 };
const card = new Frame({ ...BOX, inside: Float32Array.from([0.1, 0.2, 0.9, 0.2, 0.9, 0.7, 0.1, 0.7]) });
const white = plain(new Frame(BOX));

/** x, y, u and v of the corners of piece `i`. */
const corners = ({ solids }: Batch, i = 0): number[][] =>
  [0, 1, 2, 3].map((corner) => [...solids.floats.subarray((i * 4 + corner) * PLACED, (i * 4 + corner) * PLACED + 4)]);
const place = ({ solids }: Batch, i: number): number => solids.floats[i * 4 * PLACED + 5] ?? Number.NaN;

test('what is opaque inside of a sprite is drawn ahead, with the same part of the atlas', () => {
  const batch = new Batch(16);
  batch.sprite(card, 100, 50, 1, 1, 0, 0xffffff, 1);
  expect([batch.count, batch.solids.count]).toEqual([4, 1]);
  const expected = [
    [60, 20, 0.24, 0.48],
    [140, 20, 0.56, 0.48],
    [140, 70, 0.56, 0.68],
    [60, 70, 0.24, 0.68],
  ];
  corners(batch).forEach((corner, k) =>
    corner.forEach((at, i) => expect(at).toBeCloseTo(expected[k]?.[i] ?? Number.NaN, 4)),
  );
});

test('what is left is its rim, which meets it corner to corner and has nothing of it', () => {
  const batch = new Batch(16);
  batch.sprite(card, 100, 50, 1, 1, 0.7, 0xffffff, 1);
  const key = (x = 0, y = 0): string => `${x} ${y}`;
  const inner = corners(batch).map(([x, y]) => key(x, y));
  const points = Array.from({ length: batch.count }, (_, i) => [0, 1, 2, 3].map((corner) => batch.vertex(i, corner)));
  for (const piece of points) expect(piece.filter(({ x, y }) => inner.includes(key(x, y)))).toHaveLength(2);
  const area = (corner: readonly { readonly x: number; readonly y: number }[]): number =>
    corner.reduce(
      (sum, { x, y }, k) => sum + x * (corner[(k + 1) % 4]?.y ?? 0) - y * (corner[(k + 1) % 4]?.x ?? 0),
      0,
    ) / 2;
  expect(points.reduce((sum, piece) => sum + area(piece), 0)).toBeCloseTo(100 * 100 - 80 * 50, 1);
});

test('where it is opaque up to an edge there is no rim', () => {
  const batch = new Batch(16);
  batch.sprite(new Frame({ ...BOX, inside: bandOutline(0, 0.8) }), 100, 50, 1, 1, 0, 0xffffff, 1);
  expect([batch.count, batch.solids.count]).toEqual([1, 1]);
  expect([0, 1, 2, 3].map((corner) => batch.vertex(0, corner).y)).toEqual([100, 100, 80, 80]);
});

test('what is faint, adds light or is small is not', () => {
  const batch = new Batch(16);
  batch.sprite(card, 0, 0, 1, 1, 0, 0xffffff, 0.99);
  batch.sprite(card, 0, 0, 1, 1, 0, 0xffffff, 1, 1);
  batch.sprite(card, 0, 0, 0.4, 0.4, 0, 0xffffff, 1);
  batch.fill(white, 0, 0, 100, 100, 0xffffff, 1, 0xffffff, 0.9);
  expect([batch.count, batch.solids.count]).toEqual([4, 0]);
});

test('what is opaque all over is drawn ahead alone, whatever its four corners', () => {
  const batch = new Batch(16);
  batch.shape(white, 0, 0, 100, 10, 90, 80, 5, 70, 0xffffff, 1, 0xff0000, 1);
  expect([batch.count, batch.solids.count]).toEqual([0, 1]);
  expect(corners(batch).map(([x, y]) => [x, y])).toEqual([
    [0, 0],
    [100, 10],
    [90, 80],
    [5, 70],
  ]);
});

test('each piece lies in front of all that was written before it and behind all that comes after', () => {
  const batch = new Batch(16);
  batch.sprite(card, 0, 0, 1, 1, 0, 0xffffff, 0.5);
  batch.fill(white, 0, 0, 100, 100, 0xffffff, 1, 0xffffff, 1);
  batch.fill(white, 0, 0, 100, 100, 0x00ff00, 1, 0x00ff00, 1);
  batch.sprite(card, 0, 0, 1, 1, 0, 0xffffff, 0.5);
  expect(batch.count).toBe(2);
  const [below, over] = [placeOf(100), placeOf(101)];
  expect(place(batch, 0)).toBeGreaterThan(below);
  // Of two at one place the later is drawn first, and stays.
  expect(place(batch, 1)).toBeGreaterThanOrEqual(place(batch, 0));
  expect(place(batch, 1)).toBeLessThan(over);
});

test('a picture is dimmed with what is drawn ahead of it, and more than there is room for is drawn as ever', () => {
  const batch = new Batch(16);
  for (let i = 0; i < 6; i += 1) batch.fill(white, 0, 0, 100, 100, 0x204080, 1, 0x204080, 1);
  expect([batch.count, batch.solids.count]).toEqual([2, 4]);
  batch.dim(0.5);
  expect((batch.solids.ints[4] ?? 0) >>> 0).toBe(0xff402010);
  batch.begin(1, 3);
  expect([batch.count, batch.solids.count]).toEqual([1, 3]);
});

test('of a frame in the atlas the opaque box is known to half a pixel within its edges', () => {
  const { inside } = frameOf(
    {
      frame: { x: 0, y: 0, w: 40, h: 20 },
      spriteSourceSize: { x: 0, y: 0, w: 40, h: 20 },
      sourceSize: { w: 40, h: 20 },
      solid: [4, 2, 32, 16, 0, 0, 0, 0],
    },
    { w: 64, h: 64 },
    1,
  );
  expect([...inside]).toEqual(
    [4.5 / 40, 2.5 / 20, 35.5 / 40, 2.5 / 20, 35.5 / 40, 17.5 / 20, 4.5 / 40, 17.5 / 20].map(Math.fround),
  );
  expect(bandOutline(0, 1)).toEqual(white.inside);
});
