/** Light rays about a point: wide and narrow ones in turn, bright in the middle, gone at their ends. */
import type { Frame } from './frames';
import type { Quads } from './quads';
import type { SceneAssets } from './scene';

/** Half-widths in radians, as on the comp. */
const WIDE = 0.105;
const NARROW = 0.056;

/** The middle row of a disc: full, with clean edges. */
export function rayFrame(assets: SceneAssets<'disc'>): Frame {
  const disc = assets.frame('disc');
  return { ...disc, v0: (disc.v0 + disc.v1) / 2, v1: (disc.v0 + disc.v1) / 2 };
}

/** @param from where they begin, px from the middle @param reach where they end @param turn radians */
export function drawRays(batch: Quads, frame: Frame, x: number, y: number, from: number, reach: number, count: number, turn: number, rgb: number, alpha: number): void {
  // Two pieces a ray: the light falls off as it does on the comp, not evenly.
  const bend = from + (reach - from) * 0.4;
  for (let i = 0; i < count; i += 1) {
    const a = turn + (i / count) * Math.PI * 2;
    const half = i % 2 === 0 ? WIDE : NARROW;
    const c0 = Math.cos(a - half), s0 = Math.sin(a - half), c1 = Math.cos(a + half), s1 = Math.sin(a + half);
    batch.shape(frame, x + c0 * from, y + s0 * from, x + c1 * from, y + s1 * from, x + c1 * bend, y + s1 * bend, x + c0 * bend, y + s0 * bend, rgb, alpha, rgb, alpha * 0.62, 1);
    batch.shape(frame, x + c0 * bend, y + s0 * bend, x + c1 * bend, y + s1 * bend, x + c1 * reach, y + s1 * reach, x + c0 * reach, y + s0 * reach, rgb, alpha * 0.62, rgb, 0, 1);
  }
}
