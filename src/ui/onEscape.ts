import type { KeyboardEvent } from 'react';

/**
 * Closes on Escape what the key was pressed in. React lets keys of what is drawn elsewhere (a list that opened over it, a question) pass through here too:
 * those close themselves.
 */
export const onEscape = (close: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Escape' || !event.currentTarget.contains(event.target as Node)) return;
  event.stopPropagation();
  close();
};
