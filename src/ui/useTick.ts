import { useEffect, useState } from 'react';

/**
 * Renders again on each beat of a clock: at every whole multiple of `everyMs`, so that all countdowns of a screen change together.
 * Returns the clock's time.
 * @param learned what the clock is set by: another value of it is another time, which is not waited for
 */
export function useTick(now: () => number, everyMs = 1_000, learned?: unknown): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const beat = () => {
      const at = now();
      // Within one beat all show the same: what has just been rendered need not be again.
      setTime((before) => (Math.floor(before / everyMs) === Math.floor(at / everyMs) ? before : at));
      timer = setTimeout(beat, everyMs - (at % everyMs) + 4);
    };
    beat();
    return () => clearTimeout(timer);
  }, [now, everyMs, learned]);
  return time;
}
