import { commonLimits, type StakeLimits } from '../../../rules/stake';
import type { PoolRules, PoolSettings } from './types';

/** The limits of a bet, the same on every pool (second document, section 5): the room is shown as having one range, and this is it. */
export const betLimits = (
  { pools, limitsOf }: Pick<PoolRules, 'pools' | 'limitsOf'>,
  settings: PoolSettings,
): StakeLimits => commonLimits(Array.from({ length: pools }, (_, pool) => limitsOf(pool, settings))) ?? settings.limits;
