/**
 * Easings for what is derived from the clock each frame (a tween driver cannot be late-joined, these can). Names follow the
 * storyboard. Each maps 0..1 to 0..1 and clamps its argument.
 */
export const clamp01 = (t: number): number => (t < 0 ? 0 : t > 1 ? 1 : t);
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

export const quadOut = (t: number): number => 1 - (1 - clamp01(t)) ** 2;
export const cubicIn = (t: number): number => clamp01(t) ** 3;
export const cubicOut = (t: number): number => 1 - (1 - clamp01(t)) ** 3;
export const quintOut = (t: number): number => 1 - (1 - clamp01(t)) ** 5;
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
