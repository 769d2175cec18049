import { CODE, CodeError } from '../../contract/errors';
import type { CodeAsker } from '../accounts/codes';
import { emailKey, requirePhone } from '../accounts/identity';
import { requireUncommon } from '../accounts/password';
import { requireSession } from '../accounts/still';
import { hasEmail, resetPassword } from '../accounts/reset';
import type { SignedIn, Visitor } from '../http/answers';
import { requireSecret, type SecurityDeps, userRow } from './deps';

/** Phone, e-mail and password of an account. */
export function createWaysIn(deps: SecurityDeps) {
  const { store, clock, events, parts } = deps;
  const { codes, devices, hashing, secrets, sessions } = parts;

  const askerOf = async ({ ip, local, clientId, device }: Visitor, userId: string | null): Promise<CodeAsker> => ({
    ip,
    local,
    client: clientId,
    device: await devices.find(device, userId),
  });
  const ownerOf = (email: string) =>
    store.db
      .selectFrom('users')
      .select(['id', 'mfa'])
      .where(hasEmail(emailKey(email)))
      .executeTakeFirst();
  const taken = (error: unknown, code: number): never => {
    // Both engines name the index of a row that somebody else was quicker to write.
    throw error instanceof Error && /unique|duplicate/i.test(error.message) ? new CodeError(code) : error;
  };

  return {
    /** A new password by the old one. Ends all other sessions. @throws CodeError 7014, 7013, 667 */
    async password({ player, token, device }: SignedIn, old: string, password: string) {
      requireUncommon(password);
      const { password_hash } = await userRow(deps, player.id);
      await requireSecret(parts, {
        userId: player.id,
        act: 'password',
        typed: old,
        stored: password_hash,
        wrong: CODE.wrongPassword,
      });
      const fresh = await hashing.run({ lane: 'known', player: `${player.id}@password`, address: null }, () =>
        secrets.hash(password),
      );
      const known = await store.transaction(async (tx) => {
        await requireSession(store, tx, player, false);
        const { numUpdatedRows } = await tx
          .updateTable('users')
          .set({ password_hash: fresh, password_at: clock.now() })
          .where('id', '=', player.id)
          // Hashing waits for its turn: a reset meanwhile has the last word.
          .where('password_hash', '=', password_hash)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new CodeError(CODE.wrongPassword);
        await sessions.closeOthers(tx, player.id, token);
        await devices.forgetAll(tx, player.id);
        await events.publish(tx, { type: 'account.securityChanged', userId: player.id, payload: { what: 'password' } });
        await player.keep?.(tx, {});
        return devices.remember(tx, device, player.id);
      });
      parts.ended({ kind: 'some', userId: player.id });
      return known;
    },

    /** @throws CodeError 2002, 7017 */
    async phone({ player, clientId }: SignedIn, typed: string, code: string) {
      const phone = requirePhone(typed);
      await codes.use(phone, clientId, code);
      await store
        .transaction(async (tx) => {
          await requireSession(store, tx, player, true);
          const { phone: before } = await tx
            .selectFrom('users')
            .select('phone')
            .where('id', '=', player.id)
            .executeTakeFirstOrThrow();
          await tx.updateTable('users').set({ phone, phone_at: clock.now() }).where('id', '=', player.id).execute();
          await sessions.doubtOthers(tx, player);
          await player.keep?.(tx, {});
          // The same number was shown to be the player's, and nothing has changed.
          if (before === phone) return;
          await events.publish(tx, {
            type: 'account.securityChanged',
            userId: player.id,
            payload: { what: 'phone', phone: before },
          });
        })
        .catch((error: unknown) => taken(error, CODE.phoneExists));
      return {};
    },

    /**
     * To a new address, or to the account's own. Who asks about an address that is not theirs is a stranger to it, whatever their device knows of their own account: to show them a code would be to
     * let them into whose it is. @throws CodeError 3 where there is none, 2001
     */
    async emailCode(from: SignedIn, email: string | undefined) {
      const target = email ?? (await userRow(deps, from.player.id)).email;
      if (target === '') throw new CodeError(CODE.parameter);
      return codes.send(emailKey(target), await askerOf(from, (await ownerOf(target))?.id ?? null));
    },

    /** @throws CodeError 2002, 7007 */
    async bindEmail({ player, clientId }: SignedIn, email: string, code: string) {
      const { email: before, email_key } = await userRow(deps, player.id);
      if (email_key === emailKey(email)) throw new CodeError(CODE.emailBound);
      // Whose it is, is told only to whoever reads its mail.
      await codes.use(emailKey(email), clientId, code);
      await store
        .transaction(async (tx) => {
          await requireSession(store, tx, player, true);
          await tx
            .updateTable('users')
            .set({ email, email_key: emailKey(email) })
            .where('id', '=', player.id)
            .execute();
          await sessions.doubtOthers(tx, player);
          await events.publish(tx, {
            type: 'account.securityChanged',
            userId: player.id,
            payload: { what: 'email', ...(before !== '' && { email: before }) },
          });
          await player.keep?.(tx, {});
        })
        .catch((error: unknown) => taken(error, CODE.emailBound));
      return {};
    },

    /**
     * The same answer for an address that nobody has, for one whose code would be both steps at once, and for one that has just had a code of another kind. @throws CodeError 2001 for whoever
     * asked for this address just now
     */
    async emailPasswordCode(from: Visitor, email: string) {
      const owner = await ownerOf(email);
      const withheld = owner === undefined || owner.mfa === 'email';
      return codes.sendUntold(emailKey(email), await askerOf(from, owner?.id ?? null), 'password', withheld);
    },

    /** @throws CodeError 7014, 2002 */
    async emailPassword({ clientId }: Visitor, email: string, code: string, password: string) {
      requireUncommon(password);
      await codes.use(emailKey(email), clientId, code);
      return resetPassword(deps, { email_key: emailKey(email) }, password);
    },
  };
}
