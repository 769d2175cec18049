import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react';

interface LiveTextProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** What to show now; called up to `hz` times a second while it is on screen. */
  readonly read: () => string;
  readonly hz?: number;
}

/**
 * A text that moves too fast for React: it writes its own text node, and only when the text has changed. It stops while the tab
 * is hidden (requestAnimationFrame does). Silent for screen readers: say the milestones through the announcer.
 */
export function LiveText({ read, hz = 10, ...span }: LiveTextProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    let frame = 0;
    let shownAt = -Infinity;
    const loop = (at: number) => {
      frame = requestAnimationFrame(loop);
      if (at - shownAt < 1_000 / hz - 4) return;
      shownAt = at;
      const node = ref.current;
      const text = latest.current();
      if (node && node.textContent !== text) node.textContent = text;
    };
    frame = requestAnimationFrame(loop);
    return () => cancelAnimationFrame(frame);
  }, [hz]);
  return <span {...span} ref={ref} aria-hidden="true" suppressHydrationWarning>{read()}</span>;
}
