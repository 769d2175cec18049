/**
 * What is opaque inside of a frame's quads, taken out of them: drawn first, from the front to the back and without blending, it leaves its depth, and nothing is
 * shown of what lies behind it. A GPU that looks at depth before it shades (all but those in software) does not even shade that. What is left of a quad is its
 * rim, drawn in its turn. Nothing is drawn twice: where a GPU shades first, it costs no more than the whole did.
 */
import type { Outline } from '../outline';
import { FLOATS, PLACED } from './buffer';

/** What is opaque all over is left in its turn when it is smaller than this, and what has a rim, which is up to four quads more, than that. CSS px squared. */
export const LEAST = 400;
const LEAST_WITH_RIM = 700;
/** Four corners of a quad that are no parallelogram by more than this are not cut: a piece of one is not a piece of its two triangles. CSS px. */
const EVEN = 0.02;
/** How far in front a quad lies. */
export const placeOf = (quad: number): number => quad + 1;

/** Between two colours of full strength. */
function mixed(from: number, to: number, t: number): number {
  if (from === to) return from;
  let color = 0xff000000;
  for (let shift = 0; shift < 24; shift += 8) {
    const a = (from >>> shift) & 255;
    color |= Math.round(a + (((to >>> shift) & 255) - a) * t) << shift;
  }
  return color;
}

export class Solids {
  /** Corners of {@link PLACED} numbers each. */
  readonly floats: Float32Array<ArrayBuffer>;
  readonly ints: Uint32Array;
  /** Pieces written since {@link begin}. */
  count = 0;

  /** @param capacity the most pieces of one frame; what is beyond is only not drawn ahead @param below how many quads at most lie below its batch */
  constructor(
    readonly capacity: number,
    private readonly below: number,
  ) {
    this.floats = new Float32Array(capacity * 4 * PLACED);
    this.ints = new Uint32Array(this.floats.buffer);
  }

  /** @param keep so many pieces of the last time stay as they are */
  begin(keep = 0): void {
    this.count = Math.min(keep, this.count);
  }

  /**
   * Takes what is opaque out of the quad that was written last.
   * @param floats the vertices of its batch, and the same as whole numbers; its rim is written there in its stead
   * @param inside where it is opaque: one piece, in shares of the quad @param least CSS px squared; of what is opaque all over smaller ones are left
   * @returns how many quads are left of it
   */
  take(floats: Float32Array, ints: Uint32Array, quad: number, inside: Outline, least = LEAST): number {
    const a = quad * 4 * FLOATS,
      b = a + FLOATS,
      d = a + 3 * FLOATS;
    const ax = floats[a] as number,
      ay = floats[a + 1] as number;
    const across = (floats[b] as number) - ax,
      acrossY = (floats[b + 1] as number) - ay;
    const down = (floats[d] as number) - ax,
      downY = (floats[d + 1] as number) - ay;
    const area = Math.abs(across * downY - acrossY * down);
    if (area < least) return 1;
    const s0 = inside[0] as number,
      t0 = inside[1] as number,
      s1 = inside[4] as number,
      t1 = inside[5] as number;
    const whole = s0 === 0 && t0 === 0 && s1 === 1 && t1 === 1;
    if (!whole && area * (s1 - s0) * (t1 - t0) < LEAST_WITH_RIM) return 1;
    if (this.count >= this.capacity || (quad + 4) * 4 * FLOATS > floats.length) return 1;
    const c = a + 2 * FLOATS;
    const even =
      Math.abs(ax + across + down - (floats[c] as number)) <= EVEN &&
      Math.abs(ay + acrossY + downY - (floats[c + 1] as number)) <= EVEN;
    if (!whole && !even) return 1;
    const own = this.floats;
    const at = this.count * 4 * PLACED;
    // In front of the quad before it and behind the next, which gets its number.
    const place = placeOf(this.below + quad) - 0.5;
    this.count += 1;
    const u = floats[a + 2] as number,
      v = floats[a + 3] as number;
    const wide = (floats[c + 2] as number) - u,
      high = (floats[c + 3] as number) - v;
    for (let corner = 0; corner < 4; corner += 1) {
      const i = at + corner * PLACED;
      own[i + FLOATS] = place;
      if (whole) {
        copy(ints, a + corner * FLOATS, this.ints, i);
        continue;
      }
      const s = corner === 1 || corner === 2 ? s1 : s0;
      const t = corner > 1 ? t1 : t0;
      own[i] = ax + across * s + down * t;
      own[i + 1] = ay + acrossY * s + downY * t;
      own[i + 2] = u + wide * s;
      own[i + 3] = v + high * t;
      this.ints[i + 4] = mixed(ints[a + 4] as number, ints[d + 4] as number, t);
    }
    if (whole) return 0;
    for (let i = 0; i < 4 * FLOATS; i += 1) OUTER[i] = ints[a + i] as number;
    let left = quad;
    for (let side = 0; side < 4; side += 1) {
      if (side === 0 ? t0 === 0 : side === 1 ? s1 === 1 : side === 2 ? t1 === 1 : s0 === 0) continue;
      // Along an outer edge and back along the inner: all pieces meet corner to corner, so that no gap opens when they are turned.
      const other = (side + 1) & 3;
      const to = left * 4 * FLOATS;
      copy(OUTER, side * FLOATS, ints, to);
      copy(OUTER, other * FLOATS, ints, to + FLOATS);
      copy(this.ints, at + other * PLACED, ints, to + 2 * FLOATS);
      copy(this.ints, at + side * PLACED, ints, to + 3 * FLOATS);
      left += 1;
    }
    return left - quad;
  }
}

/** The corners of the quad that is taken apart; one for all, because it is done in one go. */
const OUTER = new Uint32Array(4 * FLOATS);

/** A vertex, number by number: `set` needs a view of its own for a part, and a frame allocates nothing. */
function copy(from: Uint32Array, at: number, to: Uint32Array, place: number): void {
  to[place] = from[at] as number;
  to[place + 1] = from[at + 1] as number;
  to[place + 2] = from[at + 2] as number;
  to[place + 3] = from[at + 3] as number;
  to[place + 4] = from[at + 4] as number;
}
