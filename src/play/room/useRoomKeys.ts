import { useEffect, useRef } from 'react';
import { type KeyPress, type RoomKey, roomKey } from './keys';

const NO_KEYS: GameKeys = {};

export type RoomKeyHandlers = Readonly<Partial<Record<RoomKey, () => void>>>;

/** What has the focus, as far as keys are concerned. */
function focusOf(element: Element | null): KeyPress['focus'] {
  if (!(element instanceof HTMLElement)) return 'none';
  if (element.isContentEditable || element.matches('input, textarea, select')) return 'field';
  return element.matches('button, a[href], [role="radio"], [role="switch"], [role="tab"]') ? 'control' : 'none';
}

/** Keys that one game has besides, by their name in lower case. They go before the room's, and focused buttons leave them alone. */
export type GameKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Keys of a room while it is on screen. An open sheet or dialog has the keyboard to itself. */
export function useRoomKeys(handlers: RoomKeyHandlers, own: GameKeys = NO_KEYS): void {
  const latest = useRef({ handlers, own });
  useEffect(() => {
    latest.current = { handlers, own };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role="dialog"]') !== null) return;
      const press: KeyPress = {
        key: event.key,
        repeat: event.repeat,
        modified: event.ctrlKey || event.altKey || event.metaKey,
        focus: focusOf(document.activeElement),
      };
      const free = !press.modified && !press.repeat && press.focus !== 'field';
      const does = roomKey(press);
      const handler =
        (free ? latest.current.own[press.key.toLowerCase()] : undefined) ??
        (does === null ? undefined : latest.current.handlers[does]);
      if (!handler) return;
      event.preventDefault();
      handler();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
