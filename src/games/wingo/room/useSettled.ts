import { useEffect, useState } from 'react';
import { useWingoRoom } from './context';
import type { Settled } from './openRoom';

/** The last result of the player's own bets, from the moment at which it may be shown. */
export function useSettled(): Settled | null {
  const { onSettled } = useWingoRoom();
  const [settled, setSettled] = useState<Settled | null>(null);
  useEffect(() => onSettled(setSettled), [onSettled]);
  return settled;
}
