import { pushes } from '../../contract/inbox';
import { fromSen, type Sen } from '../../rules/money';
import type { Clock, Publisher } from '../ports';

/** Tells players their balance after movements that no reply carries: auto cash-outs, draws, returned stakes. */
export interface Balances {
  tell(userId: string, balance: Sen): void;
}

/**
 * One for all rooms of a process: a player sits in several, and two rooms that counted by themselves would give one version twice.
 * `version` only goes up, also across restarts, so that a client can drop what was overtaken.
 */
export function createBalances(clock: Clock, publisher: Publisher): Balances {
  let version = 0;
  return {
    tell(userId, balance) {
      version = Math.max(version + 1, clock.now());
      publisher.toUser(userId, pushes.balance.route, { balance: fromSen(balance), version });
    },
  };
}
