/** Sprites about their anchors, and the pieces of them that are seen. */
import { mix } from '../color';
import { type Frame, WHOLE } from '../frames';
import { discOutline, type Outline } from '../outline';
import { type Add, FAINT, FLOATS, QuadBuffer } from './buffer';

/**
 * What each place of {@link SpriteQuads.pen} means. Of a class of its own: a literal `{ x, y }` shares its shape with all others, and when one of those is
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

export class SpriteQuads extends QuadBuffer {
  /** The sprite that {@link put} writes next. */
  readonly pen = new Float64Array(6);

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
    if (a === 1 && !add && frame.inside.length > 0 && this.solids)
      this.count += this.solids.take(floats, ints, this.count - 1, frame.inside) - 1;
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
      // Of a piece nothing is known but where all of the frame is opaque.
      if (a === 1 && !add && frame.inside === WHOLE && this.solids)
        this.count += this.solids.take(floats, ints, this.count - 1, WHOLE) - 1;
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
}
