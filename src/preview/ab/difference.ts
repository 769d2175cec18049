/** How far two canvases are apart: drawn over each other so that what is equal is black. */

/** Enough to see what differs; every pixel would cost more than the two scenes. */
const WIDTH = 206;
/** Of 255: less is another rounding, not another picture. */
const SEEN = 6;

export interface Difference {
  /** Share of the pixels that differ, 0 to 1. */
  readonly share: number;
  /** The largest difference of a channel, 0 to 255. */
  readonly most: number;
}

/** Call right after both were drawn: a WebGL canvas keeps its picture only until the browser shows it. */
export function measureDifference(target: HTMLCanvasElement, a: HTMLCanvasElement, b: HTMLCanvasElement): Difference {
  target.width = WIDTH;
  target.height = Math.max(1, Math.round((WIDTH * a.height) / Math.max(1, a.width)));
  const ctx = target.getContext('2d', { willReadFrequently: true });
  if (!ctx) return { share: 0, most: 0 };
  ctx.globalCompositeOperation = 'copy';
  ctx.drawImage(a, 0, 0, target.width, target.height);
  ctx.globalCompositeOperation = 'difference';
  ctx.drawImage(b, 0, 0, target.width, target.height);
  return countDifference(ctx.getImageData(0, 0, target.width, target.height).data);
}

/** @param rgba of the two drawn over each other by difference */
export function countDifference(rgba: Uint8ClampedArray): Difference {
  let seen = 0;
  let most = 0;
  for (let i = 0; i < rgba.length; i += 4) {
    const far = Math.max(rgba[i] ?? 0, rgba[i + 1] ?? 0, rgba[i + 2] ?? 0);
    if (far > SEEN) seen += 1;
    if (far > most) most = far;
  }
  return { share: seen / Math.max(1, rgba.length / 4), most };
}
