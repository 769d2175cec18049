import type { Clock } from '../ports';

/** How much one address (or whatever the key is) may do: a burst, refilled steadily. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Allowance {
  /** Takes one; false when there is none left. */
  take(key: string): boolean;
  /** How long until there is one, ms: 0 when there is one now. Takes nothing. */
  waitMs(key: string): number;
}

interface Bucket {
  left: number;
  at: number;
}

/** Full buckets are dropped when there are this many: they are the same as none. */
const SWEEP_SIZE = 10_000;

/** Counts in memory: each node allows this much by itself. */
export function createAllowance(rate: Rate, clock: Clock): Allowance {
  const buckets = new Map<string, Bucket>();
  const refilled = (bucket: Bucket, now: number): number =>
    Math.min(rate.burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * rate.perSecond);
  const sweep = (now: number) => {
    for (const [key, bucket] of buckets) if (refilled(bucket, now) >= rate.burst) buckets.delete(key);
  };
  const leftOf = (key: string, now: number): number => {
    const bucket = buckets.get(key);
    return bucket ? refilled(bucket, now) : rate.burst;
  };
  return {
    waitMs(key) {
      const left = leftOf(key, clock.now());
      return left >= 1 ? 0 : Math.ceil(((1 - left) / rate.perSecond) * 1000);
    },
    take(key) {
      const now = clock.now();
      if (buckets.size >= SWEEP_SIZE) sweep(now);
      const left = leftOf(key, now);
      if (left < 1) return false;
      buckets.set(key, { left: left - 1, at: now });
      return true;
    },
  };
}
