/**
 * Writes quads into a vertex buffer in painter's order: no objects, no allocation. Additive and normal quads share one batch, because colours are
 * premultiplied: a quad that adds is one whose alpha is zero. One class in layers, a file each: its methods are many, and all fill the same buffer.
 */
import type { Frame } from '../frames';
import { type Add, FAINT, FLOATS, premultiplied } from './buffer';
import { ShapeQuads } from './shapes';

/** All that can be written; its own are ribbons: along a line, under it, and around a point. */
export class Quads extends ShapeQuads {
  /**
   * A ribbon along a line of points; the frame's height runs across it.
   * @param points x, y and unit normal of each point
   * @param tints one colour a point
   */
  strip(frame: Frame, points: Float32Array, tints: Uint32Array, width: number, alpha: number, add: Add = 0): void {
    if (alpha <= FAINT) return;
    const { floats, ints } = this;
    const r = width / 2;
    const pieces = tints.length - 1;
    let color = premultiplied(tints[0] as number, alpha, add);
    for (let k = 0; k < pieces && this.count < this.capacity; k += 1) {
      const at = this.count * 4 * FLOATS;
      const next = premultiplied(tints[k + 1] as number, alpha, add);
      this.count += 1;
      // Corners: left start, left end, right end, right start.
      for (let corner = 0; corner < 4; corner += 1) {
        const end = corner === 1 || corner === 2 ? 1 : 0;
        const side = corner < 2 ? r : -r;
        const p = (k + end) * 4;
        const i = at + corner * FLOATS;
        floats[i] = (points[p] as number) + (points[p + 2] as number) * side;
        floats[i + 1] = (points[p + 1] as number) + (points[p + 3] as number) * side;
        floats[i + 2] = end ? frame.u1 : frame.u0;
        floats[i + 3] = corner < 2 ? frame.v0 : frame.v1;
        ints[i + 4] = end ? next : color;
      }
      color = next;
    }
  }

  /**
   * Light under a line: from the line down to `base`, where it has faded out; adds to what is behind.
   * @param points x, y and two unused numbers of each point, as in {@link strip} @param alphas strength at each point
   */
  wash(frame: Frame, points: Float32Array, alphas: Float32Array, base: number, rgb: number): void {
    const { floats, ints } = this;
    const u = (frame.u0 + frame.u1) / 2;
    const v = (frame.v0 + frame.v1) / 2;
    for (let k = 0; k < alphas.length - 1 && this.count < this.capacity; k += 1) {
      const at = this.count * 4 * FLOATS;
      this.count += 1;
      for (let corner = 0; corner < 4; corner += 1) {
        const end = k + (corner === 1 || corner === 2 ? 1 : 0);
        const i = at + corner * FLOATS;
        const a = corner < 2 ? (alphas[end] as number) : 0;
        floats[i] = points[end * 4] as number;
        floats[i + 1] = corner < 2 ? (points[end * 4 + 1] as number) : base;
        floats[i + 2] = u;
        floats[i + 3] = v;
        ints[i + 4] = premultiplied(rgb, a, 1);
      }
    }
  }

  /**
   * A ribbon bent about a point, in one call for the same reason as {@link put}. The frame's middle column runs across it.
   * @param from radians, clockwise from three o'clock @param span radians @param low colour at the end; it runs there from `rgb`
   */
  bow(
    frame: Frame,
    x: number,
    y: number,
    outer: number,
    inner: number,
    from: number,
    span: number,
    pieces: number,
    rgb: number,
    low: number,
    alpha: number,
    add: Add,
  ): void {
    if (alpha <= FAINT) return;
    const { floats, ints } = this;
    const a = alpha > 1 ? 1 : alpha;
    const opaque = (add ? 0 : a * 255) << 24;
    const u = (frame.u0 + frame.u1) / 2;
    const r0 = rgb >> 16,
      g0 = (rgb >> 8) & 255,
      b0 = rgb & 255;
    const dr = (low >> 16) - r0,
      dg = ((low >> 8) & 255) - g0,
      db = (low & 255) - b0;
    // From one end of a piece to the other it is always the same turn: no cosine a corner.
    const turnC = Math.cos(span / pieces),
      turnS = Math.sin(span / pieces);
    let c = Math.cos(from),
      s = Math.sin(from);
    let color = opaque | ((b0 * a) << 16) | ((g0 * a) << 8) | (r0 * a);
    const { v0, v1 } = frame;
    for (let k = 0; k < pieces && this.count < this.capacity; k += 1) {
      const i = this.count * 4 * FLOATS,
        j = i + FLOATS,
        l = j + FLOATS,
        m = l + FLOATS;
      this.count += 1;
      const nextC = c * turnC - s * turnS,
        nextS = c * turnS + s * turnC;
      const t = (k + 1) / pieces;
      const next = opaque | (((b0 + db * t) * a) << 16) | (((g0 + dg * t) * a) << 8) | ((r0 + dr * t) * a);
      floats[i] = x + c * outer;
      floats[i + 1] = y + s * outer;
      floats[j] = x + nextC * outer;
      floats[j + 1] = y + nextS * outer;
      floats[l] = x + nextC * inner;
      floats[l + 1] = y + nextS * inner;
      floats[m] = x + c * inner;
      floats[m + 1] = y + s * inner;
      floats[i + 2] = floats[j + 2] = floats[l + 2] = floats[m + 2] = u;
      floats[i + 3] = floats[j + 3] = v0;
      floats[l + 3] = floats[m + 3] = v1;
      ints[i + 4] = ints[m + 4] = color;
      ints[j + 4] = ints[l + 4] = next;
      c = nextC;
      s = nextS;
      color = next;
    }
  }
}
