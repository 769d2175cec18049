import { breath } from '../sql/breath';

/** So many are told in one turn of the event loop: each is a message, and a write for each of a player's connections. */
export const TOLD_AT_ONCE = 100;

/** Tells a crowd, each of them by themselves: some at once, and others are answered before the next some. Nobody is told before whoever was named earlier. */
export interface Teller {
  tell(all: Iterable<() => void>): void;
  /** Tells all who wait, now: the room ends. */
  flush(): void;
}

export function createTeller(most = TOLD_AT_ONCE): Teller {
  let waiting: (() => void)[] = [];
  let at = 0;
  /** How many more in this turn. */
  let left = most;
  let resting = false;

  const run = (): void => {
    for (; left > 0 && at < waiting.length; left -= 1) waiting[at++]?.();
    if (at === waiting.length) {
      waiting = [];
      at = 0;
    }
    if (resting || left === most) return;
    resting = true;
    void breath().then(() => {
      resting = false;
      left = most;
      run();
    });
  };

  return {
    tell(all) {
      for (const one of all) waiting.push(one);
      run();
    },
    flush() {
      left = Infinity;
      run();
    },
  };
}
