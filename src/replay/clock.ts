/**
 * The replay's clock: whole frames of a 60 Hz screen. However fast it is played and wherever it was wound to, a frame was reached by the
 * same steps, so a moment looks the same each time.
 */
import { FRAME_MS } from '../deck/player';

export { FRAME_MS };

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** A tab that slept does not run after the time it lost. */
const MOST_MS = 250;
/** Whole frames do not add up to a whole number of ms. */
const TINY = 1e-6;

export const frameAt = (ms: number): number => Math.round(ms / FRAME_MS);
/** The time of a frame, a hair early: the deck plays up to it in exactly so many steps. */
export const timeOf = (frame: number): number => Math.max(0, frame * FRAME_MS - TINY);

/** Turns passing time into whole frames. */
export function createPacer(): { frames(ms: number, speed: Speed): number } {
  let owed = 0;
  return {
    frames(ms, speed) {
      owed += Math.min(ms, MOST_MS) * speed;
      const count = Math.floor(owed / FRAME_MS + TINY);
      owed = Math.max(0, owed - count * FRAME_MS);
      return count;
    },
  };
}
