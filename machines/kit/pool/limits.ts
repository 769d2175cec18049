import { commonLimits, type StakeLimits } from '../../../rules/stake';
import type { Stakes } from './stakes';
import type { PoolContext } from './types';

const UNKNOWN: StakeLimits = { min: 0n, max: 0n };

/** The limits of a bet, the same on every pool; zeros while they are not known. */
export const betLimits = (limits: ReadonlyMap<unknown, StakeLimits>): StakeLimits =>
  commonLimits([...limits.values()]) ?? UNKNOWN;

/** Whether every stake is within the limits of a bet. */
export function isInRange<P, D>({ limits }: Pick<PoolContext<P, D>, 'limits'>, stakes: Stakes<P>): boolean {
  const { min, max } = betLimits(limits);
  return [...stakes.values()].every((amount) => amount >= min && amount <= max);
}
