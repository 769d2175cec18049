import type { RateClass } from '../../contract/http';
import type { Clock, Player } from '../ports';
import { createAllowance } from '../system/allowance';
import type { Rate } from '../system/bucket';

/** What is counted, and for whom. Figures are for each node. */
export interface Rates {
  /**
   * Look-ups and writes of one address without a session. Generous, because whole towns share an address on mobile networks. Guessing is limited by
   * accounts/guard, hashing by accounts/hash-queue.
   */
  readonly anonymous: Rate;
  /** Lists that one player reads: an eager scroll is five pages a second. */
  readonly list: Rate;
  /** What one player changes over HTTP; bets go by the channel, which has limits of its own. */
  readonly write: Rate;
}

export const RATES: Rates = {
  anonymous: { burst: 600, perSecond: 20 },
  list: { burst: 60, perSecond: 10 },
  write: { burst: 40, perSecond: 1 },
};

export interface RateLimits {
  /** Takes one. @returns how long until there is one, ms: 0 when it was taken */
  take(rate: RateClass, player: Player | null, address: string): number;
}

/** Counts by what the contract declares of an endpoint (`rateOf`). */
export function createRateLimits(clock: Clock, rates: Rates = RATES): RateLimits {
  const anonymous = createAllowance(rates.anonymous, clock);
  const byPlayer = { list: createAllowance(rates.list, clock), write: createAllowance(rates.write, clock) };
  const pay = (allowance: typeof anonymous, key: string) => (allowance.take(key) ? 0 : allowance.waitMs(key));
  return {
    take(rate, player, address) {
      if (rate === 'snapshot') return 0;
      if (player === null) return pay(anonymous, address);
      return rate === 'lookup' ? 0 : pay(byPlayer[rate], player.id);
    },
  };
}
