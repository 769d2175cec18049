import { type RefObject, startTransition, useEffect, useState } from 'react';
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

/** Measures what lies over the canvas: everything down to the lower edge of `above`, and from the upper edge of `below` on. */
export function useInset(
  canvas: RefObject<HTMLElement | null>,
  above: RefObject<HTMLElement | null>,
  below: RefObject<HTMLElement | null>,
): Inset {
  // What the page's picture was baked with is right to the pixel, or nearly, before anything is measured: the scene does not jump into its place.
  const [inset, setInset] = useState<Inset>(() => openingPicture(document)?.covered ?? NONE);
  useEffect(() => {
    const parts = [canvas.current, above.current, below.current];
    const measure = () => {
      const [box, head, foot] = parts.map((part) => part?.getBoundingClientRect());
      if (!box || !head || !foot) return;
      const top = over(head, box) ? Math.max(0, Math.round(head.bottom - box.top)) : 0;
      const bottom = over(foot, box) ? Math.max(0, Math.round(box.bottom - foot.top)) : 0;
      startTransition(() =>
        setInset((old) => (old.top === top && old.bottom === bottom ? old : { ...NONE, top, bottom })),
      );
    };
    const observer = new ResizeObserver(measure);
    for (const part of parts) if (part) observer.observe(part);
    // It tells where things stand by itself, once they have been laid out: asked here, all of the room would be laid out for it.
    return () => observer.disconnect();
  }, [canvas, above, below]);
  return inset;
}
