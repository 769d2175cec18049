import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import text from './text.module.css';

/** Says something to screen readers: politely after what they read, or at once when it cannot wait. */
export type Announce = (message: string, urgency?: 'polite' | 'assertive') => void;

interface Said {
  readonly id: number;
  readonly message: string;
  readonly urgency: 'polite' | 'assertive';
}

/** A message stands this long: readers take note of what is added, however late they get to read it. */
const KEPT_MS = 5_000;

const Context = createContext<Announce>(() => undefined);

/**
 * Two live regions for the whole page; rooms speak through {@link useAnnounce}. Each message is a paragraph of its own, so that none takes the place of
 * another that came in the same moment (a draw and what it paid), and the same words twice are read twice.
 */
export function AnnouncerProvider({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState<readonly Said[]>([]);
  const last = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const announce = useCallback<Announce>((message, urgency = 'polite') => {
    const id = (last.current += 1);
    setSaid((before) => [...before, { id, message, urgency }]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setSaid((before) => before.filter((one) => one.id !== id));
    }, KEPT_MS);
    timers.current.add(timer);
  }, []);
  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const timer of pending) clearTimeout(timer);
      pending.clear();
    };
  }, []);
  const region = (wanted: Said['urgency']) => (
    <div className={text.hidden} aria-live={wanted}>
      {said
        .filter(({ urgency }) => urgency === wanted)
        .map(({ id, message }) => (
          <p key={id}>{message}</p>
        ))}
    </div>
  );
  return (
    <Context value={announce}>
      {children}
      {region('polite')}
      {region('assertive')}
    </Context>
  );
}

export const useAnnounce = (): Announce => useContext(Context);
