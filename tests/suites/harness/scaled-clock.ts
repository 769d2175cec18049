import type { Clock } from '../../../server/ports';

/** The real clock, running `speed` times as fast since `anchor` (epoch ms): every process with the same two agrees on the time. */
export const scaledClock = (anchor: number, speed: number): Clock => {
  const now = (): number => anchor + Math.floor((Date.now() - anchor) * speed);
  return {
    now,
    at(when, run) {
      const timer = setTimeout(run, Math.max(0, (when - now()) / speed));
      return () => clearTimeout(timer);
    },
  };
};

/** Numbers from 0 up to but not including 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
