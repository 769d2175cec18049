import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { openingPicture } from '../../stage/openings';

/** How much of each side of the canvas the shell covers, CSS px. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const NONE: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

/** Whether something is shown, and above or below the canvas rather than beside it. */
const over = (part: DOMRect, box: DOMRect): boolean => part.width > 0 && part.left < box.right && part.right > box.left;

/** Of the canvas, what is above and what is below: from the upper and lower edge of the canvas to theirs. */
function measured(parts: readonly (HTMLElement | null)[]): Inset | null {
  const [box, head, foot] = parts.map((part) => part?.getBoundingClientRect());
  if (!box || !head || !foot) return null;
  return {
    ...NONE,
    top: over(head, box) ? Math.max(0, Math.round(head.bottom - box.top)) : 0,
    bottom: over(foot, box) ? Math.max(0, Math.round(box.bottom - foot.top)) : 0,
  };
}

const same = (a: Inset, b: Inset): boolean => a.top === b.top && a.bottom === b.bottom;

/** The page's picture is of the room that it was opened with: of the first one alone. */
let isFirst = true;

/** Measures what lies over the canvas: everything down to the lower edge of `above`, and from the upper edge of `below` on. */
export function useInset(
  canvas: RefObject<HTMLElement | null>,
  above: RefObject<HTMLElement | null>,
  below: RefObject<HTMLElement | null>,
): Inset {
  // What the page's picture was baked with is right to the pixel, or nearly, before anything is measured: the scene does not jump into its place.
  const [known] = useState(() => (isFirst ? (openingPicture(document)?.covered ?? null) : null));
  const [inset, setInset] = useState<Inset>(known ?? NONE);
  // Where there is none, asking has all of the room laid out within React's commit, and that is the lesser evil.
  useLayoutEffect(() => {
    isFirst = false;
    const now = known === null ? measured([canvas.current, above.current, below.current]) : null;
    if (now) setInset((old) => (same(old, now) ? old : now));
  }, [known, canvas, above, below]);
  useEffect(() => {
    const parts = [canvas.current, above.current, below.current];
    const measure = () => {
      const now = measured(parts);
      if (now) startTransition(() => setInset((old) => (same(old, now) ? old : now)));
    };
    const observer = new ResizeObserver(measure);
    for (const part of parts) if (part) observer.observe(part);
    // It tells where things stand by itself, once they have been laid out.
    return () => observer.disconnect();
  }, [canvas, above, below]);
  return inset;
}
