/**
 * What `npm run assets` built, typed. Paths are relative to assets/built, which is served at `/art/`. A game's own list, a {@link Bundle}, lies beside its
 * files (`built/<game>/bundle.json`) and comes with its scene.
 */
import * as built from './built/manifest.json';

export type Scale = '1x' | '0.5x';

/** One texture with everything a scene draws: a Pixi sheet (`json` + `image`) and its bitmap fonts (`fonts`). */
export interface Sheet {
  image: string;
  json: string;
  fonts: string;
  /** Size of the texture in pixels. */
  width: number;
  height: number;
  /** Texture pixels per CSS pixel of the design, a 412 px wide phone; Pixi's resolution of the sheet. */
  density: number;
}

/** One sound in two encodings, Opus in WebM first. */
export interface Sound {
  webm: string;
  mp3: string;
}

/** Effects in one file; times in seconds, as @pixi/sound's sprites want them. */
export interface SoundSprite extends Sound {
  sprites: Record<string, { start: number; end: number; loop?: boolean }>;
}

/** A game's art and effects. */
export interface Bundle {
  readonly sheets: Readonly<Record<Scale, Sheet>>;
  /** Names of the bitmap fonts, in the order of the fonts file. */
  readonly fonts: readonly string[];
  readonly sounds: SoundSprite;
}

/** The background loop: load it only once a round is being played. */
export const music: Sound = built.music;

/**
 * One glyph in a fonts file: its place in the texture (x, y, w, h: pixels), then its drawn width and height, its
 * offset from pen and line top, and its advance, all in units of the font's `fontSize` (1000 to the em).
 */
export type Glyph = readonly [
  x: number,
  y: number,
  w: number,
  h: number,
  width: number,
  height: number,
  xOffset: number,
  yOffset: number,
  advance: number,
];

/** An entry of a fonts file. */
export interface SheetFontData {
  fontFamily: string;
  fontSize: number;
  lineHeight: number;
  baseLineOffset: number;
  chars: Record<string, Glyph>;
}

/** Width of the design; a stage twice as wide draws its sprites at most twice as large. */
const DESIGN_WIDTH = 412;
const MOST_ENLARGED = 2;
/** A sheet still looks sharp when a device pixel asks for this much more than it has. */
const STRETCH = 1.27;

/**
 * Which sheet a screen should load.
 * @param dpr device pixels per CSS pixel, after any cap the stage puts on its resolution
 * @param cssWidth width of the stage in CSS pixels
 */
export function pick({ sheets }: Pick<Bundle, 'sheets'>, dpr: number, cssWidth: number): Scale {
  const needed = dpr * Math.min(MOST_ENLARGED, cssWidth / DESIGN_WIDTH);
  return needed > sheets['0.5x'].density * STRETCH ? '1x' : '0.5x';
}

/** Where the server hands out a file of a list. */
export const url = (path: string): string => `/art/${path}`;
