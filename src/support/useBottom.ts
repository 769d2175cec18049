import { type RefObject, useLayoutEffect, useRef } from 'react';
import { usePending } from './queries';

/** So near to the end whoever reads is at the end, px: somebody who has scrolled up is not torn away. */
const NEAR = 160;

/** Keeps the newest message of a list in sight as it comes. @param last the number of the newest one */
export function useBottom(last: number): RefObject<HTMLDivElement | null> {
  const log = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  const [pending] = usePending();
  useLayoutEffect(() => {
    const element = log.current;
    if (element === null || last === 0) return;
    const left = element.scrollHeight - element.scrollTop - element.clientHeight;
    const grown = element.lastElementChild?.lastElementChild?.clientHeight ?? 0;
    if (!begun.current || left - grown < NEAR || pending.length > 0) element.scrollTop = element.scrollHeight;
    begun.current = true;
  }, [last, pending.length]);
  return log;
}
