import { type MouseEvent, useEffect, useRef } from 'react';

/** How long a finger rests until it means something else than a tap, ms: what phones take for it. */
export const LONG_PRESS_MS = 500;

/**
 * What an element needs to hear a long press within it, and the other mouse button, which is the same. The tap that would follow a long press is
 * swallowed: whoever held a chip does not choose it as well.
 */
export function useLongPress(onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const end = () => clearTimeout(timer.current);
  useEffect(() => end, []);
  return {
    onPointerDown() {
      held.current = false;
      end();
      timer.current = setTimeout(() => {
        held.current = true;
        onLong();
      }, LONG_PRESS_MS);
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onContextMenu(event: MouseEvent) {
      event.preventDefault();
      end();
      if (!held.current) onLong();
    },
    onClickCapture(event: MouseEvent) {
      if (held.current) event.stopPropagation();
      held.current = false;
    },
  };
}
