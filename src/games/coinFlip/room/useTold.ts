import { createContext, useContext, useEffect, useState } from 'react';
import { TOSS_MS } from '../../../../machines/coinFlip/machine';
import type { CoinFlipRound } from '../../../../machines/coinFlip/types';
import { useCoinFlip } from './context';

/** How long a coin that was tossed is still in the air, ms. */
export function hiddenMs(before: CoinFlipRound | null, after: CoinFlipRound | null): number {
  if (after === null || before?.roundId !== after.roundId) return 0;
  return after.flips.length > before.flips.length ? TOSS_MS : 0;
}

/** The round as far as it may be told; one clock for all of the room. */
export const ToldContext = createContext<CoinFlipRound | null>(null);
export const useTold = (): CoinFlipRound | null => useContext(ToldContext);

/** Runs that clock: which side came is not said before the coin lies on the canvas. */
export function useTelling(): CoinFlipRound | null {
  const round = useCoinFlip(({ context }) => context.round);
  const connecting = useCoinFlip(({ value }) => value.round === 'connecting');
  const [told, tell] = useState(round);
  const [fresh, setFresh] = useState(true);
  // The first picture of the room is told at once.
  const wait = fresh ? 0 : hiddenMs(told, round);
  useEffect(() => {
    const timer = setTimeout(() => {
      tell(round);
      if (!connecting) setFresh(false);
    }, wait);
    return () => clearTimeout(timer);
  }, [round, wait, connecting]);
  return wait === 0 ? round : told;
}
