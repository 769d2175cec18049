import { useEffect, useState } from 'react';
import type { PoolResult } from '../../../machines/kit/pool/types';
import { usePoolRoom } from './context';

/** The last result of the player's own bets, from the moment at which it may be shown. */
export function useSettled(): PoolResult | null {
  const { onSettled } = usePoolRoom();
  const [settled, setSettled] = useState<PoolResult | null>(null);
  useEffect(() => onSettled(setSettled), [onSettled]);
  return settled;
}
