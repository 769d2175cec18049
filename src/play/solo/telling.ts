import { createContext, useContext, useEffect, useState } from 'react';

/**
 * The clock of a room whose canvas takes its time with what came (a coin in the air, a card face down): nothing is said of it before the
 * picture says it.
 * @param hiddenMs how long what is new in a round is not to be seen yet, ms
 */
export function tellingOf<Round>(hiddenMs: (before: Round | null, after: Round | null) => number) {
  /** The round as far as it may be told; one clock for all of the room. */
  const ToldContext = createContext<Round | null>(null);
  const useTold = (): Round | null => useContext(ToldContext);

  /** Runs that clock. @param connecting there is no picture of the room yet: its first one is told at once */
  function useTelling(round: Round | null, connecting: boolean): Round | null {
    const [told, setTold] = useState(round);
    const [fresh, setFresh] = useState(true);
    const wait = fresh ? 0 : hiddenMs(told, round);
    useEffect(() => {
      const timer = setTimeout(() => {
        setTold(round);
        if (!connecting) setFresh(false);
      }, wait);
      return () => clearTimeout(timer);
    }, [round, wait, connecting]);
    return wait === 0 ? round : told;
  }

  return { ToldContext, useTold, useTelling };
}
