import type { Clock } from '../ports';

/** How much one address may do: a burst, refilled steadily. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * What one address may post without a session. Generous, because whole towns share an address on mobile networks; it only keeps one
 * address from keeping the password hasher busy. Guessing is limited by accounts/guard.
 */
export const ANONYMOUS_POSTS: Rate = { burst: 600, perSecond: 20 };

export interface Allowance {
  /** Takes one; false when there is none left. */
  take(key: string): boolean;
}

interface Bucket {
  left: number;
  at: number;
}

/** Full buckets are dropped when there are this many: they are the same as none. */
const SWEEP_SIZE = 10_000;

export function createAllowance(rate: Rate, clock: Clock): Allowance {
  const buckets = new Map<string, Bucket>();
  const refilled = (bucket: Bucket, now: number): number => Math.min(rate.burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * rate.perSecond);
  const sweep = (now: number) => {
    for (const [key, bucket] of buckets) if (refilled(bucket, now) >= rate.burst) buckets.delete(key);
  };
  return {
    take(key) {
      const now = clock.now();
      if (buckets.size >= SWEEP_SIZE) sweep(now);
      const bucket = buckets.get(key);
      const left = bucket ? refilled(bucket, now) : rate.burst;
      if (left < 1) return false;
      buckets.set(key, { left: left - 1, at: now });
      return true;
    },
  };
}
