import { commonLimits } from '../../../rules/stake';
import type { Stakes } from './stakes';
import type { PoolContext, PoolLimits } from './types';

const UNKNOWN: PoolLimits = { min: 0, max: 0 };

/** The limits of a bet, rupiah, the same on every pool; zeros while they are not known. */
export const betLimits = (limits: ReadonlyMap<unknown, PoolLimits>): PoolLimits =>
  commonLimits([...limits.values()]) ?? UNKNOWN;

/** Whether every stake is within the limits of a bet. */
export function isInRange<P, D>({ limits }: Pick<PoolContext<P, D>, 'limits'>, stakes: Stakes<P>): boolean {
  const { min, max } = betLimits(limits);
  return [...stakes.values()].every((amount) => amount >= min && amount <= max);
}
