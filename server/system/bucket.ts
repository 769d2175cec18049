import { siteOf } from './network';

/** How much one may do: `burst` at once, `perSecond` over time. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Token bucket. Times are its owner's clock, in milliseconds. */
export class Bucket {
  private tokens: number;

  constructor(
    private readonly rate: Rate,
    private at: number,
  ) {
    this.tokens = rate.burst;
  }

  /** Takes `count` tokens; false, and none taken, when there are not so many. */
  take(now: number, count = 1): boolean {
    return this.pay(now, count) === 0;
  }

  /** Takes `count` tokens and answers 0; or takes none and says how long until there are so many, ms. */
  pay(now: number, count: number): number {
    const wait = this.wait(now, count);
    if (wait === 0) this.tokens -= count;
    return wait;
  }

  /** Takes `count` tokens whether there are so many or not: what costs as much as it turned out to. */
  owe(now: number, count: number): void {
    this.fill(now);
    this.tokens -= count;
  }

  /** How long until there are `count` tokens, ms. Takes none. */
  wait(now: number, count: number): number {
    this.fill(now);
    return this.tokens >= count ? 0 : ((count - this.tokens) / this.rate.perSecond) * 1_000;
  }

  /** Whether nothing is missing: such a bucket is the same as none. */
  full(now: number): boolean {
    this.fill(now);
    return this.tokens >= this.rate.burst;
  }

  private fill(now: number): void {
    const { burst, perSecond } = this.rate;
    this.tokens = Math.min(burst, this.tokens + (Math.max(0, now - this.at) * perSecond) / 1_000);
    this.at = now;
  }
}

/** Full buckets are dropped when there are this many. */
const SWEEP_SIZE = 10_000;

/** So many times what one network may do, all networks of one /48 may do together: as much as several addresses of IPv4 that a town has behind each. */
export const SITE_SHARE = 4;

/** A bucket for each key, made when it is first paid from. A key that is a /64 of IPv6 pays for its /48 as well, which has a wider one: otherwise whoever has a /48 would be 65,536 addresses. */
export class Buckets {
  private readonly byKey = new Map<string, Bucket>();
  private sweepAt = SWEEP_SIZE;

  private readonly siteRate: Rate;

  constructor(private readonly rate: Rate) {
    this.siteRate = { burst: SITE_SHARE * rate.burst, perSecond: SITE_SHARE * rate.perSecond };
  }

  /** As `Bucket.pay`. */
  pay(key: string, now: number, count: number): number {
    const site = this.siteBucketOf(key, now);
    if (site === null) return this.bucketOf(key, now).pay(now, count);
    const wait = Math.max(site.wait(now, count), this.wait(key, now, count));
    if (wait === 0) this.owe(key, now, count);
    return wait;
  }

  /** As `Bucket.owe`. */
  owe(key: string, now: number, count: number): void {
    this.bucketOf(key, now).owe(now, count);
    this.siteBucketOf(key, now)?.owe(now, count);
  }

  /** As `Bucket.wait`; a key without a bucket has a full one. */
  wait(key: string, now: number, count: number): number {
    const own = (this.byKey.get(key) ?? new Bucket(this.rate, now)).wait(now, count);
    const site = siteOf(key);
    return site === null ? own : Math.max(own, this.byKey.get(site)?.wait(now, count) ?? 0);
  }

  private siteBucketOf(key: string, now: number): Bucket | null {
    const site = siteOf(key);
    return site === null ? null : this.bucketOf(site, now, this.siteRate);
  }

  private bucketOf(key: string, now: number, rate = this.rate): Bucket {
    let bucket = this.byKey.get(key);
    if (!bucket) {
      if (this.byKey.size >= this.sweepAt) this.sweep(now);
      this.byKey.set(key, (bucket = new Bucket(rate, now)));
    }
    return bucket;
  }

  private sweep(now: number): void {
    for (const [key, bucket] of this.byKey) if (bucket.full(now)) this.byKey.delete(key);
    // However many are left, each newcomer pays for two of them at most: not for a walk past all.
    this.sweepAt = Math.max(SWEEP_SIZE, 2 * this.byKey.size);
  }
}
