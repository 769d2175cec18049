import { type RefObject, startTransition, useEffect, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element in CSS px, followed as it changes; null before it is known. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const node = element.current;
    if (node === null) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = node;
      // What follows from it is rendered in slices, after what is pressed.
      startTransition(() =>
        setSize((old) => (old?.width === width && old.height === height ? old : { width, height })),
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    // It tells where things stand by itself, once they have been laid out: asked here, all of the room would be laid out for it.
    return () => observer.disconnect();
  }, [element]);
  return size;
}
