import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Rows of a long list that are seen stay where they are when what stands above the list becomes higher or lower: figures that come after a break, games to choose from.
 * @param above how high that is, px @param past whether it was scrolled out of sight
 */
export function useHeadAnchor(
  scroller: RefObject<HTMLElement | null>,
  above: number,
  past: boolean,
  look: () => void,
): void {
  const last = useRef({ above, past });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { above, past };
    if (before.above === above || !before.past || scroller.current === null) return;
    scroller.current.scrollBy(0, above - before.above);
    look();
  });
}
