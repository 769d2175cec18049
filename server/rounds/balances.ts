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

/** Players whose last told version is remembered; beyond it all are forgotten, and clients drop what was overtaken by themselves. */
const REMEMBERED = 10_000;

/**
 * The versions are the ledger's: whichever room and node tells, a client can drop what was overtaken. A room tells what it paid when its result is shown, and another may have
 * told a newer balance meanwhile: then there is nothing left to say, unless a command has to be named.
 */
export function createBalances(publisher: Publisher): Balances {
  const told = new Map<string, number>();
  return {
    tell(userId, { balance, version, uuid }) {
      if (uuid === undefined && version < (told.get(userId) ?? 0)) return;
      if (told.size >= REMEMBERED) told.clear();
      told.set(userId, Math.max(version, told.get(userId) ?? 0));
      publisher.toUser(userId, pushes.balance.route, {
        balance: fromSen(balance),
        version,
        ...(uuid === undefined ? {} : { uuid }),
      });
    },
  };
}
