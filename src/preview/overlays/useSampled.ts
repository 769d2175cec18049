import { useEffect, useState } from 'react';
/** What is needed of the deck. */
interface Told {
  subscribe(changed: () => void): () => void;
}

/** A figure of the deck as it is after each frame and change, read once in so many ms at most. @param read another function is read at once */
export function useSampled<T>(deck: Told, read: () => T, ms: number): T {
  const [value, setValue] = useState(read);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = Number.NEGATIVE_INFINITY;
    const sample = (): void => {
      timer = undefined;
      last = performance.now();
      setValue(() => read());
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
