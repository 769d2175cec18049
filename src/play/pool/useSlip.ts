import { useMemo } from 'react';
import { betLimits, isInRange } from '../../../machines/kit/pool/limits';
import { type Stakes, sumOf } from '../../../machines/kit/pool/stakes';
import { useBalance } from '../../house/hooks';
import type { AmountLimits } from '../room/amount';
import type { StakeFault } from '../room/stakeFault';
import { usePool } from './context';
import type { AnyPool } from './game';

/** What is set up and not sent. */
export interface SlipState {
  readonly stakes: Stakes<AnyPool>;
  /** Rupiah in all. */
  readonly cost: number;
  /** What a tap puts on a pool. */
  readonly amount: number;
  /** Of a bet on any pool; zeros before they are known. */
  readonly limits: AmountLimits;
  readonly balance: number | null;
  /** A step can be taken back. */
  readonly canUndo: boolean;
  /** What is wrong with it, besides being empty; nothing is judged before the limits are known. */
  readonly fault: StakeFault | null;
  /** Whether stakes could be sent as far as limits and balance go. */
  fits(stakes: Stakes<AnyPool>): boolean;
}

/** What is set up, for how much, and whether that may be. */
export function useSlip(): SlipState {
  const balance = useBalance();
  const slip = usePool(({ context }) => context.slip);
  const amount = usePool(({ context }) => context.amount);
  const byPool = usePool(({ context }) => context.limits);
  const limits = useMemo(() => betLimits(byPool), [byPool]);
  return useMemo(() => {
    const { stakes, trail } = slip;
    const judge = (other: Stakes<AnyPool>): StakeFault | null => {
      if (byPool.size === 0) return null;
      if (!isInRange({ limits: byPool }, other)) return 'bet-range';
      return balance !== null && sumOf(other) > balance ? 'balance' : null;
    };
    return {
      stakes,
      cost: sumOf(stakes),
      amount,
      limits,
      balance,
      canUndo: trail.length > 0,
      fault: judge(stakes),
      fits: (other) => byPool.size > 0 && judge(other) === null,
    };
  }, [slip, amount, byPool, limits, balance]);
}
