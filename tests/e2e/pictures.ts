/** Screenshots against each other. */
import sharp from 'sharp';

/** Of 255, in a channel: the browser rounds the same canvas otherwise when it puts a busy page together. */
const ROUNDING = 2;

/** Three bytes a pixel, row by row. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A picture's, or those of a part of it; null where the part is not all in it. */
export async function pixelsIn(picture: Buffer, part: Box): Promise<Pixels | null>;
export async function pixelsIn(picture: Buffer): Promise<Pixels>;
export async function pixelsIn(picture: Buffer, part?: Box): Promise<Pixels | null> {
  const image = sharp(picture);
  if (part) {
    const { width, height } = await image.metadata();
    const { left, top } = part;
    if (Math.min(left, top) < 0 || left + part.width > width || top + part.height > height) return null;
    image.extract(part);
  }
  const { data, info } = await image.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * How many pixels of two pictures differ.
 * @param rounding by more than so much, of 255, in a channel
 * @returns Infinity if their sizes differ
 */
export function differing(a: Pixels, b: Pixels, rounding: number): number {
  if (a.width !== b.width || a.height !== b.height) return Infinity;
  if (a.data.equals(b.data)) return 0;
  const channels = a.data.length / (a.width * a.height);
  let apart = 0;
  for (let pixel = 0; pixel < a.data.length; pixel += channels)
    for (let at = pixel; at < pixel + channels; at += 1)
      if (Math.abs((a.data[at] as number) - (b.data[at] as number)) > rounding) {
        apart += 1;
        break;
      }
  return apart;
}

/** The same of two PNGs. */
export async function pixelsApart(one: Buffer, other: Buffer, rounding = ROUNDING): Promise<number> {
  if (one.equals(other)) return 0;
  const [a, b] = await Promise.all([pixelsIn(one), pixelsIn(other)]);
  return differing(a, b, rounding);
}

/** Whether two PNGs show the same, but for the compositor's rounding. */
export const samePicture = async (one: Buffer, other: Buffer): Promise<boolean> =>
  (await pixelsApart(one, other)) === 0;
