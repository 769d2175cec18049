/** Light rays about a point: wide and narrow ones in turn, bright in the middle, gone at their ends. */
import type { Frame } from './frames';
import type { Quads } from './quads';

/** Half-widths in radians, as on the comp. */
const WIDE = 0.105;
const NARROW = 0.056;

/** @param frame white all over @param from where they begin, px from the middle @param reach where they end @param turn radians */
export function drawRays(
  batch: Quads,
  frame: Frame,
  x: number,
  y: number,
  from: number,
  reach: number,
  count: number,
  turn: number,
  rgb: number,
  alpha: number,
): void {
  const { corners } = batch;
  // Two pieces a ray: the light falls off as it does on the comp, not evenly.
  const bend = from + (reach - from) * 0.4;
  for (let i = 0; i < count; i += 1) {
    const a = turn + (i / count) * Math.PI * 2;
    const half = i % 2 === 0 ? WIDE : NARROW;
    const c0 = Math.cos(a - half),
      s0 = Math.sin(a - half),
      c1 = Math.cos(a + half),
      s1 = Math.sin(a + half);
    const x0 = x + c0 * bend,
      y0 = y + s0 * bend,
      x1 = x + c1 * bend,
      y1 = y + s1 * bend;
    corners[0] = x + c0 * from;
    corners[1] = y + s0 * from;
    corners[2] = x + c1 * from;
    corners[3] = y + s1 * from;
    corners[4] = x1;
    corners[5] = y1;
    corners[6] = x0;
    corners[7] = y0;
    corners[8] = alpha;
    corners[9] = alpha * 0.62;
    batch.four(frame, rgb, rgb, 1);
    corners[0] = x0;
    corners[1] = y0;
    corners[2] = x1;
    corners[3] = y1;
    corners[4] = x + c1 * reach;
    corners[5] = y + s1 * reach;
    corners[6] = x + c0 * reach;
    corners[7] = y + s0 * reach;
    corners[8] = alpha * 0.62;
    corners[9] = 0;
    batch.four(frame, rgb, rgb, 1);
  }
}
