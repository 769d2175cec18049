/** What the frames of the last second took. */
export interface FrameLog {
  /** @param at when the frame began @param ms of the main thread */
  add(at: number, ms: number): void;
  /** Frames of the second before a moment, and the mean of their ms. */
  read(now: number): { readonly fps: number; readonly mainMs: number };
}

const SPAN_MS = 1000;

export function logFrames(): FrameLog {
  let frames: readonly { readonly at: number; readonly ms: number }[] = [];
  const since = (now: number) => frames.filter(({ at }) => now - at < SPAN_MS);
  return {
    add(at, ms) {
      frames = [...since(at), { at, ms }];
    },
    read(now) {
      const last = since(now);
      return { fps: last.length, mainMs: last.reduce((sum, { ms }) => sum + ms, 0) / Math.max(1, last.length) };
    },
  };
}
