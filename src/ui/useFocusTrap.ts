import { type RefObject, useLayoutEffect } from 'react';

export const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** What lies over a dialog and keeps the keyboard itself: a primitive's list or question. */
const OVER = '[data-base-ui-portal]';

/** Dialogs over each other, the lowest first: the keyboard is the top one's. */
const layers: HTMLElement[] = [];

/**
 * Says on the root whether there is a dialog, for what gives way to one (`[data-dialog]`). A style that asked the page for one itself (`body:has()`) would be asked
 * again with whatever comes or goes anywhere: each row of a list that scrolls had every `span` of the page styled anew.
 */
const tellRoot = (): void => void document.documentElement.toggleAttribute('data-dialog', layers.length > 0);

/**
 * Keeps the keyboard inside a dialog while it is active and gives the focus back to where it was afterwards, or to the page. The first focus goes
 * to the element marked `data-autofocus`, or to the dialog itself, so that no phone opens its keyboard unasked.
 * @param when `painted`: the first focus comes once the dialog is on the screen, because to give it has the page laid out at once; the keyboard is the dialog's all the same
 */
export function useFocusTrap(
  ref: RefObject<HTMLElement | null>,
  active: boolean,
  when: 'now' | 'painted' = 'now',
): void {
  // With the dialog itself, not some time after it: until then Escape would go to the page, which knows nothing of it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!active || !dialog) return undefined;
    const before = document.activeElement;
    layers.push(dialog);
    tellRoot();
    const begin = (): void => {
      if (layers.at(-1) === dialog && (when === 'now' || !dialog.contains(document.activeElement)))
        (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus({ preventScroll: true });
    };
    if (when === 'now') begin();
    else requestAnimationFrame(() => setTimeout(begin));

    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || layers.at(-1) !== dialog || document.activeElement?.closest(OVER)) return;
      const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
        // Of a group of choices one is a stop.
        (stop) => stop.offsetParent !== null && stop.tabIndex >= 0,
      );
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
      layers.splice(layers.indexOf(dialog), 1);
      tellRoot();
      // What opened it may be gone by what was done in it, as the way in is once somebody has signed in: the page has the keyboard then.
      // A dialog that a link led to was opened by nothing.
      const stays = before instanceof HTMLElement && before.isConnected && before !== document.body;
      const back = stays ? before : document.getElementById('isi');
      back?.focus({ preventScroll: true });
    };
  }, [ref, active, when]);
}
