import { useEffect, useRef } from 'react';

/**
 * Runs a text that moves too fast for React: `read` is asked up to `hz` times a second and `write` is called only when its answer has
 * changed. It stops while the tab is hidden (requestAnimationFrame does).
 */
export function useFrameText(read: () => string, write: (text: string) => void, hz: number): void {
  const latest = useRef({ read, write });
  useEffect(() => {
    latest.current = { read, write };
  });
  useEffect(() => {
    let frame = 0;
    let askedAt = -Infinity;
    let shown: string | null = null;
    const loop = (at: number) => {
      frame = requestAnimationFrame(loop);
      if (at - askedAt < 1_000 / hz - 4) return;
      askedAt = at;
      const text = latest.current.read();
      if (text === shown) return;
      shown = text;
      latest.current.write(text);
    };
    frame = requestAnimationFrame(loop);
    return () => cancelAnimationFrame(frame);
  }, [hz]);
}
