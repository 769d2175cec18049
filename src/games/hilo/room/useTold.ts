import { createContext, useContext, useEffect, useState } from 'react';
import { TURN_MS } from '../../../../machines/hilo/machine';
import type { HiloRound } from '../../../../machines/hilo/types';
import { useHilo } from './context';

/** A skipped card has to leave first: how much later the next one is known, ms (scenes/hilo/tuning.json). */
const SKIP_MORE_MS = 96;

/** How long a card that has come is still face down, ms. */
export function hiddenMs(before: HiloRound | null, after: HiloRound | null): number {
  if (after === null || after === before) return 0;
  if (before?.roundId !== after.roundId) return after.cards.length === 1 ? TURN_MS : 0;
  if (after.cards.length <= before.cards.length) return 0;
  return after.cards.at(-1)?.select === 'skip' ? TURN_MS + SKIP_MORE_MS : TURN_MS;
}

/** The round as far as it may be told; one clock for all of the room. */
export const ToldContext = createContext<HiloRound | null>(null);
export const useTold = (): HiloRound | null => useContext(ToldContext);

/** Runs that clock: what a card says is not said before it has turned over on the canvas. */
export function useTelling(): HiloRound | null {
  const round = useHilo(({ context }) => context.round);
  const connecting = useHilo(({ value }) => value.round === 'connecting');
  const [told, setTold] = useState(round);
  const [fresh, setFresh] = useState(true);
  // The first picture of the room is told at once.
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
