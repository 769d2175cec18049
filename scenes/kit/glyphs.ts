/** Bitmap fonts: baked beside the sprites, so that text is drawn in the same batch. */
import { Frame } from './frames';

/** One font of the fonts file. A char is [x, y, w, h] in texture pixels, then width, height, offsets and advance in 1/1000 em. */
export interface FontJson {
  readonly fontFamily: string;
  readonly bakedAt: number;
  readonly lineHeight: number;
  readonly chars: Readonly<Record<string, readonly number[]>>;
}

/** A glyph; lengths are in em. */
export interface Glyph {
  /** One em in size, its pen at x = 0 and the digits' middle at y = 0; null for a blank. */
  readonly frame: Frame | null;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly advance: number;
}

export interface GlyphFont {
  readonly name: string;
  /** Size of the em in texture pixels. */
  readonly bakedAt: number;
  /** Height of the middle of a digit under the top of the line, in em: text is centred on it. */
  readonly middle: number;
  readonly capHeight: number;
  /** By character code. */
  readonly glyphs: ReadonlyMap<number, Glyph>;
}

const EM = 1000;

/** @param size of the texture, its pixels */
export function glyphFont(json: FontJson, size: { readonly w: number; readonly h: number }): GlyphFont {
  const glyphs = new Map<number, Glyph>();
  const [, , , , , zeroHigh = 0, , zeroDown = 0] = json.chars['0'] ?? [];
  const middle = json.chars['0'] ? (zeroDown + zeroHigh / 2) / EM : json.lineHeight / EM / 2;
  for (const [char, [x = 0, y = 0, w = 0, h = 0, width = 0, height = 0, dx = 0, dy = 0, advance = 0]] of Object.entries(
    json.chars,
  )) {
    const frame =
      w > 0
        ? new Frame({
            u0: x / size.w,
            v0: y / size.h,
            u1: (x + w) / size.w,
            v1: (y + h) / size.h,
            x0: dx / EM,
            y0: dy / EM - middle,
            x1: (dx + width) / EM,
            y1: (dy + height) / EM - middle,
            width: width / EM,
            height: height / EM,
          })
        : null;
    glyphs.set(char.charCodeAt(0), {
      frame,
      x: dx / EM,
      y: dy / EM,
      width: width / EM,
      height: height / EM,
      advance: advance / EM,
    });
  }
  return {
    name: json.fontFamily,
    bakedAt: json.bakedAt,
    middle,
    capHeight: zeroHigh > 0 ? zeroHigh / EM : 0.7,
    glyphs,
  };
}
