/**
 * Writes quads into a vertex buffer in painter's order: no objects, no allocation. Additive and normal quads share one batch, because colours are
 * premultiplied: a quad that adds is one whose alpha is zero.
 */
import { mix } from './color';
import type { Frame } from './frames';
import { discOutline, type Outline } from './outline';

/** Bytes of one vertex: position, texture coordinates, colour. */
export const STRIDE = 20;
const FLOATS = STRIDE / 4;

/** 0 draws over what is behind, 1 adds to it. */
export type Add = 0 | 1;

/** Fainter than this is not drawn at all. */
const FAINT = 0.003;

/**
 * What each place of {@link Quads.pen} means. Of a class of its own: a literal `{ x, y }` shares its shape with all others, and when one of those is
 * given a fraction where it held a whole number, V8 drops the compiled code of every loop that reads this one, and again each time it was compiled anew
 * (measured: 1,600 times in five minutes of a busy crash round).
 */
class Pen {
  readonly x = 0;
  readonly y = 1;
  readonly scaleX = 2;
  readonly scaleY = 3;
  readonly rotation = 4;
  readonly alpha = 5;
}

export const PEN = new Pen();

/** A round light smaller than this is not worth more than a square, CSS px squared. */
const LARGE = 1600;
/** Its outline: the last hundredths are too faint to be seen. */
const ROUND = discOutline(8, 0.96);

/** Places of {@link Quads.corners}: the strength of the upper and of the lower edge, after x and y of the four corners. */
const UPPER = 8;
const LOWER = 9;

export class Quads {
  /** The sprite that {@link put} writes next. */
  readonly pen = new Float64Array(6);
  /** What {@link four} writes next: x and y of the corners clockwise from the top left, then the strength (0 to 1) of the upper and the lower edge. */
  readonly corners = new Float64Array(10);
  protected readonly floats: Float32Array<ArrayBuffer>;
  private readonly ints: Uint32Array;
  /** Quads written since {@link begin}. */
  count = 0;

  /** @param capacity the most quads of one frame; what is beyond is dropped */
  constructor(readonly capacity: number) {
    this.floats = new Float32Array(capacity * 4 * FLOATS);
    this.ints = new Uint32Array(this.floats.buffer);
  }

  /** @param keep so many quads of the last time stay as they are, at the bottom */
  begin(keep = 0): void {
    this.count = Math.min(keep, this.count);
  }

  /** Leaves so much of the light of all that was written, 0 to 1: a veil over a picture that costs no pixel. */
  dim(share: number): void {
    const { ints } = this;
    const end = this.count * 4 * FLOATS;
    for (let i = 4; i < end; i += FLOATS) {
      const color = ints[i] as number;
      ints[i] =
        (color & 0xff000000) |
        ((((color >> 16) & 255) * share) << 16) |
        ((((color >> 8) & 255) * share) << 8) |
        ((color & 255) * share);
    }
  }

  /** Corner `corner` (0 to 3, clockwise from the top left) of quad `i`: x, y and the premultiplied colour 0xAABBGGRR. */
  vertex(i: number, corner: number): { readonly x: number; readonly y: number; readonly color: number } {
    const at = (i * 4 + corner) * FLOATS;
    return { x: this.floats[at] ?? 0, y: this.floats[at + 1] ?? 0, color: this.ints[at + 4] ?? 0 };
  }

  /** A sprite about its anchor. @param rotation radians @param alpha 0 to 1 */
  sprite(
    frame: Frame,
    x: number,
    y: number,
    scaleX: number,
    scaleY: number,
    rotation: number,
    rgb: number,
    alpha: number,
    add: Add = 0,
  ): void {
    const { pen } = this;
    pen[PEN.x] = x;
    pen[PEN.y] = y;
    pen[PEN.scaleX] = scaleX;
    pen[PEN.scaleY] = scaleY;
    pen[PEN.rotation] = rotation;
    pen[PEN.alpha] = alpha;
    this.put(frame, rgb, add);
  }

  /**
   * The sprite that {@link pen} describes. For loops over hundreds: fractions handed over as arguments are boxed by the
   * engine wherever a call is not inlined, and that garbage was most of a frame's.
   */
  put(frame: Frame, rgb: number, add: Add): void {
    const { pen, floats, ints } = this;
    const alpha = pen[PEN.alpha] as number;
    if (alpha <= FAINT || this.count >= this.capacity) return;
    const a = alpha > 1 ? 1 : alpha;
    const color =
      ((add ? 0 : a * 255) << 24) |
      (((rgb & 255) * a) << 16) |
      ((((rgb >> 8) & 255) * a) << 8) |
      (((rgb >> 16) & 255) * a);
    const x = pen[PEN.x] as number;
    const y = pen[PEN.y] as number;
    const sx = pen[PEN.scaleX] as number;
    const sy = pen[PEN.scaleY] as number;
    if (frame.round && Math.abs(frame.width * sx * frame.height * sy) > LARGE) {
      this.cut(frame, ROUND, rgb, add);
      return;
    }
    const rotation = pen[PEN.rotation] as number;
    const c = rotation === 0 ? 1 : Math.cos(rotation);
    const s = rotation === 0 ? 0 : Math.sin(rotation);
    const x0 = frame.x0 * sx;
    const x1 = frame.x1 * sx;
    const y0 = frame.y0 * sy;
    const y1 = frame.y1 * sy;
    let i = this.count * 4 * FLOATS;
    this.count += 1;
    floats[i] = x + x0 * c - y0 * s;
    floats[i + 1] = y + x0 * s + y0 * c;
    floats[i + 2] = frame.u0;
    floats[i + 3] = frame.v0;
    ints[i + 4] = color;
    i += FLOATS;
    floats[i] = x + x1 * c - y0 * s;
    floats[i + 1] = y + x1 * s + y0 * c;
    floats[i + 2] = frame.u1;
    floats[i + 3] = frame.v0;
    ints[i + 4] = color;
    i += FLOATS;
    floats[i] = x + x1 * c - y1 * s;
    floats[i + 1] = y + x1 * s + y1 * c;
    floats[i + 2] = frame.u1;
    floats[i + 3] = frame.v1;
    ints[i + 4] = color;
    i += FLOATS;
    floats[i] = x + x0 * c - y1 * s;
    floats[i + 1] = y + x0 * s + y1 * c;
    floats[i + 2] = frame.u0;
    floats[i + 3] = frame.v1;
    ints[i + 4] = color;
  }

  /**
   * Of the sprite that {@link pen} describes the pieces that an outline names, so that what is clear or covered is not shaded.
   * @param low colour at the lower edge; it runs there from `rgb`
   */
  cut(frame: Frame, outline: Outline, rgb: number, add: Add, low = rgb): void {
    const { pen, floats, ints } = this;
    const alpha = pen[PEN.alpha] as number;
    if (alpha <= FAINT) return;
    const a = alpha > 1 ? 1 : alpha;
    const opaque = (add ? 0 : a * 255) << 24;
    const rotation = pen[PEN.rotation] as number;
    const c = rotation === 0 ? 1 : Math.cos(rotation);
    const s = rotation === 0 ? 0 : Math.sin(rotation);
    for (let at = 0; at < outline.length && this.count < this.capacity; at += 8) {
      let i = this.count * 4 * FLOATS;
      this.count += 1;
      for (let k = at; k < at + 8; k += 2) {
        const u = outline[k] as number,
          v = outline[k + 1] as number;
        const x = (frame.x0 + (frame.x1 - frame.x0) * u) * (pen[PEN.scaleX] as number);
        const y = (frame.y0 + (frame.y1 - frame.y0) * v) * (pen[PEN.scaleY] as number);
        floats[i] = (pen[PEN.x] as number) + x * c - y * s;
        floats[i + 1] = (pen[PEN.y] as number) + x * s + y * c;
        floats[i + 2] = frame.u0 + (frame.u1 - frame.u0) * u;
        floats[i + 3] = frame.v0 + (frame.v1 - frame.v0) * v;
        const tint = low === rgb ? rgb : mix(rgb, low, v);
        ints[i + 4] =
          opaque | (((tint & 255) * a) << 16) | ((((tint >> 8) & 255) * a) << 8) | (((tint >> 16) & 255) * a);
        i += FLOATS;
      }
    }
  }

  /** {@link cut} for a size in CSS px, clear margin included. */
  piece(
    frame: Frame,
    outline: Outline,
    x: number,
    y: number,
    width: number,
    height: number,
    rotation: number,
    rgb: number,
    alpha: number,
    add: Add = 0,
    low = rgb,
  ): void {
    const { pen } = this;
    pen[PEN.x] = x;
    pen[PEN.y] = y;
    pen[PEN.scaleX] = width / frame.width;
    pen[PEN.scaleY] = height / frame.height;
    pen[PEN.rotation] = rotation;
    pen[PEN.alpha] = alpha;
    this.cut(frame, outline, rgb, add, low);
  }

  /**
   * Opaque quads that were worked out before: light and shadow as colours of corners.
   * @param points x and y of four corners a quad @param colors 0xRRGGBB of each
   */
  mesh(frame: Frame, points: Float32Array, colors: Uint32Array): void {
    const { floats, ints } = this;
    const u = (frame.u0 + frame.u1) / 2;
    const v = (frame.v0 + frame.v1) / 2;
    const corners = Math.min(colors.length, (this.capacity - this.count) * 4);
    let i = this.count * 4 * FLOATS;
    this.count += corners / 4;
    for (let k = 0; k < corners; k += 1, i += FLOATS) {
      const rgb = colors[k] as number;
      floats[i] = points[k * 2] as number;
      floats[i + 1] = points[k * 2 + 1] as number;
      floats[i + 2] = u;
      floats[i + 3] = v;
      ints[i + 4] = (255 << 24) | ((rgb & 255) << 16) | (rgb & 0xff00) | (rgb >> 16);
    }
  }

  /** A sprite of a given width in CSS px, its height in proportion. */
  sized(
    frame: Frame,
    x: number,
    y: number,
    width: number,
    rotation: number,
    rgb: number,
    alpha: number,
    add: Add = 0,
  ): void {
    const scale = width / frame.width;
    this.sprite(frame, x, y, scale, scale, rotation, rgb, alpha, add);
  }

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
    const { corners, floats, ints } = this;
    const at = this.count * 4 * FLOATS;
    this.count += 1;
    for (let edge = 0; edge < 2; edge += 1) {
      const rgb = edge === 0 ? top : bottom;
      const strength = corners[UPPER + edge] as number;
      const a = strength < 0 ? 0 : strength > 1 ? 1 : strength;
      const color =
        ((add ? 0 : a * 255) << 24) |
        (((rgb & 255) * a) << 16) |
        ((((rgb >> 8) & 255) * a) << 8) |
        (((rgb >> 16) & 255) * a);
      const i = at + edge * 2 * FLOATS;
      const v = edge === 0 ? frame.v0 : frame.v1;
      floats[i] = corners[edge * 4] as number;
      floats[i + 1] = corners[edge * 4 + 1] as number;
      floats[i + 2] = edge === 0 ? frame.u0 : frame.u1;
      floats[i + 3] = v;
      ints[i + 4] = color;
      floats[i + FLOATS] = corners[edge * 4 + 2] as number;
      floats[i + FLOATS + 1] = corners[edge * 4 + 3] as number;
      floats[i + FLOATS + 2] = edge === 0 ? frame.u1 : frame.u0;
      floats[i + FLOATS + 3] = v;
      ints[i + FLOATS + 4] = color;
    }
  }

  /**
   * A ribbon along a line of points; the frame's height runs across it.
   * @param points x, y and unit normal of each point
   * @param tints one colour a point
   */
  strip(frame: Frame, points: Float32Array, tints: Uint32Array, width: number, alpha: number, add: Add = 0): void {
    if (alpha <= FAINT) return;
    const { floats, ints } = this;
    const a = alpha > 1 ? 1 : alpha;
    const r = width / 2;
    const pieces = tints.length - 1;
    for (let k = 0; k < pieces && this.count < this.capacity; k += 1) {
      const at = this.count * 4 * FLOATS;
      this.count += 1;
      // Corners: left start, left end, right end, right start.
      for (let corner = 0; corner < 4; corner += 1) {
        const end = corner === 1 || corner === 2 ? 1 : 0;
        const side = corner < 2 ? r : -r;
        const p = (k + end) * 4;
        const i = at + corner * FLOATS;
        const rgb = tints[k + end] as number;
        floats[i] = (points[p] as number) + (points[p + 2] as number) * side;
        floats[i + 1] = (points[p + 1] as number) + (points[p + 3] as number) * side;
        floats[i + 2] = end ? frame.u1 : frame.u0;
        floats[i + 3] = corner < 2 ? frame.v0 : frame.v1;
        ints[i + 4] =
          ((add ? 0 : a * 255) << 24) |
          (((rgb & 255) * a) << 16) |
          ((((rgb >> 8) & 255) * a) << 8) |
          (((rgb >> 16) & 255) * a);
      }
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
        ints[i + 4] = (((rgb & 255) * a) << 16) | ((((rgb >> 8) & 255) * a) << 8) | (((rgb >> 16) & 255) * a);
      }
    }
  }

  /** An opaque grid with a colour at each corner, row by row. @param hole columns and rows that are left out */
  grid(
    frame: Frame,
    x: number,
    y: number,
    width: number,
    height: number,
    cols: number,
    rows: number,
    colors: Uint32Array,
    hole?: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number },
  ): void {
    const { floats, ints } = this;
    const w = width / cols;
    const h = height / rows;
    const u = (frame.u0 + frame.u1) / 2;
    const v = (frame.v0 + frame.v1) / 2;
    for (let row = 0; row < rows; row += 1) {
      const open = hole !== undefined && row >= hole.top && row < hole.bottom;
      for (let col = 0; col < cols && this.count < this.capacity; col += 1) {
        if (open && col >= hole.left && col < hole.right) continue;
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
          ints[i + 4] = (255 << 24) | ((rgb & 255) << 16) | (rgb & 0xff00) | (rgb >> 16);
        }
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
    for (let k = 0; k < pieces && this.count < this.capacity; k += 1) {
      let i = this.count * 4 * FLOATS;
      this.count += 1;
      const nextC = c * turnC - s * turnS,
        nextS = c * turnS + s * turnC;
      const t = (k + 1) / pieces;
      const next = opaque | (((b0 + db * t) * a) << 16) | (((g0 + dg * t) * a) << 8) | ((r0 + dr * t) * a);
      floats[i] = x + c * outer;
      floats[i + 1] = y + s * outer;
      floats[i + 2] = u;
      floats[i + 3] = frame.v0;
      ints[i + 4] = color;
      i += FLOATS;
      floats[i] = x + nextC * outer;
      floats[i + 1] = y + nextS * outer;
      floats[i + 2] = u;
      floats[i + 3] = frame.v0;
      ints[i + 4] = next;
      i += FLOATS;
      floats[i] = x + nextC * inner;
      floats[i + 1] = y + nextS * inner;
      floats[i + 2] = u;
      floats[i + 3] = frame.v1;
      ints[i + 4] = next;
      i += FLOATS;
      floats[i] = x + c * inner;
      floats[i + 1] = y + s * inner;
      floats[i + 2] = u;
      floats[i + 3] = frame.v1;
      ints[i + 4] = color;
      c = nextC;
      s = nextS;
      color = next;
    }
  }
}
