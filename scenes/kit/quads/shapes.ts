/** Rectangles, any four corners, and meshes of corners with colours. */
import { type Frame, WHOLE } from '../frames';
import { type Add, FLOATS, premultiplied } from './buffer';
import { SpriteQuads } from './sprites';

/** Places of {@link ShapeQuads.corners}: the strength of the upper and of the lower edge, after x and y of the four corners. */
const UPPER = 8;
const LOWER = 9;

export class ShapeQuads extends SpriteQuads {
  /** What {@link four} writes next: x and y of the corners clockwise from the top left, then the strength (0 to 1) of the upper and the lower edge. */
  readonly corners = new Float64Array(10);

  /** An upright rectangle filled with the frame, colours from its top edge to its bottom edge. */
  fill(
    frame: Frame,
    x: number,
    y: number,
    width: number,
    height: number,
    top: number,
    topAlpha: number,
    bottom: number,
    bottomAlpha: number,
    add: Add = 0,
  ): void {
    this.shape(
      frame,
      x,
      y,
      x + width,
      y,
      x + width,
      y + height,
      x,
      y + height,
      top,
      topAlpha,
      bottom,
      bottomAlpha,
      add,
    );
  }

  /** Any four corners, clockwise from the top left, with colours of the upper and the lower edge: the area under a curve. */
  shape(
    frame: Frame,
    ax: number,
    ay: number,
    bx: number,
    by: number,
    cx: number,
    cy: number,
    dx: number,
    dy: number,
    top: number,
    topAlpha: number,
    bottom: number,
    bottomAlpha: number,
    add: Add = 0,
  ): void {
    const { corners } = this;
    corners[0] = ax;
    corners[1] = ay;
    corners[2] = bx;
    corners[3] = by;
    corners[4] = cx;
    corners[5] = cy;
    corners[6] = dx;
    corners[7] = dy;
    corners[UPPER] = topAlpha;
    corners[LOWER] = bottomAlpha;
    this.four(frame, top, bottom, add);
  }

  /** The upright rectangle of which {@link corners} holds the first corner, the third, and the strengths; for loops, as {@link four}. */
  upright(frame: Frame, top: number, bottom: number, add: Add): void {
    const { corners } = this;
    corners[2] = corners[4] as number;
    corners[3] = corners[1] as number;
    corners[6] = corners[0] as number;
    corners[7] = corners[5] as number;
    this.four(frame, top, bottom, add);
  }

  /** The quad that {@link corners} describes; for loops, for the same reason as {@link put}. */
  four(frame: Frame, top: number, bottom: number, add: Add): void {
    if (this.count >= this.capacity) return;
    const { corners, floats } = this;
    const a = this.count * 4 * FLOATS,
      b = a + FLOATS,
      c = b + FLOATS,
      d = c + FLOATS;
    floats[a] = corners[0] as number;
    floats[a + 1] = corners[1] as number;
    floats[b] = corners[2] as number;
    floats[b + 1] = corners[3] as number;
    floats[c] = corners[4] as number;
    floats[c + 1] = corners[5] as number;
    floats[d] = corners[6] as number;
    floats[d + 1] = corners[7] as number;
    const upper = corners[UPPER] as number,
      lower = corners[LOWER] as number;
    const color = premultiplied(top, upper, add);
    this.face(a, frame, color, top === bottom && upper === lower ? color : premultiplied(bottom, lower, add));
    this.count += 1;
    if (add || !this.solids || frame.inside.length === 0) return;
    if (upper >= 1 && lower >= 1) this.count += this.solids.take(floats, this.ints, this.count - 1, frame.inside) - 1;
  }

  /**
   * Opaque quads that were worked out before: light and shadow as colours of corners.
   * @param points x and y of four corners a quad @param colors 0xRRGGBB of each
   */
  mesh(frame: Frame, points: Float32Array, colors: Uint32Array): void {
    const { floats, ints } = this;
    const u = (frame.u0 + frame.u1) / 2;
    const v = (frame.v0 + frame.v1) / 2;
    for (let k = 0; k + 4 <= colors.length && this.count < this.capacity; k += 4) {
      let i = this.count * 4 * FLOATS;
      this.count += 1;
      for (let corner = k; corner < k + 4; corner += 1, i += FLOATS) {
        const rgb = colors[corner] as number;
        floats[i] = points[corner * 2] as number;
        floats[i + 1] = points[corner * 2 + 1] as number;
        floats[i + 2] = u;
        floats[i + 3] = v;
        ints[i + 4] = premultiplied(rgb, 1, 0);
      }
      // Small ones, too: they lie side by side, and are drawn once either way.
      if (frame.inside === WHOLE && this.solids)
        this.count += this.solids.take(floats, ints, this.count - 1, WHOLE, 0) - 1;
    }
  }

  /** An opaque grid with a colour at each corner, row by row. @param hidden 1 for each cell that is left out */
  grid(
    frame: Frame,
    x: number,
    y: number,
    width: number,
    height: number,
    cols: number,
    rows: number,
    colors: Uint32Array,
    hidden?: Uint8Array,
  ): void {
    const { floats, ints } = this;
    const w = width / cols;
    const h = height / rows;
    const u = (frame.u0 + frame.u1) / 2;
    const v = (frame.v0 + frame.v1) / 2;
    for (let row = 0; row < rows; row += 1) {
      for (let col = 0; col < cols && this.count < this.capacity; col += 1) {
        if (hidden !== undefined && hidden[row * cols + col] === 1) continue;
        const at = this.count * 4 * FLOATS;
        this.count += 1;
        for (let corner = 0; corner < 4; corner += 1) {
          const c = col + (corner === 1 || corner === 2 ? 1 : 0);
          const r = row + (corner > 1 ? 1 : 0);
          const i = at + corner * FLOATS;
          const rgb = colors[r * (cols + 1) + c] as number;
          floats[i] = x + c * w;
          floats[i + 1] = y + r * h;
          floats[i + 2] = u;
          floats[i + 3] = v;
          ints[i + 4] = premultiplied(rgb, 1, 0);
        }
      }
    }
  }
}
