import { useEffect, useRef, useState } from 'react';

/** How long a button that has become another one is deaf, ms: a second tap belongs to the deed before. */
export const PRESS_GUARD_MS = 400;

const never = (): boolean => false;

/**
 * Whether the main button should still be deaf because it has just become another: the second tap of a hasty cash-out must not
 * place a bet, that of a bet must not take it back.
 * @param deed what a press does now; the same name is the same deed
 * @param urgent a deed that must never wait: money that flies
 * @param byOwnHand whether it was the player who made one deed another, by choosing elsewhere: nothing to be protected from then
 */
export function usePressGuard(
  deed: string,
  urgent: boolean,
  byOwnHand: (before: string, after: string) => boolean = never,
): boolean {
  const before = useRef(deed);
  const [guarded, setGuarded] = useState(false);
  useEffect(() => {
    if (before.current === deed) return undefined;
    const own = byOwnHand(before.current, deed);
    before.current = deed;
    setGuarded(!own);
    if (own) return undefined;
    const timer = setTimeout(() => setGuarded(false), PRESS_GUARD_MS);
    return () => clearTimeout(timer);
  }, [deed, byOwnHand]);
  return guarded && !urgent;
}
