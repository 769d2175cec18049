import type { Clock } from '../ports';

/** `setTimeout` fires at once for longer waits. */
const LONGEST_WAIT_MS = 2_147_483_647;

/** A wall clock that is set back by no more than this stands still for us until it has caught up. */
const HOLD_MS = 50;

interface Sources {
  /** The machine's idea of the date, epoch ms: may be set. */
  readonly wall: () => number;
  /** Milliseconds that have passed since some moment: is never set. */
  readonly passed: () => number;
}

/**
 * The date, which never goes back: rounds wait for absolute times, and a machine that is set back by an hour would keep a rocket in the air
 * for an hour. Our time then goes on at its pace, ahead of the machine's. A machine that is set forward (or slept) is followed at once.
 */
export function steadyTime({ wall, passed }: Sources): () => number {
  let last = wall();
  let mark = { time: last, passed: passed() };
  return () => {
    const shown = wall();
    const expected = mark.time + (passed() - mark.passed);
    if (expected - shown < HOLD_MS) {
      last = Math.max(last, shown);
      mark = { time: last, passed: passed() };
    } else {
      last = Math.max(last, Math.floor(expected));
    }
    return last;
  };
}

const now = steadyTime({ wall: () => Date.now(), passed: () => performance.now() });

/** The machine's clock, steadied. A timer keeps the process alive: who sets one cancels it on closing. */
export const systemClock: Clock = {
  now,
  at(when, run) {
    let timer: NodeJS.Timeout;
    const wait = () => {
      const left = when - now();
      timer = setTimeout(left > LONGEST_WAIT_MS ? wait : run, Math.min(Math.max(left, 0), LONGEST_WAIT_MS));
    };
    wait();
    return () => clearTimeout(timer);
  },
};
