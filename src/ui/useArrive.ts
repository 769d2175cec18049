import { useLayoutEffect, useRef } from 'react';

/**
 * Takes the focus as it appears, because what was pressed led to it and is gone. What is no control needs a `tabIndex` for it.
 * @param eager whether it does in any case
 * @param autoFocus whether it does where its dialog has the focus, which came before it
 */
export function useArrive<Stop extends HTMLElement = HTMLElement>(eager = true, autoFocus = false) {
  const stop = useRef<Stop>(null);
  // Before anybody sees it: what has the focus until then is gone, and a key pressed meanwhile would be lost.
  useLayoutEffect(() => {
    // In a dialog whose content came after it, the dialog keeps the focus for it; whatever else has it by now is the player's choice.
    const kept = autoFocus && stop.current?.closest('[role="dialog"]') === document.activeElement;
    if (eager || kept) stop.current?.focus();
  }, [eager, autoFocus]);
  return stop;
}
