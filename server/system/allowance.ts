import type { Clock } from '../ports';

/** How much one address (or whatever the key is) may do: a burst, refilled steadily. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

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

/** Counts in memory: each node allows this much by itself. */
export function createAllowance(rate: Rate, clock: Clock): Allowance {
  const buckets = new Map<string, Bucket>();
  const refilled = (bucket: Bucket, now: number): number =>
    Math.min(rate.burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * rate.perSecond);
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
