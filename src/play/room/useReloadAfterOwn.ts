import { useEffect, useRef } from 'react';

interface OwnBets {
  readonly actor: { on(type: 'accepted', heard: () => void): { unsubscribe(): void } };
  readonly onSettled: (settled: () => void) => () => void;
}

/** Reads a list of own bets again once one was placed, and when one was settled. @param reload null where nothing of it is on screen */
export function useReloadAfterOwn({ actor, onSettled }: OwnBets, reload: (() => void) | null): void {
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => {
    const again = () => latest.current?.();
    const accepted = actor.on('accepted', again);
    const unsettle = onSettled(again);
    return () => {
      accepted.unsubscribe();
      unsettle();
    };
  }, [actor, onSettled]);
}
