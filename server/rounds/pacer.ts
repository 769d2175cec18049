import type { Clock } from '../ports';

/** At most this often a list is published: about ten a second. */
export const PACE_MS = 100;

/** Collects what happens and hands it on in lists, the first one at once and then at most one every {@link PACE_MS}. */
export interface Pacer<T> {
  add(...items: readonly T[]): void;
  /** Hands on what is waiting, now: before something that must come after it. */
  flush(): void;
  stop(): void;
}

/** A pacer on a clock. `publish` gets what was added, in order. */
export function createPacer<T>(clock: Clock, publish: (items: T[]) => void, every = PACE_MS): Pacer<T> {
  let waiting: T[] = [];
  let lastAt = -Infinity;
  let cancel: (() => void) | null = null;
  const flush = (): void => {
    cancel?.();
    cancel = null;
    if (waiting.length === 0) return;
    const items = waiting;
    waiting = [];
    lastAt = clock.now();
    publish(items);
  };
  return {
    add(...items) {
      waiting.push(...items);
      if (waiting.length > 0) cancel ??= clock.at(Math.max(clock.now(), lastAt + every), flush);
    },
    flush,
    stop() {
      cancel?.();
      cancel = null;
      waiting = [];
    },
  };
}
