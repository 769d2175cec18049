import type { Clock } from '../ports';

/** `setTimeout` fires at once for longer waits. */
const LONGEST_WAIT_MS = 2_147_483_647;

/** The machine's clock. Timers do not keep the process alive: whoever must finish is waited for in `close`. */
export const systemClock: Clock = {
  now: () => Date.now(),
  at(when, run) {
    let timer: NodeJS.Timeout;
    const wait = () => {
      const left = when - Date.now();
      timer = setTimeout(left > LONGEST_WAIT_MS ? wait : run, Math.min(Math.max(left, 0), LONGEST_WAIT_MS));
    };
    wait();
    return () => clearTimeout(timer);
  },
};
