/**
 * What `npm run assets` built, typed. Paths are relative to assets/built, which is served at `/art/`.
 * No PixiJS here: the lobby and the loader of scenes both read it.
 */
import built from './built/manifest.json';

export type Scale = '1x' | '0.5x';
export type BundleName = keyof typeof built.bundles;

/** One texture with everything a scene draws: a Pixi sheet (`json` + `image`) and its bitmap fonts (`fonts`). */
export interface Sheet {
  image: string;
  json: string;
  fonts: string;
  /** Size of the texture in pixels. */
  width: number;
  height: number;
  /** Texture pixels per CSS pixel of the design (a 412 px wide phone). */
  density: number;
  bytes: { image: number; json: number; fonts: number };
}

export interface Bundle {
  sheets: Record<Scale, Sheet>;
  /** Names of the bitmap fonts, in the order of the fonts file. */
  fonts: string[];
}

export interface Manifest {
  bundles: Record<BundleName, Bundle>;
}

export const manifest: Manifest = built;

/** The widest the design is drawn before a stage adds room instead of size. */
const DESIGN_WIDTH = 412;
/** Up to this many device pixels per design pixel the small sheet (1.5) still looks sharp. */
const SMALL_SHEET_REACH = 1.9;

/**
 * Which sheet a screen should load.
 * @param bundle name of the bundle (kept in the signature: a bundle may come to differ)
 * @param dpr device pixels per CSS pixel, after any cap the stage applies
 * @param cssWidth width of the stage in CSS pixels
 */
export function pick(bundle: BundleName, dpr: number, cssWidth: number): Scale {
  const sheets = manifest.bundles[bundle].sheets;
  const small = (SMALL_SHEET_REACH / 1.5) * sheets['0.5x'].density;
  return dpr * Math.min(2, cssWidth / DESIGN_WIDTH) > small ? '1x' : '0.5x';
}

/** Where the server hands out a file of the manifest. */
export const url = (path: string): string => `/art/${path}`;
