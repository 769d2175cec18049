import type { Clock } from '../ports';
import { Buckets, type Rate } from './bucket';

/** How much one address (or whatever the key is) may do. */
export interface Allowance {
  /** Takes one; false when there is none left. */
  take(key: string): boolean;
  /** How long until there is one, ms: 0 when there is one now. Takes nothing. */
  waitMs(key: string): number;
}

/** Counts in memory: each node allows this much by itself. */
export function createAllowance(rate: Rate, clock: Pick<Clock, 'now'>): Allowance {
  const buckets = new Buckets(rate);
  return {
    take: (key) => buckets.pay(key, clock.now(), 1) === 0,
    waitMs: (key) => Math.ceil(buckets.wait(key, clock.now(), 1)),
  };
}
