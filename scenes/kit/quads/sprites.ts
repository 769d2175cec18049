/** Sprites about their anchors, and the pieces of them that are seen. */
import { mix } from '../color';
import { type Frame, WHOLE } from '../frames';
import { discOutline, type Outline } from '../outline';
import { type Add, FAINT, FLOATS, premultiplied, QuadBuffer } from './buffer';
import { LEAST } from './solids';

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
  /** CSS px of a unit of {@link SpriteQuads.row}. */
  readonly step = 6;
}

export const PEN = new Pen();

/** A round light smaller than this is not worth more than a square, CSS px squared. */
const LARGE = 1600;
/** Its outline: the last hundredths are too faint to be seen. */
const ROUND = discOutline(8, 0.96);

export class SpriteQuads extends QuadBuffer {
  /** The sprite that {@link put} writes next. */
  readonly pen = new Float64Array(7);

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
    const { pen, floats } = this;
    const alpha = pen[PEN.alpha] as number;
    if (alpha <= FAINT || this.count >= this.capacity) return;
    const x = pen[PEN.x] as number;
    const y = pen[PEN.y] as number;
    const sx = pen[PEN.scaleX] as number;
    const sy = pen[PEN.scaleY] as number;
    if (frame.round && Math.abs(frame.width * sx * frame.height * sy) > LARGE) {
      this.cut(frame, ROUND, rgb, add);
      return;
    }
    const rotation = pen[PEN.rotation] as number;
    const x0 = frame.x0 * sx;
    const x1 = frame.x1 * sx;
    const y0 = frame.y0 * sy;
    const y1 = frame.y1 * sy;
    const a = this.count * 4 * FLOATS,
      b = a + FLOATS,
      c = b + FLOATS,
      d = c + FLOATS;
    this.count += 1;
    const cos = rotation === 0 ? 1 : Math.cos(rotation);
    const sin = rotation === 0 ? 0 : Math.sin(rotation);
    floats[a] = x + x0 * cos - y0 * sin;
    floats[a + 1] = y + x0 * sin + y0 * cos;
    floats[b] = x + x1 * cos - y0 * sin;
    floats[b + 1] = y + x1 * sin + y0 * cos;
    floats[c] = x + x1 * cos - y1 * sin;
    floats[c + 1] = y + x1 * sin + y1 * cos;
    floats[d] = x + x0 * cos - y1 * sin;
    floats[d + 1] = y + x0 * sin + y1 * cos;
    const color = premultiplied(rgb, alpha, add);
    this.face(a, frame, color, color);
    if (alpha < 1 || add || frame.inside.length === 0 || !this.solids) return;
    if (Math.abs((x1 - x0) * (y1 - y0)) >= LEAST)
      this.count += this.solids.take(floats, this.ints, this.count - 1, frame.inside) - 1;
  }

  /**
   * Upright frames side by side, none of them round or opaque: letters. {@link pen} describes the first.
   * @param places how far to the right of it each lies, in the pen's steps
   */
  row(frames: readonly Frame[], places: Float64Array, length: number, rgb: number): void {
    const { pen, floats } = this;
    const alpha = pen[PEN.alpha] as number;
    if (alpha <= FAINT) return;
    const x = pen[PEN.x] as number,
      y = pen[PEN.y] as number,
      sx = pen[PEN.scaleX] as number,
      sy = pen[PEN.scaleY] as number,
      step = pen[PEN.step] as number;
    const color = premultiplied(rgb, alpha, 0);
    for (let k = 0; k < length && this.count < this.capacity; k += 1) {
      const frame = frames[k] as Frame;
      const from = x + (places[k] as number) * step;
      const a = this.count * 4 * FLOATS,
        b = a + FLOATS,
        c = b + FLOATS,
        d = c + FLOATS;
      this.count += 1;
      floats[a] = floats[d] = from + frame.x0 * sx;
      floats[b] = floats[c] = from + frame.x1 * sx;
      floats[a + 1] = floats[b + 1] = y + frame.y0 * sy;
      floats[c + 1] = floats[d + 1] = y + frame.y1 * sy;
      this.face(a, frame, color, color);
    }
  }

  /**
   * Of the sprite that {@link pen} describes the pieces that an outline names, so that what is clear or covered is not shaded.
   * @param low colour at the lower edge; it runs there from `rgb`
   */
  cut(frame: Frame, outline: Outline, rgb: number, add: Add, low = rgb): void {
    const { pen, floats, ints } = this;
    const alpha = pen[PEN.alpha] as number;
    if (alpha <= FAINT) return;
    const left = pen[PEN.x] as number,
      top = pen[PEN.y] as number;
    const sx = pen[PEN.scaleX] as number,
      sy = pen[PEN.scaleY] as number;
    const { x0, y0, u0, v0 } = frame;
    const across = frame.x1 - x0,
      down = frame.y1 - y0,
      wide = frame.u1 - u0,
      high = frame.v1 - v0;
    const rotation = pen[PEN.rotation] as number;
    const cos = rotation === 0 ? 1 : Math.cos(rotation);
    const sin = rotation === 0 ? 0 : Math.sin(rotation);
    const color = premultiplied(rgb, alpha, add);
    for (let at = 0; at < outline.length && this.count < this.capacity; at += 8) {
      let i = this.count * 4 * FLOATS;
      this.count += 1;
      for (let k = at; k < at + 8; k += 2) {
        const u = outline[k] as number,
          v = outline[k + 1] as number;
        const x = (x0 + across * u) * sx;
        const y = (y0 + down * v) * sy;
        floats[i] = left + x * cos - y * sin;
        floats[i + 1] = top + x * sin + y * cos;
        floats[i + 2] = u0 + wide * u;
        floats[i + 3] = v0 + high * v;
        ints[i + 4] = low === rgb ? color : premultiplied(mix(rgb, low, v), alpha, add);
        i += FLOATS;
      }
      // Of a piece nothing is known but where all of the frame is opaque.
      if (alpha >= 1 && !add && frame.inside === WHOLE && this.solids)
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
