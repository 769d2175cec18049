/** The vertices of a frame's quads, in painter's order. What is written into them is in the layers over it: sprites, shapes, ribbons. */
import type { Solids } from './solids';

/** Bytes of one vertex: position, texture coordinates, colour. */
export const STRIDE = 20;
export const FLOATS = STRIDE / 4;

/** 0 draws over what is behind, 1 adds to it. */
export type Add = 0 | 1;

/** Fainter than this is not drawn at all. */
export const FAINT = 0.003;

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
    dimmed(this.ints, this.count, share);
    if (this.solids) dimmed(this.solids.ints, this.solids.count, share);
  }

  /** Corner `corner` (0 to 3, clockwise from the top left) of quad `i`: x, y and the premultiplied colour 0xAABBGGRR. */
  vertex(i: number, corner: number): { readonly x: number; readonly y: number; readonly color: number } {
    const at = (i * 4 + corner) * FLOATS;
    return { x: this.floats[at] ?? 0, y: this.floats[at + 1] ?? 0, color: this.ints[at + 4] ?? 0 };
  }
}

function dimmed(ints: Uint32Array, quads: number, share: number): void {
  const end = quads * 4 * FLOATS;
  for (let i = 4; i < end; i += FLOATS) {
    const color = ints[i] as number;
    ints[i] =
      (color & 0xff000000) |
      ((((color >> 16) & 255) * share) << 16) |
      ((((color >> 8) & 255) * share) << 8) |
      ((color & 255) * share);
  }
}
