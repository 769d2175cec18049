import type { Clock } from '../ports';

/** `setTimeout` fires at once for longer waits. */
const LONGEST_WAIT_MS = 2_147_483_647;

/** The machine's clock. A timer keeps the process alive: who sets one cancels it on closing. */
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
