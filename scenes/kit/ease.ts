/**
 * Easings for what is derived from the clock each frame (a tween driver cannot be late-joined, these can). Names follow the
 * storyboard. Each maps 0..1 to 0..1 and clamps its argument.
 */
import type { Curve } from './tuning';

/** Ms since something that is long past or never was: its transition is over. */
export const OVER = 1e9;

export const clamp01 = (t: number): number => (t < 0 ? 0 : t > 1 ? 1 : t);
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

export const quadOut = (t: number): number => 1 - (1 - clamp01(t)) ** 2;
export const cubicIn = (t: number): number => clamp01(t) ** 3;
export const cubicOut = (t: number): number => 1 - (1 - clamp01(t)) ** 3;
export const expoOut = (t: number): number => (t >= 1 ? 1 : 1 - 2 ** (-10 * clamp01(t)));
export const sineInOut = (t: number): number => 0.5 - Math.cos(Math.PI * clamp01(t)) / 2;

export function cubicInOut(t: number): number {
  const x = clamp01(t);
  return x < 0.5 ? 4 * x * x * x : 1 - (2 - 2 * x) ** 3 / 2;
}

/** Overshoots by about `over * 10` percent before it rests. */
export function backOut(t: number, over = 1.70158): number {
  const x = clamp01(t) - 1;
  return 1 + (over + 1) * x * x * x + over * x * x;
}

/** 0 to 1 and back over `t` 0..1: one beat. */
export const beat = (t: number): number => (t <= 0 || t >= 1 ? 0 : Math.sin(Math.PI * t));

/** How far a value moves towards its goal in `ms` when it closes half the distance in `halfLife` ms: frame-rate independent smoothing. */
export const approach = (ms: number, halfLife: number): number => 1 - 2 ** (-ms / halfLife);

const NEWTON_STEPS = 6;
const BISECTIONS = 24;
const CLOSE = 1e-7;

/**
 * An easing as CSS has it (`cubic-bezier`), from the curve of a tuning. Make it once, when the scene is made; calling it allocates nothing.
 * The pure cubics are curves with their handles at thirds: `cubicIn` is 1/3 0 2/3 0, `cubicOut` 1/3 1 2/3 1, `backOut(t, over)` 1/3 (1 + over/3) 2/3 1.
 */
export function bezier({ x1, y1, x2, y2 }: Curve): (t: number) => number {
  const cx = 3 * x1,
    bx = 3 * (x2 - x1) - cx,
    ax = 1 - cx - bx;
  const cy = 3 * y1,
    by = 3 * (y2 - y1) - cy,
    ay = 1 - cy - by;
  return (t) => {
    if (t <= 0) return 0;
    if (t >= 1) return 1;
    let s = t;
    for (let i = 0; i < NEWTON_STEPS; i += 1) {
      const off = ((ax * s + bx) * s + cx) * s - t;
      if (Math.abs(off) < CLOSE) return ((ay * s + by) * s + cy) * s;
      const slope = (3 * ax * s + 2 * bx) * s + cx;
      if (Math.abs(slope) < 1e-6) break;
      s -= off / slope;
      if (s < 0 || s > 1) break;
    }
    // Where the curve stands upright Newton runs away; x only grows, so halving always arrives.
    let low = 0,
      high = 1;
    for (let i = 0; i < BISECTIONS; i += 1) {
      s = (low + high) / 2;
      if (((ax * s + bx) * s + cx) * s < t) low = s;
      else high = s;
    }
    return ((ay * s + by) * s + cy) * s;
  };
}
