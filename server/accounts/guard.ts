import { CODE, CodeError } from '../../contract/errors';
import type { Clock, Entropy, Store } from '../ports';

/** Guessing passwords (READINGS leaves the numbers to us): failures inside the window that one account or one address may have. */
export const GUESS_WINDOW_MS = 15 * 60_000;
export const GUESSES_PER_ACCOUNT = 5;
export const GUESSES_PER_IP = 20;

export interface Guard {
  /** `account` is a user id, or what was typed when there is no such user. Counts an attempt before its password is looked at, so that many at once do not slip through. @throws CodeError 667 */
  enter(account: string, ip: string): Promise<void>;
  /** The password was right, or was reset: what failed before no longer counts. */
  clear(account: string): Promise<void>;
}

export function createGuard({ store, clock, entropy }: { store: Store; clock: Clock; entropy: Entropy }): Guard {
  const countBy = async (column: 'account' | 'ip', value: string, since: bigint) => {
    const row = await store.db
      .selectFrom('login_attempts')
      .select((e) => e.fn.countAll<bigint>().as('count'))
      .where(column, '=', value)
      .where('at', '>', since)
      .executeTakeFirstOrThrow();
    return row.count;
  };

  return {
    async enter(account, ip) {
      const id = entropy.id();
      const now = clock.now();
      const since = BigInt(now - GUESS_WINDOW_MS);
      await store.db.deleteFrom('login_attempts').where('at', '<=', since).execute();
      await store.db.insertInto('login_attempts').values({ id, account, ip, at: now }).execute();
      const tooMany =
        (await countBy('account', account, since)) > GUESSES_PER_ACCOUNT ||
        (await countBy('ip', ip, since)) > GUESSES_PER_IP;
      if (!tooMany) return;
      // A refused attempt tried nothing: it does not make the wait longer.
      await store.db.deleteFrom('login_attempts').where('id', '=', id).execute();
      throw new CodeError(CODE.tooFrequent);
    },

    async clear(account) {
      await store.db.deleteFrom('login_attempts').where('account', '=', account).execute();
    },
  };
}
