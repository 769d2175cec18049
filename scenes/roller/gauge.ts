/** The gauge's arithmetic: numbers to angles and back, and the needle's way round. Angles are degrees clockwise from the top. Pure. */
import { RESULT_MAX } from '../../rules/roller/roller';

/** Half of the scale: 0 lies at its left end, 100000 at its right end. */
export const HALF = 124;

const DEG = Math.PI / 180;

export const angleOf = (value: number): number => HALF * ((2 * value) / RESULT_MAX - 1);

export const radians = (degrees: number): number => degrees * DEG;

/** Where something at an angle lies from the middle, for a radius of 1. */
export const across = (degrees: number): number => Math.sin(degrees * DEG);
export const down = (degrees: number): number => -Math.cos(degrees * DEG);

/** The number that a point at `dx`, `dy` from the middle points to; below the scale the nearer end. */
export function valueAt(dx: number, dy: number): number {
  const degrees = Math.atan2(dx, -dy) / DEG;
  return Math.round((Math.min(HALF, Math.max(-HALF, degrees)) / HALF + 1) * (RESULT_MAX / 2));
}

/** How far the needle goes: back to 0, over the whole scale, and back from its end to the result. Degrees. */
export const wayOf = (from: number, to: number): number => from + HALF + 2 * HALF + (HALF - to);

/** Where the needle is after a part of that way. */
export function onWay(from: number, gone: number): number {
  const first = from + HALF;
  if (gone < first) return from - gone;
  const second = gone - first;
  return second < 2 * HALF ? second - HALF : HALF - (second - 2 * HALF);
}

/** Whether the needle passes a number in the last part of its way. @param share of the whole way */
export function passesLate(from: number, to: number, mark: number, share: number): boolean {
  const before = mark - to;
  return before > 0 && before <= wayOf(from, to) * share;
}
