import { tooSoon } from '../../contract/errors';
import type { Events } from '../events/index';
import type { Clock, Entropy, Store } from '../ports';

/** Guessing passwords (READINGS leaves the numbers to us): failures inside the window that one subject may have. */
export const GUESS_WINDOW_MS = 15 * 60_000;
export const GUESSES = 5;

/**
 * Counts failed logins. A subject is a device that knows the account, or the account for all devices that do not: a stranger's guesses
 * hold up strangers. No address is ever locked, for a town may share it; what one address may cost is limited by the hash queue.
 */
export interface Guard {
  /** Counts an attempt before its password is looked at, so that many at once do not slip through. @throws CodeError 667 with the wait */
  enter(subject: string): Promise<Attempt>;
  /** The password was right, or was reset: what failed before no longer counts. */
  clear(subject: string): Promise<void>;
}

export interface Attempt {
  /** The password was never looked at: the attempt does not count. */
  withdraw(): Promise<void>;
  /**
   * The guess was wrong. Once it was the last one that the subject had, the owner of what was guessed at hears of it (ASVS 6.3.4): so at most once a window, however long the guessing goes on.
   * What that takes does not tell whether there is an owner: five guesses and a wait buy one look at a millisecond beside a hash.
   */
  failed(owner: string | null): Promise<void>;
}

interface GuardDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly events: Pick<Events, 'publish'>;
}

export function createGuard({ store, clock, entropy, events }: GuardDeps): Guard {
  return {
    async enter(subject) {
      const id = entropy.id();
      const now = clock.now();
      const since = BigInt(now - GUESS_WINDOW_MS);
      await store.db.deleteFrom('login_attempts').where('at', '<=', since).execute();
      await store.db.insertInto('login_attempts').values({ id, subject, at: now }).execute();
      const withdraw = async () => {
        await store.db.deleteFrom('login_attempts').where('id', '=', id).execute();
      };
      const others = await store.db
        .selectFrom('login_attempts')
        .select('at')
        .where('subject', '=', subject)
        .where('id', '<>', id)
        .orderBy('at', 'desc')
        .limit(GUESSES)
        .execute();
      const oldest = others[GUESSES - 1];
      const failed = async (owner: string | null) => {
        if (owner === null || others.length !== GUESSES - 1) return;
        await store.transaction((tx) =>
          events.publish(tx, { type: 'account.guessedAt', userId: owner, payload: { guesses: GUESSES } }),
        );
      };
      if (oldest === undefined) return { withdraw, failed };
      // A refused attempt tried nothing: it does not make the wait longer.
      await withdraw();
      throw tooSoon(Number(oldest.at) + GUESS_WINDOW_MS - now);
    },

    async clear(subject) {
      await store.db.deleteFrom('login_attempts').where('subject', '=', subject).execute();
    },
  };
}
