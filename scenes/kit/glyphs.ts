/** Bitmap fonts: baked beside the sprites, so that text is drawn in the same batch. */
import { Rectangle, Texture, type TextureSource } from 'pixi.js';

/** One font of the fonts file. A char is [x, y, w, h] in texture pixels, then width, height, offsets and advance in 1/1000 em. */
export interface FontJson {
  readonly fontFamily: string;
  readonly bakedAt: number;
  readonly lineHeight: number;
  readonly chars: Readonly<Record<string, readonly number[]>>;
}

/** A glyph; lengths are in em. `texture` is null for a blank. */
export interface Glyph {
  readonly texture: Texture | null;
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

/** @param density texture pixels per CSS px of `source` */
export function glyphFont(json: FontJson, source: TextureSource, density: number): GlyphFont {
  const glyphs = new Map<number, Glyph>();
  for (const [char, [x = 0, y = 0, w = 0, h = 0, width = 0, height = 0, dx = 0, dy = 0, advance = 0]] of Object.entries(
    json.chars,
  )) {
    const texture =
      w > 0 ? new Texture({ source, frame: new Rectangle(x / density, y / density, w / density, h / density) }) : null;
    glyphs.set(char.charCodeAt(0), {
      texture,
      x: dx / EM,
      y: dy / EM,
      width: width / EM,
      height: height / EM,
      advance: advance / EM,
    });
  }
  const zero = glyphs.get(48);
  return {
    name: json.fontFamily,
    bakedAt: json.bakedAt,
    middle: zero ? zero.y + zero.height / 2 : json.lineHeight / EM / 2,
    capHeight: zero?.height ?? 0.7,
    glyphs,
  };
}
