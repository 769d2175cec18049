import { useMemo } from 'react';
import { useBalance } from '../../../house/hooks';
import type { AmountLimits } from '../../../play/room/amount';
import { useWingo } from './context';
import type { StakeFault } from '../../../play/room/stakeFault';
import { type Slip, slipCost, slipFault } from './slip';

/** The order that is being set up. */
export interface SlipState {
  readonly slip: Slip;
  /** Rupiah in all. */
  readonly cost: number;
  /** On each selection. */
  readonly limits: AmountLimits;
  readonly balance: number | null;
  /** What is wrong with it, besides having no selection; nothing is judged before the limits are known. */
  readonly fault: StakeFault | null;
  /** Whether a slip could be sent as far as limits and balance go. */
  fits(slip: Slip): boolean;
}

/** What is chosen, for how much, and whether that may be. */
export function useSlip(): SlipState {
  const balance = useBalance();
  const select = useWingo(({ context }) => context.picks);
  const amount = useWingo(({ context }) => context.amount);
  const multiple = useWingo(({ context }) => context.multiple);
  const limits = useWingo(({ context }) => context.limits);
  return useMemo(() => {
    const slip = { select, amount, multiple };
    const judge = (other: Slip) => (limits.max === 0 ? null : slipFault(other, limits, balance));
    return {
      slip,
      cost: slipCost(slip),
      limits,
      balance,
      fault: judge(slip),
      fits: (other: Slip) => limits.max > 0 && judge(other) === null,
    };
  }, [select, amount, multiple, limits, balance]);
}
