/**
 * What is opaque inside of a frame's quads, taken out of them: drawn first, from the front to the back and without blending, it leaves its depth, and nothing is
 * shown of what lies behind it. A GPU that looks at depth before it shades (all but those in software) does not even shade that. What is left of a quad is its
 * rim, drawn in its turn. Nothing is drawn twice: where a GPU shades first, it costs no more than the whole did.
 */
import type { Outline } from '../outline';
import { FLOATS } from './buffer';

/** What is opaque all over is left in its turn when it is smaller than this, and what has a rim, which is up to four quads more, than that. CSS px squared. */
const LEAST = 400;
const LEAST_WITH_RIM = 700;
/** Four corners of a quad that are no parallelogram by more than this are not cut: a piece of one is not a piece of its two triangles. CSS px. */
const EVEN = 0.02;
/** How far in front a quad lies. */
export const placeOf = (quad: number): number => quad + 1;

const mixed = (from: number, to: number, t: number): number => {
  if (from === to) return from;
  const part = (shift: number): number => {
    const a = (from >>> shift) & 255;
    return Math.round(a + (((to >>> shift) & 255) - a) * t) << shift;
  };
  return part(24) | part(16) | part(8) | part(0);
};

export class Solids {
  readonly floats: Float32Array<ArrayBuffer>;
  readonly ints: Uint32Array;
  /** How far in front each corner lies, in quads. */
  readonly places: Float32Array<ArrayBuffer>;
  /** Pieces written since {@link begin}. */
  count = 0;

  /** @param capacity the most pieces of one frame; what is beyond is only not drawn ahead @param below how many quads at most lie below its batch */
  constructor(
    readonly capacity: number,
    private readonly below: number,
  ) {
    this.floats = new Float32Array(capacity * 4 * FLOATS);
    this.ints = new Uint32Array(this.floats.buffer);
    this.places = new Float32Array(capacity * 4);
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
    if (this.count >= this.capacity || (quad + 4) * 4 * FLOATS > floats.length) return 1;
    const a = quad * 4 * FLOATS,
      b = a + FLOATS,
      c = b + FLOATS,
      d = c + FLOATS;
    const ax = floats[a] as number,
      ay = floats[a + 1] as number;
    const across = (floats[b] as number) - ax,
      acrossY = (floats[b + 1] as number) - ay;
    const down = (floats[d] as number) - ax,
      downY = (floats[d + 1] as number) - ay;
    const s0 = inside[0] as number,
      t0 = inside[1] as number,
      s1 = inside[4] as number,
      t1 = inside[5] as number;
    const whole = s0 === 0 && t0 === 0 && s1 === 1 && t1 === 1;
    if (Math.abs(across * downY - acrossY * down) * (s1 - s0) * (t1 - t0) < (whole ? least : LEAST_WITH_RIM)) return 1;
    const at = this.count * 4 * FLOATS;
    if (whole) {
      copy(ints, a, this.ints, at, 4 * FLOATS);
    } else {
      if (Math.abs(ax + across + down - (floats[c] as number)) > EVEN) return 1;
      if (Math.abs(ay + acrossY + downY - (floats[c + 1] as number)) > EVEN) return 1;
      for (let corner = 0; corner < 4; corner += 1) {
        const s = corner === 1 || corner === 2 ? s1 : s0;
        const t = corner > 1 ? t1 : t0;
        const i = at + corner * FLOATS;
        this.floats[i] = ax + across * s + down * t;
        this.floats[i + 1] = ay + acrossY * s + downY * t;
        this.floats[i + 2] = (floats[a + 2] as number) + ((floats[c + 2] as number) - (floats[a + 2] as number)) * s;
        this.floats[i + 3] = (floats[a + 3] as number) + ((floats[c + 3] as number) - (floats[a + 3] as number)) * t;
        this.ints[i + 4] = mixed(ints[a + 4] as number, ints[d + 4] as number, t);
      }
    }
    // In front of the quad before it and behind the next, which gets its number.
    this.places.fill(placeOf(this.below + quad) - 0.5, this.count * 4, this.count * 4 + 4);
    this.count += 1;
    if (whole) return 0;
    copy(ints, a, OUTER, 0, 4 * FLOATS);
    let left = quad;
    for (let side = 0; side < 4; side += 1) {
      if (side === 0 ? t0 === 0 : side === 1 ? s1 === 1 : side === 2 ? t1 === 1 : s0 === 0) continue;
      // Along an outer edge and back along the inner: all pieces meet corner to corner, so that no gap opens when they are turned.
      const next = (side + 1) % 4;
      const to = left * 4 * FLOATS;
      copy(OUTER, side * FLOATS, ints, to);
      copy(OUTER, next * FLOATS, ints, to + FLOATS);
      copy(this.ints, at + next * FLOATS, ints, to + 2 * FLOATS);
      copy(this.ints, at + side * FLOATS, ints, to + 3 * FLOATS);
      left += 1;
    }
    return left - quad;
  }
}

/** The corners of the quad that is taken apart; one for all, because it is done in one go. */
const OUTER = new Uint32Array(4 * FLOATS);

/** Not by `set`, which needs a view of its own for a part: a frame allocates nothing. @param length of one corner, unless told */
function copy(from: Uint32Array, at: number, to: Uint32Array, place: number, length = FLOATS): void {
  for (let k = 0; k < length; k += 1) to[place + k] = from[at + k] as number;
}
