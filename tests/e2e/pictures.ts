/** Screenshots against each other. */
import sharp from 'sharp';

/** Of 255, in a channel: the browser rounds the same canvas otherwise when it puts a busy page together. */
const ROUNDING = 2;

/** Whether two PNGs show the same, but for the compositor's rounding. */
export async function samePicture(one: Buffer, other: Buffer, rounding = ROUNDING): Promise<boolean> {
  if (one.equals(other)) return true;
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return false;
  return a.data.every((value, i) => Math.abs(value - (b.data[i] ?? Number.NaN)) <= rounding);
}
