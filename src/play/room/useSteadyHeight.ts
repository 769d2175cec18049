import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The height of a bet panel, CSS px, is held while a run goes on: its card is lower than the form that it replaces, and the picture above would
 * change its size in the middle of a round.
 */
export function useSteadyHeight(running: boolean): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const held = useRef(running);
  // Of the form: what it will be replaced from. Told once it is laid out: asked in a commit, the whole room would be laid out in the midst of it.
  useEffect(() => {
    const form = panel.current;
    if (!form) return undefined;
    const observer = new ResizeObserver(() => {
      if (!held.current) height.current = form.offsetHeight;
    });
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const card = panel.current;
    held.current = running;
    if (!running || !card || height.current === 0) return undefined;
    card.style.minHeight = `${height.current}px`;
    return () => {
      card.style.minHeight = '';
    };
  }, [running]);
  return panel;
}
