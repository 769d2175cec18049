import { useMemo, useState } from 'react';
import type { StakeLimits } from '../../../rules/stake';
import { useBalance, useHouse } from '../../house/hooks';
import { type AmountLimits, fieldLimits, FIRST_AMOUNT, readAmount } from './amount';

/** The stake that is being set up. Rupiah. */
export interface Stake {
  readonly amount: number;
  setAmount(amount: number): void;
  readonly limits: AmountLimits;
  /** Null while it is not known. */
  readonly balance: number | null;
}

/** The stake of a room, remembered on the device under this key. @param allowed the room's limits of a bet */
export function useStake(key: `${string}.amount`, allowed: StakeLimits): Stake {
  const { storage } = useHouse();
  const balance = useBalance();
  const limits = useMemo(() => fieldLimits(allowed), [allowed]);
  const [amount, setAmount] = useState(() => readAmount(storage.get(key) ?? '').amount ?? FIRST_AMOUNT);
  return {
    amount,
    limits,
    balance,
    setAmount(next) {
      setAmount(next);
      storage.set(key, String(next).replace('.', ','));
    },
  };
}
