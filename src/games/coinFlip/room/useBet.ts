import { useMemo, useState } from 'react';
import type { CoinSide } from '../../../../machines/coinFlip/types';
import { useBalance, useHouse } from '../../../house/hooks';
import { type AmountLimits, fieldLimits, FIRST_AMOUNT, readAmount } from '../../../play/room/amount';
import type { StakeFault } from '../../../play/room/stakeFault';
import { useCoinFlip } from './context';

const AMOUNT_KEY = 'coinFlip.amount';
const SIDE_KEY = 'coinFlip.side';

/** The round that is being set up: its stake in rupiah and the side of its first flip. Both are remembered on the device. */
export interface Bet {
  readonly amount: number;
  setAmount(amount: number): void;
  readonly side: CoinSide;
  setSide(side: CoinSide): void;
  readonly limits: AmountLimits;
  readonly balance: number | null;
  /** Why it cannot be staked; null when it can. */
  readonly fault: StakeFault | null;
}

export function useBet(): Bet {
  const { storage } = useHouse();
  const balance = useBalance();
  const allowed = useCoinFlip(({ context }) => context.limits);
  const limits = useMemo(() => fieldLimits(allowed), [allowed]);
  const [amount, setAmount] = useState(() => readAmount(storage.get(AMOUNT_KEY) ?? '').amount ?? FIRST_AMOUNT);
  const [side, setSide] = useState<CoinSide>(() => (storage.get(SIDE_KEY) === 'tails' ? 'tails' : 'heads'));
  return {
    amount,
    side,
    limits,
    balance,
    fault: limits.max === 0 ? null : faultOf(amount, limits, balance),
    setAmount(next) {
      setAmount(next);
      storage.set(AMOUNT_KEY, String(next).replace('.', ','));
    },
    setSide(next) {
      setSide(next);
      storage.set(SIDE_KEY, next);
    },
  };
}

function faultOf(amount: number, { min, max }: AmountLimits, balance: number | null): Bet['fault'] {
  if (amount < min || amount > max) return 'bet-range';
  return balance !== null && amount > balance ? 'balance' : null;
}
