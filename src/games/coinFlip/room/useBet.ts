import { useState } from 'react';
import type { CoinSide } from '../../../../machines/coinFlip/types';
import { useHouse } from '../../../house/hooks';
import { type Stake, useStake } from '../../../play/room/useStake';
import { useCoinFlip } from './context';

const SIDE_KEY = 'coinFlip.side';

/** The round that is being set up: its stake and the side of its first flip. Both are remembered on the device. */
export interface Bet extends Stake {
  readonly side: CoinSide;
  setSide(side: CoinSide): void;
}

export function useBet(): Bet {
  const { storage } = useHouse();
  const stake = useStake(
    'coinFlip.amount',
    useCoinFlip(({ context }) => context.limits),
  );
  const [side, setSide] = useState<CoinSide>(() => (storage.get(SIDE_KEY) === 'tails' ? 'tails' : 'heads'));
  return {
    ...stake,
    side,
    setSide(next) {
      setSide(next);
      storage.set(SIDE_KEY, next);
    },
  };
}
