import { useMemo, useState } from 'react';
import { useBalance, useHouse } from '../../../house/hooks';
import { type AmountLimits, fieldLimits, FIRST_AMOUNT, readAmount } from '../../../play/room/amount';
import type { StakeFault } from '../../../play/room/stakeFault';
import { useHilo } from './context';

const AMOUNT_KEY = 'hilo.amount';

/** The stake that is being set up. Rupiah. */
export interface Stake {
  readonly amount: number;
  setAmount(amount: number): void;
  readonly limits: AmountLimits;
  readonly balance: number | null;
  /** Why it cannot be staked; null when it can. */
  readonly fault: StakeFault | null;
}

/** The stake is remembered on the device. */
export function useStake(): Stake {
  const { storage } = useHouse();
  const balance = useBalance();
  const allowed = useHilo(({ context }) => context.limits);
  const limits = useMemo(() => fieldLimits(allowed), [allowed]);
  const [amount, setAmount] = useState(() => readAmount(storage.get(AMOUNT_KEY) ?? '').amount ?? FIRST_AMOUNT);
  return {
    amount,
    limits,
    balance,
    fault: limits.max === 0 ? null : faultOf(amount, limits, balance),
    setAmount(next) {
      setAmount(next);
      storage.set(AMOUNT_KEY, String(next).replace('.', ','));
    },
  };
}

function faultOf(amount: number, { min, max }: AmountLimits, balance: number | null): Stake['fault'] {
  if (amount < min || amount > max) return 'bet-range';
  return balance !== null && amount > balance ? 'balance' : null;
}
