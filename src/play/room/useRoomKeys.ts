import { useEffect, useRef } from 'react';
import { type KeyPress, type RoomKey, roomKey } from './keys';

export type RoomKeyHandlers = Readonly<Partial<Record<RoomKey, () => void>>>;

/** What has the focus, as far as keys are concerned. */
function focusOf(element: Element | null): KeyPress['focus'] {
  if (!(element instanceof HTMLElement)) return 'none';
  if (element.isContentEditable || element.matches('input, textarea, select')) return 'field';
  return element.matches('button, a[href], [role="radio"], [role="switch"], [role="tab"]') ? 'control' : 'none';
}

/** Keys of a room while it is on screen. An open sheet or dialog has the keyboard to itself. */
export function useRoomKeys(handlers: RoomKeyHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role="dialog"]') !== null) return;
      const does = roomKey({ key: event.key, repeat: event.repeat, modified: event.ctrlKey || event.altKey || event.metaKey, focus: focusOf(document.activeElement) });
      const handler = does === null ? undefined : latest.current[does];
      if (!handler) return;
      event.preventDefault();
      handler();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
