import { type RefObject, useLayoutEffect } from 'react';
import { FOCUSABLE } from './useFocusTrap';

/** Makes what scrolls a stop of the Tab key when nothing in it is one: otherwise a keyboard could not scroll it. */
export function useScrollStop(ref: RefObject<HTMLElement | null>): void {
  // After every render: what it holds may have come or gone.
  useLayoutEffect(() => {
    const region = ref.current;
    if (region === null) return;
    if (region.querySelector(FOCUSABLE) === null) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  });
}
