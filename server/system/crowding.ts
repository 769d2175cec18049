import { Buckets, type Rate, SITE_SHARE } from './bucket';
import { isLoopback, networkOf, siteOf } from './network';

/** What sockets one network may have. */
export interface CrowdingLimits {
  /** At a time. */
  readonly most: number;
  /** How quickly it may open them. Whoever hangs up and comes again would otherwise be new each time, with all that is a newcomer's. */
  readonly opened: Rate;
}

/** How many sockets each network has and opens, so that one of them cannot take up the whole house. */
export class Crowding {
  private readonly sockets = new Map<string, number>();
  private readonly opened: Buckets;

  /** @param now milliseconds; only differences count */
  constructor(
    private readonly limits: CrowdingLimits,
    private readonly now: () => number,
  ) {
    this.opened = new Buckets(limits.opened);
  }

  /** Counts one socket; call what it returns once, when the socket is gone. Null when the address's network may have no more; loopback may have any number. */
  enter(address: string): (() => void) | null {
    const network = networkOf(address);
    const site = siteOf(network);
    const isFull =
      this.here(network) >= this.limits.most || (site !== null && this.here(site) >= SITE_SHARE * this.limits.most);
    if (!isLoopback(address) && (isFull || this.opened.pay(network, this.now(), 1) > 0)) return null;
    const keys = site === null ? [network] : [network, site];
    for (const key of keys) this.sockets.set(key, this.here(key) + 1);
    return () => {
      for (const key of keys) {
        const left = this.here(key) - 1;
        if (left > 0) this.sockets.set(key, left);
        else this.sockets.delete(key);
      }
    };
  }

  private here(key: string): number {
    return this.sockets.get(key) ?? 0;
  }
}
