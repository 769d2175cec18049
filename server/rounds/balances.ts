import { pushes } from '../../contract/inbox';
import { fromSen } from '../../rules/money';
import type { Balance, Publisher } from '../ports';

/** A balance and what moved it: the client's id of a command, where its reply says the same to whoever sent it. */
export interface ToldBalance extends Balance {
  readonly uuid?: string | undefined;
}

/** Tells players their balance on every connection that they have: not each of them sent the command that moved it. */
export interface Balances {
  tell(userId: string, balance: ToldBalance): void;
}

/** The versions are the ledger's: whichever room and node tells, a client can drop what was overtaken. */
export function createBalances(publisher: Publisher): Balances {
  return {
    tell: (userId, { balance, version, uuid }) =>
      publisher.toUser(userId, pushes.balance.route, {
        balance: fromSen(balance),
        version,
        ...(uuid === undefined ? {} : { uuid }),
      }),
  };
}
