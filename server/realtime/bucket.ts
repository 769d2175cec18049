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
    this.tokens = Math.min(this.burst, this.tokens + (Math.max(0, now - this.at) * this.perSecond) / 1_000);
    this.at = now;
    if (this.tokens < count) return false;
    this.tokens -= count;
    return true;
  }
}
