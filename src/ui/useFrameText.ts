import { useEffect, useRef } from 'react';

/**
 * Runs a text that moves too fast for React: `read` is asked `hz` times a second and `write` is called only when its answer has changed. A
 * timer and not a frame callback: between two texts the page may rest. It is silent while the tab is hidden.
 */
export function useFrameText(read: () => string, write: (text: string) => void, hz: number): void {
  const latest = useRef({ read, write });
  useEffect(() => {
    latest.current = { read, write };
  });
  useEffect(() => {
    let shown: string | null = null;
    const beat = () => {
      if (document.hidden) return;
      const text = latest.current.read();
      if (text === shown) return;
      shown = text;
      latest.current.write(text);
    };
    const timer = setInterval(beat, 1_000 / hz);
    document.addEventListener('visibilitychange', beat);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
    };
  }, [hz]);
}
