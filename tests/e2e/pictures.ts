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
  const { channels } = a.info;
  let apart = 0;
  for (let pixel = 0; pixel < a.data.length; pixel += channels)
    for (let at = pixel; at < pixel + channels; at += 1)
      if (Math.abs((a.data[at] as number) - (b.data[at] as number)) > rounding) {
        apart += 1;
        break;
      }
  return apart;
}

/** Whether two PNGs show the same, but for the compositor's rounding. */
export const samePicture = async (one: Buffer, other: Buffer): Promise<boolean> =>
  (await pixelsApart(one, other)) === 0;
