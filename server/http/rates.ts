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
  /** Lists that the players of one address read together: each is some milliseconds of the one thread, and an address may bring many players. */
  readonly listOfAddress: Rate;
  /** A player's own account with all that modules say of it, a dozen rows: each page asks once when it comes. */
  readonly account: Rate;
  /** The same of all players of one address together: a town that comes back at once, and a quarter of the one thread. */
  readonly accountOfAddress: Rate;
  /** Look-ups of one player, and of all players of one address together: a round's record is read whole. */
  readonly lookup: Rate;
  readonly lookupOfAddress: Rate;
  /** What one player changes over HTTP; bets go by the channel, which has limits of its own. Each is kept for repeats, a few writes to the store. */
  readonly write: Rate;
  /** The same of all players of one address together. */
  readonly writeOfAddress: Rate;
}

export const RATES: Rates = {
  anonymous: { burst: 600, perSecond: 20 },
  list: { burst: 60, perSecond: 10 },
  listOfAddress: { burst: 400, perSecond: 30 },
  account: { burst: 60, perSecond: 2 },
  accountOfAddress: { burst: 4_000, perSecond: 120 },
  lookup: { burst: 200, perSecond: 10 },
  lookupOfAddress: { burst: 1_000, perSecond: 60 },
  write: { burst: 40, perSecond: 1 },
  writeOfAddress: { burst: 800, perSecond: 40 },
};

/**
 * What a browser that has signed in here may ask for without a session when its address may for nothing more: it can sign in, or have a code and set a new password, however much its neighbours ask. Those that the
 * accounts of one address can have are a few hundred, which together are another address's share.
 */
export const OF_DEVICE: Rate = { burst: 10, perSecond: 0.05 };

/**
 * What each player has to themselves of each kind where the players of their address have used up what is everybody's: a page that comes, a look at a list, a word to the desk. A neighbour with enough accounts
 * takes nobody that.
 */
export const OWN: Rate = { burst: 3, perSecond: 0.05 };

export interface RateLimits {
  /** Takes one. @returns how long until there is one, ms: 0 when it was taken */
  take(rate: RateClass, player: Player | null, address: string): number;
}

/** Counts by what the contract declares of an endpoint (`rateOf`). */
export function createRateLimits(clock: Clock, rates: Rates = RATES): RateLimits {
  const anonymous = createAllowance(rates.anonymous, clock);
  const byPlayer = {
    list: createAllowance(rates.list, clock),
    account: createAllowance(rates.account, clock),
    lookup: createAllowance(rates.lookup, clock),
    write: createAllowance(rates.write, clock),
  };
  const own = {
    list: createAllowance(OWN, clock),
    account: createAllowance(OWN, clock),
    lookup: createAllowance(OWN, clock),
    write: createAllowance(OWN, clock),
  };
  const ofAddress = {
    list: createAllowance(rates.listOfAddress, clock),
    account: createAllowance(rates.accountOfAddress, clock),
    lookup: createAllowance(rates.lookupOfAddress, clock),
    write: createAllowance(rates.writeOfAddress, clock),
  };
  const pay = (allowance: typeof anonymous, key: string) => (allowance.take(key) ? 0 : allowance.waitMs(key));
  return {
    take(rate, player, address) {
      if (rate === 'snapshot') return 0;
      if (player === null) return pay(anonymous, address);
      const waitMs = pay(byPlayer[rate], player.id);
      if (waitMs > 0) return waitMs;
      const addressMs = pay(ofAddress[rate], address);
      return addressMs > 0 && own[rate].take(player.id) ? 0 : addressMs;
    },
  };
}
