import { useEffect, useState } from 'react';

/** The last result of the player's own bets, from the moment at which it may be shown. */
export function useLatestSettled<Settled>(
  onSettled: (settled: (result: Settled) => void) => () => void,
): Settled | null {
  const [latest, setLatest] = useState<Settled | null>(null);
  useEffect(() => onSettled(setLatest), [onSettled]);
  return latest;
}
