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

  /** Takes one token; false when there is none. */
  take(now: number): boolean {
    this.tokens = Math.min(this.burst, this.tokens + (Math.max(0, now - this.at) * this.perSecond) / 1_000);
    this.at = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
