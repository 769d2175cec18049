import { useEffect, useState } from 'react';

/** What is needed of a deck. */
interface Told {
  subscribe(changed: () => void): () => void;
}

/**
 * A figure of the deck as it is after its frames and changes, read once in so many ms at most.
 * @param read the same function each time: another one is read soon
 */
export function useSampled<D extends Told, T>(deck: D, read: (deck: D) => T, ms: number): T {
  const [value, setValue] = useState(() => read(deck));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = Number.NEGATIVE_INFINITY;
    const sample = (): void => {
      timer = undefined;
      last = performance.now();
      setValue(() => read(deck));
    };
    const due = (): void => {
      timer ??= setTimeout(sample, Math.max(0, last + ms - performance.now()));
    };
    due();
    const leave = deck.subscribe(due);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [deck, read, ms]);
  return value;
}
