import type { Clock } from '../ports';

/** At most this often a list is published: about ten a second. */
export const PACE_MS = 100;

/** Collects what happens and hands it on in lists, the first one at once and then at most one every {@link PACE_MS}. */
export interface Pacer<T> {
  /** How many wait. */
  readonly length: number;
  add(...items: readonly T[]): void;
  /** Hands on what is waiting, now: before something that must come after it. */
  flush(): void;
  stop(): void;
}

/** A pacer on a clock. `publish` gets what was added, in order, `most` of it at a time: the rest comes with the next lists. `flush` hands on all of it. */
export function createPacer<T>(
  clock: Clock,
  publish: (items: T[]) => void,
  { every = PACE_MS, most = Infinity }: { readonly every?: number; readonly most?: number } = {},
): Pacer<T> {
  let waiting: T[] = [];
  let lastAt = -Infinity;
  let cancel: (() => void) | null = null;
  const handOn = (size: number): void => {
    cancel?.();
    cancel = null;
    if (waiting.length === 0) return;
    const items = waiting.slice(0, size);
    waiting = waiting.slice(size);
    lastAt = clock.now();
    publish(items);
    later();
  };
  const later = (): void => {
    if (waiting.length > 0) cancel ??= clock.at(Math.max(clock.now(), lastAt + every), () => handOn(most));
  };
  return {
    get length() {
      return waiting.length;
    },
    add(...items) {
      waiting.push(...items);
      later();
    },
    flush: () => handOn(Infinity),
    stop() {
      cancel?.();
      cancel = null;
      waiting = [];
    },
  };
}
