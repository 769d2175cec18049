import { describe, expect, test } from 'vitest';
import { Frame, frameOf, plain } from '../frames';
import { emission, Particles, type ParticleKind } from '../particles';
import { Quads } from '.';

const frame = new Frame({ u0: 0, v0: 0, u1: 1, v1: 1, x0: -5, y0: -5, x1: 5, y1: 5, width: 10, height: 10 });

describe('quads', () => {
  test('a sprite lies about its place, turned about its anchor', () => {
    const quads = new Quads(4);
    quads.sprite(frame, 100, 50, 2, 1, 0, 0xffffff, 1);
    expect([0, 1, 2, 3].map((c) => [quads.vertex(0, c).x, quads.vertex(0, c).y])).toEqual([
      [90, 45],
      [110, 45],
      [110, 55],
      [90, 55],
    ]);
    quads.sprite(frame, 0, 0, 1, 1, Math.PI / 2, 0xffffff, 1);
    expect(quads.vertex(1, 0).x).toBeCloseTo(5);
    expect(quads.vertex(1, 0).y).toBeCloseTo(-5);
  });

  test('colours are premultiplied, and what adds has no alpha', () => {
    const quads = new Quads(4);
    quads.sprite(frame, 0, 0, 1, 1, 0, 0xff8000, 0.5, 0);
    quads.sprite(frame, 0, 0, 1, 1, 0, 0xff8000, 0.5, 1);
    expect(quads.vertex(0, 0).color.toString(16)).toBe('7f00407f');
    expect(quads.vertex(1, 0).color.toString(16)).toBe('407f');
  });

  test('what cannot be seen or does not fit is left out', () => {
    const quads = new Quads(2);
    quads.sprite(frame, 0, 0, 1, 1, 0, 0xffffff, 0);
    expect(quads.count).toBe(0);
    for (let i = 0; i < 5; i += 1) quads.sprite(frame, i, 0, 1, 1, 0, 0xffffff, 1);
    expect(quads.count).toBe(2);
    quads.begin();
    expect(quads.count).toBe(0);
  });
});

/** CSS px squared that quad `i` shades. */
function area(quads: Quads, i: number): number {
  const at = [0, 1, 2, 3].map((corner) => quads.vertex(i, corner));
  return Math.abs(
    at.reduce((sum, { x, y }, k) => sum + x * (at[(k + 1) % 4]?.y ?? 0) - y * (at[(k + 1) % 4]?.x ?? 0), 0) / 2,
  );
}

const shaded = (quads: Quads): number =>
  Array.from({ length: quads.count }, (_, i) => area(quads, i)).reduce((sum, one) => sum + one, 0);

const every = (quads: Quads) =>
  Array.from({ length: quads.count }, (_, i) => [0, 1, 2, 3].map((corner) => quads.vertex(i, corner)));

test('a row of letters is each of them by itself, and no more than there is room for', () => {
  const [row, alone] = [new Quads(3), new Quads(3)];
  const letters = [frame, new Frame({ ...frame, x0: 0, x1: 3 }), frame, frame];
  const places = Float64Array.from([0, 4, 7.5, 12]);
  row.pen.set([10.3, 5.7, 1.5, 2, 1, 0.4, 0.7]);
  row.row(letters, places, 4, 0x8040ff);
  letters.forEach((letter, i) => alone.sprite(letter, 10.3 + (places[i] ?? 0) * 0.7, 5.7, 1.5, 2, 0, 0x8040ff, 0.4));
  expect(row.count).toBe(3);
  expect(every(row)).toEqual(every(alone));
});

test('an upright rectangle is the same by two corners as by four', () => {
  const [two, four] = [new Quads(1), new Quads(1)];
  two.corners.set([1, 2, 0, 0, 30, 40, 0, 0, 0.5, 1]);
  two.upright(frame, 0xff0000, 0x0000ff, 0);
  four.fill(frame, 1, 2, 29, 38, 0xff0000, 0.5, 0x0000ff, 1);
  expect(every(two)).toEqual(every(four));
});

test('a ribbon goes on where its last piece ended', () => {
  const quads = new Quads(8);
  quads.bow(frame, 0, 0, 10, 8, 0, 1, 3, 0xff0000, 0x0000ff, 1, 0);
  quads.strip(frame, Float32Array.from([0, 0, 0, 1, 5, 0, 0, 1, 9, 3, 1, 0]), Uint32Array.from([1, 2, 3]), 2, 1);
  expect(quads.count).toBe(5);
  for (const i of [1, 2, 4])
    expect([quads.vertex(i, 0), quads.vertex(i, 3)]).toEqual([quads.vertex(i - 1, 1), quads.vertex(i - 1, 2)]);
  const distance = ({ x, y }: { readonly x: number; readonly y: number }): number => Math.hypot(x, y);
  expect(distance(quads.vertex(2, 1))).toBeCloseTo(10);
  expect(distance(quads.vertex(2, 2))).toBeCloseTo(8);
});

describe('what is empty is not shaded', () => {
  test('a large round light is an octagon, a small one a square', () => {
    const quads = new Quads(8);
    quads.sprite({ ...frame, round: true }, 0, 0, 1, 1, 0, 0xffffff, 1);
    expect(quads.count).toBe(1);
    quads.begin();
    quads.sprite({ ...frame, round: true }, 0, 0, 10, 10, 1, 0xffffff, 1);
    expect(quads.count).toBe(3);
    expect(shaded(quads)).toBeCloseTo(96 * 96 * (2 * Math.SQRT2 - 2), 3);
  });
});

test('a trimmed frame keeps its place about the anchor, in CSS px', () => {
  const got = frameOf(
    {
      frame: { x: 30, y: 60, w: 30, h: 60 },
      spriteSourceSize: { x: 15, y: 0, w: 30, h: 60 },
      sourceSize: { w: 60, h: 60 },
      anchor: { x: 0.5, y: 0 },
    },
    { w: 300, h: 600 },
    3,
  );
  expect(got).toMatchObject({
    x0: -5,
    x1: 5,
    y0: 0,
    y1: 20,
    width: 20,
    height: 20,
    u0: 0.1,
    v0: 0.1,
    u1: 0.2,
    v1: 0.2,
  });
});

describe('particles', () => {
  const kind: ParticleKind = { frame, add: 0, gravity: 0, drag: 1, grow: 1, fadeIn: 0.1 };
  const burst = (particles: Particles, n: number): void => {
    const bit = emission();
    bit.vx = 100;
    bit.life = 1000;
    for (let i = 0; i < n; i += 1) particles.emit(bit);
  };

  test('they move by their speed and are gone at the end of their life', () => {
    const particles = new Particles(8, [kind]);
    burst(particles, 3);
    particles.tick(500);
    const quads = new Quads(8);
    particles.draw(quads);
    expect(quads.count).toBe(3);
    expect(quads.vertex(0, 0).x).toBeCloseTo(50 - 4);
    particles.tick(501);
    expect(particles.alive).toBe(0);
  });

  test('a burst larger than the pool overwrites the oldest and no more', () => {
    const particles = new Particles(8, [kind]);
    burst(particles, 50);
    expect(particles.alive).toBe(8);
  });

  test('what lies at the bottom may stay from the frame before', () => {
    const quads = new Quads(4);
    quads.begin();
    quads.fill(frame, 0, 0, 10, 10, 0xff0000, 1, 0xff0000, 1);
    quads.fill(frame, 5, 5, 10, 10, 0x00ff00, 1, 0x00ff00, 1);
    const kept = quads.vertex(0, 0);
    quads.begin(1);
    expect(quads.count).toBe(1);
    quads.fill(frame, 7, 7, 1, 1, 0x0000ff, 1, 0x0000ff, 1);
    expect(quads.vertex(0, 0)).toEqual(kept);
    expect(quads.vertex(1, 0).x).toBe(7);
    quads.begin(9);
    expect(quads.count).toBe(2);
  });
});

test('a dimmed picture keeps what it covers and a share of its light', () => {
  const quads = new Quads(2);
  quads.begin();
  quads.fill(frame, 0, 0, 10, 10, 0x204080, 1, 0x204080, 1);
  quads.dim(0.5);
  expect(quads.vertex(0, 0).color >>> 0).toBe(0xff402010);
});

test('what is plain lies outside the atlas, whatever is cut from it', () => {
  const white = plain(frame);
  expect([white.u0, white.u1].every((u) => u < 0)).toBe(true);
  expect(white).toMatchObject({ width: frame.width, x0: frame.x0, y1: frame.y1 });
});
