/** Two pictures of the same size against each other. */

/** How far apart two colours of a pixel may lie (0 to 255, the largest of its channels) to be called the same: another rasteriser's edges. */
const ALIKE = 24;

export interface Difference {
  /** Same pixels as dim greys, others in red, as strong as they differ. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly differing: number;
  /** Of all pixels, 0 to 1. */
  readonly share: number;
}

/**
 * @param a RGBA bytes @param b RGBA bytes
 * @throws RangeError when they are not of one size
 */
export function differenceOf(a: Uint8ClampedArray, b: Uint8ClampedArray): Difference {
  if (a.length !== b.length) throw new RangeError(`${a.length / 4} pixels against ${b.length / 4}`);
  const pixels = new Uint8ClampedArray(a.length);
  let differing = 0;
  for (let i = 0; i < a.length; i += 4) {
    const channel = (k: number): number => Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0));
    const apart = Math.max(channel(0), channel(1), channel(2));
    const grey = ((b[i] ?? 0) + (b[i + 1] ?? 0) + (b[i + 2] ?? 0)) / 9;
    const differs = apart > ALIKE;
    if (differs) differing += 1;
    pixels.set(differs ? [255, 60 + (255 - apart) * 0.4, 80, 255] : [grey, grey, grey, 255], i);
  }
  return { pixels, differing, share: a.length === 0 ? 0 : differing / (a.length / 4) };
}
