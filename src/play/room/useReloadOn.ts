import { useEffect, useRef } from 'react';

/** Reads a list again whenever `mark` changes; while `reload` is null the change passes by. */
export function useReloadOn(mark: unknown, reload: (() => void) | null): void {
  const seen = useRef(mark);
  useEffect(() => {
    if (seen.current === mark) return;
    seen.current = mark;
    reload?.();
  }, [mark, reload]);
}
