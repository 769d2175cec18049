import { type RefObject, useLayoutEffect } from 'react';

export const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** What lies over a dialog and keeps the keyboard itself: a primitive's list or question. */
const OVER = '[data-base-ui-portal]';

/**
 * Keeps the keyboard inside a dialog while it is active and gives the focus back to where it was afterwards. The first focus goes
 * to the element marked `data-autofocus`, or to the dialog itself, so that no phone opens its keyboard unasked.
 */
export function useFocusTrap(ref: RefObject<HTMLElement | null>, active: boolean): void {
  // With the dialog itself, not some time after it: until then Escape would go to the page, which knows nothing of it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!active || !dialog) return undefined;
    const before = document.activeElement;
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus({ preventScroll: true });

    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || document.activeElement?.closest(OVER)) return;
      const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.offsetParent !== null);
      const first = stops[0];
      const last = stops.at(-1);
      if (!first || !last) return;
      const at = document.activeElement;
      const leaves = event.shiftKey ? at === first || at === dialog : at === last;
      if (!leaves && dialog.contains(at)) return;
      event.preventDefault();
      (event.shiftKey ? last : first).focus();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [ref, active]);
}
