import { useCallback, useEffect, useRef, useState } from 'react';

/** What a screen knows of an answer. `retry` asks again; what was there stays until the new answer comes. */
export type Answer<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly value: T };

/**
 * Asks once, and again whenever `ask` changes (keep it stable with useCallback), every `everyMs` if given, or on `retry`. Answers that
 * come after their question has changed are dropped; a failed repeat keeps the last good answer.
 */
export function useAnswer<T>(ask: () => Promise<T>, everyMs?: number): readonly [Answer<T>, () => void] {
  const [answer, setAnswer] = useState<Answer<T>>({ kind: 'loading' });
  const turn = useRef(0);
  const run = useCallback(() => {
    const mine = ++turn.current;
    ask().then(
      (value) => {
        if (mine === turn.current) setAnswer({ kind: 'ready', value });
      },
      (error: unknown) => {
        if (mine === turn.current) setAnswer((old) => (old.kind === 'ready' ? old : { kind: 'failed', error }));
      },
    );
  }, [ask]);
  useEffect(() => {
    setAnswer({ kind: 'loading' });
    run();
    const timer = everyMs === undefined ? undefined : setInterval(run, everyMs);
    return () => {
      turn.current += 1;
      clearInterval(timer);
    };
  }, [run, everyMs]);
  const retry = useCallback(() => {
    setAnswer((old) => (old.kind === 'failed' ? { kind: 'loading' } : old));
    run();
  }, [run]);
  return [answer, retry];
}
