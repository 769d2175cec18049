import { createHash } from 'node:crypto';
import { TOKEN_COOKIE_DAYS } from '../../contract/constants';
import type { Clock, Entropy, Store, Tx } from '../ports';

const LIFE_MS = TOKEN_COOKIE_DAYS * 86_400_000;
const TOKEN_BYTES = 32;
/** Devices that one account remembers; the one that was not used for longest goes first. */
export const DEVICES_PER_ACCOUNT = 10;

/**
 * Browsers that have logged in well (OWASP, "Device Cookies"): a known one has failures of its own, so that no stranger's guesses keep the
 * owner out. The token is opaque and the store holds its SHA-256, as with sessions; by itself it opens nothing.
 */
export interface Devices {
  /** The name under which failures of a device that knows the account are counted; null when it does not. `userId` null asks the same of nobody. */
  find(token: string, userId: string | null): Promise<string | null>;
  /** The device's own name where it knows any account; null for another. */
  nameOf(token: string): Promise<string | null>;
  /** The device has logged in to the account: a new token for it, good for all accounts that the old one was good for. */
  remember(tx: Tx, token: string, userId: string): Promise<string>;
  /** No device knows the account any more: who has lost the password may have lost a device too. */
  forgetAll(tx: Tx, userId: string): Promise<void>;
}

/** The account that a device knows, by the name that `find` gave. */
export const accountOf = (name: string): string => name.slice(0, name.lastIndexOf('@'));

const digest = (token: string): string => createHash('sha256').update(token).digest('hex');

export function createDevices({ store, clock, entropy }: { store: Store; clock: Clock; entropy: Entropy }): Devices {
  return {
    async find(token, userId) {
      if (token === '') return null;
      const hash = digest(token);
      const row = await store.db
        .selectFrom('known_devices')
        .select('device_hash')
        .where('device_hash', '=', hash)
        .where('user_id', '=', userId ?? '')
        .where('at', '>', BigInt(clock.now() - LIFE_MS))
        .executeTakeFirst();
      return row ? `${userId}@${hash}` : null;
    },

    async nameOf(token) {
      if (token === '') return null;
      const row = await store.db
        .selectFrom('known_devices')
        .select('device_hash')
        .where('device_hash', '=', digest(token))
        .where('at', '>', BigInt(clock.now() - LIFE_MS))
        .limit(1)
        .executeTakeFirst();
      return row?.device_hash ?? null;
    },

    async remember(tx, token, userId) {
      const next = Buffer.from(entropy.hex(TOKEN_BYTES), 'hex').toString('base64url');
      const device_hash = digest(next);
      // A token that somebody planted in this browser is worth nothing to them from now on.
      if (token !== '')
        await tx.updateTable('known_devices').set({ device_hash }).where('device_hash', '=', digest(token)).execute();
      const at = BigInt(clock.now());
      await tx
        .insertInto('known_devices')
        .values({ device_hash, user_id: userId, at })
        .onConflict((conflict) => conflict.columns(['device_hash', 'user_id']).doUpdateSet({ at }))
        .execute();
      await tx
        .deleteFrom('known_devices')
        .where('user_id', '=', userId)
        .where('device_hash', 'not in', (e) =>
          e
            .selectFrom('known_devices')
            .select('device_hash')
            .where('user_id', '=', userId)
            .where('at', '>', at - BigInt(LIFE_MS))
            .orderBy('at', 'desc')
            .limit(DEVICES_PER_ACCOUNT),
        )
        .execute();
      return next;
    },

    async forgetAll(tx, userId) {
      await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
    },
  };
}
