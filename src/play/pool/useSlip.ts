import { useMemo } from 'react';
import { betLimits } from '../../../machines/kit/pool/limits';
import { stakeEach } from '../../../machines/kit/pool/desk';
import { type Stakes, sumOf } from '../../../machines/kit/pool/stakes';
import { fromSen, type Sen, toSen } from '../../../rules/money';
import { rangeFault } from '../../../rules/stake';
import { useBalance } from '../../house/hooks';
import { type AmountLimits, fieldLimits } from '../room/amount';
import type { StakeFault } from '../room/stakeFault';
import { baseBalance, baseLimits } from './basket';
import { usePool } from './context';
import type { AnyPool } from './game';

/** What is set up and not sent. */
export interface SlipState {
  readonly stakes: Stakes<AnyPool>;
  /** In all. */
  readonly cost: Sen;
  /** What a tap puts on a pool, before the multiple: rupiah, as its field has it. */
  readonly amount: number;
  /** Of a bet on any pool, rupiah; zeros before they are known. */
  readonly limits: AmountLimits;
  /** What the amount may be. */
  readonly field: { readonly limits: AmountLimits; readonly balance: number | null };
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
  const multiple = usePool(({ context }) => context.multiple);
  const basket = usePool(({ context }) => context.game.basket === true);
  const byPool = usePool(({ context }) => context.limits);
  const allowed = useMemo(() => betLimits(byPool), [byPool]);
  return useMemo(() => {
    const { stakes, trail } = slip;
    const each = stakeEach({ amount, multiple });
    // The field is judged where the stakes follow it, and while there are none.
    const field = basket || stakes.size === 0 ? [each] : [];
    const judge = (other: Stakes<AnyPool>, more: readonly Sen[] = []): StakeFault | null => {
      if (byPool.size === 0) return null;
      for (const one of [...more, ...other.values()]) {
        const off = rangeFault(one, allowed);
        if (off !== null) return off;
      }
      return balance !== null && sumOf(other) > toSen(balance) ? 'balance' : null;
    };
    const limits = fieldLimits(allowed);
    return {
      stakes,
      cost: sumOf(stakes),
      amount: fromSen(amount),
      limits,
      field: basket
        ? { limits: baseLimits(limits, multiple), balance: baseBalance(balance, multiple, stakes.size) }
        : { limits, balance },
      canUndo: trail.length > 0,
      fault: judge(stakes, field),
      fits: (other) => byPool.size > 0 && judge(other) === null,
    };
  }, [slip, amount, multiple, basket, byPool, allowed, balance]);
}
