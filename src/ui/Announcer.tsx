import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import text from './text.module.css';

/** Says something to screen readers: politely after what they read, or at once when it cannot wait. */
export type Announce = (message: string, urgency?: 'polite' | 'assertive') => void;

const Context = createContext<Announce>(() => undefined);

/** Two live regions for the whole page; rooms speak through {@link useAnnounce}. */
export function AnnouncerProvider({ children }: { readonly children: ReactNode }) {
  const [said, say] = useState({ polite: '', assertive: '' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announce = useCallback<Announce>((message, urgency = 'polite') => {
    clearTimeout(timer.current);
    // Emptied first, so that the same words twice in a row are read twice.
    say({ polite: '', assertive: '' });
    timer.current = setTimeout(() => say({ polite: '', assertive: '', [urgency]: message }), 60);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Context value={announce}>
      {children}
      <div className={text.hidden} aria-live="polite">{said.polite}</div>
      <div className={text.hidden} aria-live="assertive">{said.assertive}</div>
    </Context>
  );
}

export const useAnnounce = (): Announce => useContext(Context);
