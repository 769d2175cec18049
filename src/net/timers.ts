/** Time as net is given it. `now` is monotonic milliseconds of this device; only differences count. */
export interface Timers {
  now(): number;
  /** Runs once after `ms`; returns its cancel. */
  after(ms: number, run: () => void): () => void;
}

/** The browser's timers. `performance` does not jump when somebody sets the wall clock. */
export const browserTimers: Timers = {
  now: () => performance.timeOrigin + performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
