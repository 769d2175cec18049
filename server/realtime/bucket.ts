/** Token bucket: `burst` at once, `perSecond` over time. Times are the gateway's clock, in milliseconds. */
export class Bucket {
  private tokens: number;

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private at: number,
  ) {
    this.tokens = burst;
  }

  /** Takes `count` tokens; false, and none taken, when there are not so many. */
  take(now: number, count = 1): boolean {
    return this.pay(now, count) === 0;
  }

  /** Takes `count` tokens and answers 0; or takes none and says how long until there are so many, ms. */
  pay(now: number, count: number): number {
    this.fill(now);
    if (this.tokens < count) return ((count - this.tokens) / this.perSecond) * 1_000;
    this.tokens -= count;
    return 0;
  }

  /** Whether nothing is missing: such a bucket is the same as none. */
  full(now: number): boolean {
    this.fill(now);
    return this.tokens >= this.burst;
  }

  private fill(now: number): void {
    this.tokens = Math.min(this.burst, this.tokens + (Math.max(0, now - this.at) * this.perSecond) / 1_000);
    this.at = now;
  }
}
