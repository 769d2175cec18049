import { RECOVERY_CODES } from '../../contract/constants';
import { CODE, CodeError } from '../../contract/errors';
import type { Events } from '../events/index';
import type { Clock, Entropy, Store, Tx } from '../ports';
import type { Mfa } from '../store/tables/accounts';
import type { Vault } from '../system/vault';
import type { CodeAsker, Codes } from './codes';
import type { HashQueue } from './hash-queue';
import { emailKey, lettersOf } from './identity';
import type { Passwords } from './password';
import { base32, totpStep } from './totp';

const TOTP_KEY_BYTES = 20;
const RECOVERY_SALT_BYTES = 16;
const RECOVERY_LENGTH = 8;

/** Of an account, what the second step goes by. */
export interface Stepped {
  readonly id: string;
  readonly mfa: Mfa;
  readonly email: string;
  /** Sealed, '' without one. */
  readonly totp_key: string;
  readonly recovery_salt: string;
}

export interface Factors {
  /**
   * Lets whoever showed the right password in only with the second step, where there is one.
   * @throws CodeError 3002 without a code (by e-mail one has been sent then), 7008 for a wrong one, 7009 for a wrong recovery code
   */
  require(user: Stepped, given: string | undefined, asker: CodeAsker): Promise<void>;
  /** Whether it is a code of the app that was not used before; from now on it was. */
  useTotp(user: Pick<Stepped, 'id' | 'totp_key'>, code: string): Promise<boolean>;
  /** A key that counts once `enable` has seen a code of it. */
  newKey(userId: string): Promise<string>;
  /**
   * Turns two steps on inside the caller's transaction, with recovery codes that are told this once. `key` is the one that a code was shown of, sealed as it waited.
   * @throws CodeError 7008 where that is not the key that waits any more: another request has turned it on, or drawn a new one
   */
  enable(
    tx: Tx,
    userId: string,
    by: { readonly mfa: 'totp'; readonly key: string } | { readonly mfa: 'email' },
    recovery: RecoveryCodes,
  ): Promise<void>;
  disable(tx: Tx, userId: string): Promise<void>;
  /** Draws recovery codes; `keep` replaces those before. */
  recoveryCodes(userId: string): Promise<RecoveryCodes>;
}

export interface RecoveryCodes {
  readonly codes: readonly string[];
  keep(tx: Tx): Promise<void>;
}

/** Codes as people type them: with or without the dash, in any case. */
const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Takes an account's second step and its recovery codes away, and tells its owner. */
export async function endFactors(events: Pick<Events, 'publish'>, tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ mfa: '', totp_key: '', totp_pending: '', recovery_salt: '' })
    .where('id', '=', userId)
    .execute();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await events.publish(tx, { type: 'account.securityChanged', userId, payload: { what: 'mfaOff' } });
}

export function createFactors(deps: {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly vault: Vault;
  readonly codes: Codes;
  readonly hashing: HashQueue;
  readonly secrets: Passwords;
  readonly events: Pick<Events, 'publish'>;
}): Factors {
  const { store, clock, entropy, vault, codes, hashing, secrets, events } = deps;

  const useTotp: Factors['useTotp'] = async ({ id, totp_key }, code) => {
    const now = clock.now();
    const row = await store.db.selectFrom('users').select('totp_step').where('id', '=', id).executeTakeFirstOrThrow();
    const step = totp_key === '' ? null : totpStep(vault.open(id, totp_key), code, now, Number(row.totp_step));
    if (step === null) return false;
    // Of two at once with the same code one is in time.
    const { numUpdatedRows } = await store.db
      .updateTable('users')
      .set({ totp_step: step })
      .where('id', '=', id)
      .where('totp_step', '<', BigInt(step))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  const useRecovery = async ({ id, recovery_salt }: Stepped, typed: string): Promise<boolean> => {
    if (recovery_salt === '') return false;
    const code_hash = await hashing.run({ lane: 'login', player: `${id}@recovery`, address: null }, () =>
      secrets.derive(plainCode(typed), recovery_salt),
    );
    return store.transaction(async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('recovery_codes')
        .where('user_id', '=', id)
        .where('code_hash', '=', code_hash)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      await events.publish(tx, { type: 'account.securityChanged', userId: id, payload: { what: 'recoveryUsed' } });
      return true;
    });
  };

  /** One that was sent a moment ago is still good, unless it was used: then the next one has to wait, and the step says how long. */
  const sendOnce = async (email: string, asker: CodeAsker): Promise<Readonly<Record<string, string>>> => {
    try {
      const { sandboxCode } = await codes.send(emailKey(email), asker);
      return sandboxCode === undefined ? {} : { sandboxCode };
    } catch (error) {
      if (!(error instanceof CodeError) || error.code !== CODE.emailTooOften) throw error;
      const { seconds } = error.params ?? {};
      return seconds === undefined || (await codes.waits(emailKey(email), asker.client)) ? {} : { seconds };
    }
  };

  return {
    useTotp,

    async require(user, given, asker) {
      if (user.mfa === '') return;
      if (given === undefined || given.trim() === '') {
        const sent = user.mfa === 'email' ? await sendOnce(user.email, asker) : {};
        throw new CodeError(CODE.mfaNeeded, { by: user.mfa, ...sent });
      }
      const code = given.replace(/\s/g, '');
      if (!/^\d{6}$/.test(code)) {
        if (await useRecovery(user, code)) return;
        throw new CodeError(CODE.recoveryMismatch);
      }
      const right =
        user.mfa === 'totp'
          ? await useTotp(user, code)
          : await codes.use(emailKey(user.email), asker.client, code).then(
              () => true,
              () => false,
            );
      if (!right) throw new CodeError(CODE.mfaMismatch);
    },

    async newKey(userId) {
      const key = base32(Buffer.from(entropy.hex(TOTP_KEY_BYTES), 'hex'));
      await store.db
        .updateTable('users')
        .set({ totp_pending: vault.seal(userId, key) })
        .where('id', '=', userId)
        .execute();
      return key;
    },

    async enable(tx, userId, by, recovery) {
      const set = { mfa: by.mfa, totp_key: by.mfa === 'totp' ? by.key : '', totp_pending: '' };
      const mine = tx.updateTable('users').set(set).where('id', '=', userId);
      const { numUpdatedRows } = await (
        by.mfa === 'totp' ? mine.where('totp_pending', '=', by.key) : mine
      ).executeTakeFirst();
      if (numUpdatedRows === 0n) throw new CodeError(CODE.mfaMismatch);
      await recovery.keep(tx);
      await events.publish(tx, { type: 'account.securityChanged', userId, payload: { what: 'mfaOn' } });
    },

    disable: (tx, userId) => endFactors(events, tx, userId),

    async recoveryCodes(userId) {
      const salt = entropy.hex(RECOVERY_SALT_BYTES);
      const drawn = Array.from({ length: RECOVERY_CODES }, () => lettersOf(entropy.hex(RECOVERY_LENGTH)));
      // One after the other in one turn: ten at once would be ten cores.
      const hashes = await hashing.run({ lane: 'known', player: `${userId}@recovery`, address: null }, async () => {
        const made: string[] = [];
        for (const code of drawn) made.push(await secrets.derive(code, salt));
        return made;
      });
      return {
        codes: drawn.map((code) => `${code.slice(0, 4)}-${code.slice(4)}`),
        async keep(tx) {
          await tx.updateTable('users').set({ recovery_salt: salt }).where('id', '=', userId).execute();
          await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
          await tx
            .insertInto('recovery_codes')
            .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
            .execute();
        },
      };
    },
  };
}
