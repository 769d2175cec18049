/** Screenshots against each other. */
import sharp from 'sharp';

/** Of 255, in a channel: the browser rounds the same canvas otherwise when it puts a busy page together. */
const ROUNDING = 2;

/**
 * How many pixels of two PNGs differ by more than the compositor's rounding.
 * @returns Infinity if their sizes differ
 */
export async function pixelsApart(one: Buffer, other: Buffer, rounding = ROUNDING): Promise<number> {
  if (one.equals(other)) return 0;
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return Infinity;
  const apart = new Set<number>();
  a.data.forEach((value, i) => {
    if (!(Math.abs(value - (b.data[i] ?? Number.NaN)) <= rounding)) apart.add(Math.floor(i / a.info.channels));
  });
  return apart.size;
}

/** Whether two PNGs show the same, but for the compositor's rounding. */
export const samePicture = async (one: Buffer, other: Buffer): Promise<boolean> =>
  (await pixelsApart(one, other)) === 0;
