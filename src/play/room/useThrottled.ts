import { useEffect, useRef, useState } from 'react';

/** An actor as far as a reader needs it. */
interface Readable<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(changed: (snapshot: Snapshot) => void): { unsubscribe(): void };
}

/**
 * A part of an actor's snapshot, rendered at most once every `everyMs`: for lists that change a hundred times a second. The last change is
 * always shown. `select` should return what is kept in the snapshot, not something made anew.
 */
export function useThrottled<Snapshot, Part>(
  actor: Readable<Snapshot>,
  select: (snapshot: Snapshot) => Part,
  everyMs: number,
): Part {
  const [part, setPart] = useState(() => select(actor.getSnapshot()));
  const latest = useRef(select);
  useEffect(() => {
    latest.current = select;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const show = () => setPart(() => latest.current(actor.getSnapshot()));
    let missed = false;
    const beat = () => {
      timer = null;
      if (!missed) return;
      missed = false;
      show();
      timer = setTimeout(beat, everyMs);
    };
    show();
    const subscription = actor.subscribe(() => {
      if (timer !== null) {
        missed = true;
        return;
      }
      show();
      timer = setTimeout(beat, everyMs);
    });
    return () => {
      if (timer !== null) clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [actor, everyMs]);
  return part;
}
