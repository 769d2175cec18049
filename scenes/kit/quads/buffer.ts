/** The vertices of a frame's quads, in painter's order. What is written into them is in the layers over it: sprites, shapes, ribbons. */
import type { Frame } from '../frames';
import type { Solids } from './solids';

/** Bytes of one vertex: position, texture coordinates, colour. */
export const STRIDE = 20;
export const FLOATS = STRIDE / 4;
/** Numbers of one vertex that is drawn ahead ({@link Solids}): after the others, how far in front it lies. */
export const PLACED = FLOATS + 1;

/** 0 draws over what is behind, 1 adds to it. */
export type Add = 0 | 1;

/** Fainter than this is not drawn at all. */
export const FAINT = 0.003;

/** All channels but the highest, so much of each. */
const faded = (color: number, share: number): number =>
  (((color & 255) * share) & 255) | ((((color >> 8) & 255) * share) << 8) | ((((color >> 16) & 255) * share) << 16);

/** 0xRRGGBB at a strength (cut to 0 to 1) as the GPU has it: 0xAABBGGRR, premultiplied; what adds has no alpha. */
export function premultiplied(rgb: number, strength: number, add: Add): number {
  const a = strength < 0 ? 0 : strength > 1 ? 1 : strength;
  return ((add ? 0 : a * 255) << 24) | faded(((rgb & 255) << 16) | (rgb & 0xff00) | ((rgb >> 16) & 255), a);
}

export class QuadBuffer {
  /** Where what is opaque is written once more; null leaves that out. */
  readonly solids: Solids | null = null;
  protected readonly floats: Float32Array<ArrayBuffer>;
  protected readonly ints: Uint32Array;
  /** Quads written since {@link begin}. */
  count = 0;

  /** @param capacity the most quads of one frame; what is beyond is dropped */
  constructor(readonly capacity: number) {
    this.floats = new Float32Array(capacity * 4 * FLOATS);
    this.ints = new Uint32Array(this.floats.buffer);
  }

  /** @param keep so many quads of the last time stay as they are, at the bottom @param solids and so many of its {@link solids} */
  begin(keep = 0, solids = 0): void {
    this.count = Math.min(keep, this.count);
    this.solids?.begin(solids);
  }

  /** Leaves so much of the light of all that was written, 0 to 1: a veil over a picture that costs no pixel. */
  dim(share: number): void {
    dimmed(this.ints, this.count * 4, FLOATS, share);
    if (this.solids) dimmed(this.solids.ints, this.solids.count * 4, PLACED, share);
  }

  /** Which part of the atlas a quad shows, corner by corner, and the colours of its upper and lower edge. @param at its first number */
  protected face(at: number, frame: Frame, upper: number, lower: number): void {
    const { floats, ints } = this;
    const b = at + FLOATS,
      c = b + FLOATS,
      d = c + FLOATS;
    floats[at + 2] = floats[d + 2] = frame.u0;
    floats[b + 2] = floats[c + 2] = frame.u1;
    floats[at + 3] = floats[b + 3] = frame.v0;
    floats[c + 3] = floats[d + 3] = frame.v1;
    ints[at + 4] = ints[b + 4] = upper;
    ints[c + 4] = ints[d + 4] = lower;
  }

  /** Corner `corner` (0 to 3, clockwise from the top left) of quad `i`: x, y and the premultiplied colour 0xAABBGGRR. */
  vertex(i: number, corner: number): { readonly x: number; readonly y: number; readonly color: number } {
    const at = (i * 4 + corner) * FLOATS;
    return { x: this.floats[at] ?? 0, y: this.floats[at + 1] ?? 0, color: this.ints[at + 4] ?? 0 };
  }
}

/** Corners of one colour follow each other: it is worked out once. @param step numbers of a corner */
function dimmed(ints: Uint32Array, corners: number, step: number, share: number): void {
  const end = corners * step;
  let bright = 0,
    dark = 0;
  for (let i = 4; i < end; i += step) {
    const color = (ints[i] as number) | 0;
    if (color !== bright) {
      bright = color;
      dark = (color & 0xff000000) | faded(color, share);
    }
    ints[i] = dark;
  }
}
