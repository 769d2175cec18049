import { startTransition, useEffect, useRef, useState } from 'react';

/** Lists change with every bet of everybody: four times a second is enough to look at. */
export const BEAT_MS = 250;

/** An actor as far as a reader needs it. */
interface Readable<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(changed: (snapshot: Snapshot) => void): { unsubscribe(): void };
}

/** Calls back after changes, at most once every {@link BEAT_MS}. */
interface Beat {
  readonly readers: Set<() => void>;
  stop(): void;
}

/** One an actor: everything that follows it is rendered together, not each part at a time of its own. */
const beats = new WeakMap<Readable<unknown>, Beat>();

function startBeat(actor: Readable<unknown>): Beat {
  const readers = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let missed = false;
  const show = (): void => {
    missed = false;
    timer = setTimeout(() => {
      timer = null;
      if (missed) show();
    }, BEAT_MS);
    // A tap goes before them: React leaves off in the midst of it.
    startTransition(() => {
      for (const read of [...readers]) read();
    });
  };
  const subscription = actor.subscribe(() => {
    if (timer === null) show();
    else missed = true;
  });
  return {
    readers,
    stop() {
      if (timer !== null) clearTimeout(timer);
      subscription.unsubscribe();
    },
  };
}

function follow(actor: Readable<unknown>, read: () => void): () => void {
  const beat = beats.get(actor) ?? startBeat(actor);
  beats.set(actor, beat);
  beat.readers.add(read);
  return () => {
    beat.readers.delete(read);
    if (beat.readers.size > 0) return;
    beat.stop();
    beats.delete(actor);
  };
}

/**
 * A part of an actor's snapshot, rendered at most once every {@link BEAT_MS}: for lists that change a hundred times a second. The last change is
 * always shown. `select` should return what is kept in the snapshot, not something made anew.
 */
export function useThrottled<Snapshot, Part>(actor: Readable<Snapshot>, select: (snapshot: Snapshot) => Part): Part {
  const [part, setPart] = useState(() => select(actor.getSnapshot()));
  const latest = useRef(select);
  useEffect(() => {
    latest.current = select;
  });
  useEffect(() => {
    const read = (): void => {
      const next = latest.current(actor.getSnapshot());
      setPart(() => next);
    };
    read();
    return follow(actor, read);
  }, [actor]);
  return part;
}
