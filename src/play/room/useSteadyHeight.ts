import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The height of a bet panel, CSS px, is held while a run goes on: its card is lower than the form that it replaces, and the picture above would
 * change its size in the middle of a round.
 */
export function useSteadyHeight(running: boolean): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  // After each render of the form: what it will be replaced from. Once it has been painted: asked before, the whole room would be laid out in the midst of its commit.
  useEffect(() => {
    if (!running && panel.current) height.current = panel.current.offsetHeight;
  });
  useLayoutEffect(() => {
    const held = panel.current;
    if (!running || !held || height.current === 0) return undefined;
    held.style.minHeight = `${height.current}px`;
    return () => {
      held.style.minHeight = '';
    };
  }, [running]);
  return panel;
}
