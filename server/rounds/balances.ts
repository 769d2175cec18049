import { pushes } from '../../contract/inbox';
import { fromSen } from '../../rules/money';
import type { Balance, Publisher } from '../ports';

/** Tells players their balance after movements that no reply carries: auto cash-outs, draws, returned stakes. */
export interface Balances {
  tell(userId: string, balance: Balance): void;
}

/** The versions are the ledger's: whichever room and node tells, a client can drop what was overtaken. */
export function createBalances(publisher: Publisher): Balances {
  return {
    tell: (userId, { balance, version }) =>
      publisher.toUser(userId, pushes.balance.route, { balance: fromSen(balance), version }),
  };
}
