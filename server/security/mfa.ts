import { CODE, CodeError } from '../../contract/errors';
import { emailKey } from '../accounts/identity';
import { type Asking, requireSession } from '../accounts/still';
import { totpStep, totpUri } from '../accounts/totp';
import type { Tx } from '../ports';
import { type SecurityDeps, userRow } from './deps';

/** Two steps at login: by an app, or by e-mail, with recovery codes for when that is lost. */
export function createMfa(deps: SecurityDeps) {
  const { store, clock, events, parts } = deps;
  const { factors, codes, guard, sessions, vault } = parts;

  /** Changes the account's second step, if the session that asks is what it was. */
  const change = (player: Asking, work: (tx: Tx) => Promise<void>): Promise<void> =>
    store.transaction(async (tx) => {
      await requireSession(store, tx, player, true);
      await work(tx);
      await sessions.doubtOthers(tx, player);
    });

  const enable = async (player: Asking, by: Parameters<typeof factors.enable>[2]) => {
    const recovery = await factors.recoveryCodes(player.id);
    await change(player, (tx) => factors.enable(tx, player.id, by, recovery));
    return { recoveryCodes: [...recovery.codes] };
  };

  return {
    async newKey(userId: string) {
      const { name } = await userRow(deps, userId);
      const key = await factors.newKey(userId);
      return { key, uri: totpUri(key, name) };
    },

    /** @throws CodeError 7008, 667 */
    async totpOn(player: Asking, code: string) {
      const userId = player.id;
      const attempt = await guard.enter(`totp:${userId}`);
      const { totp_pending } = await userRow(deps, userId);
      const step = totp_pending === '' ? null : totpStep(vault.open(userId, totp_pending), code, clock.now(), 0);
      if (step === null) throw new CodeError(CODE.mfaMismatch);
      await attempt.withdraw();
      // The code that turned it on opens nothing any more.
      await store.db.updateTable('users').set({ totp_step: step }).where('id', '=', userId).execute();
      return enable(player, { mfa: 'totp', key: totp_pending });
    },

    /** @throws CodeError 2002 */
    async emailOn(player: Asking, clientId: string, code: string) {
      const { email } = await userRow(deps, player.id);
      if (email === '') throw new CodeError(CODE.codeInvalid);
      await codes.use(emailKey(email), clientId, code);
      return enable(player, { mfa: 'email' });
    },

    /** @throws CodeError 3002 where there are no two steps */
    async recovery(player: Asking) {
      const userId = player.id;
      const { mfa } = await userRow(deps, userId);
      if (mfa === '') throw new CodeError(CODE.mfaNeeded);
      const drawn = await factors.recoveryCodes(userId);
      await change(player, async (tx) => {
        await drawn.keep(tx);
        await events.publish(tx, { type: 'account.securityChanged', userId, payload: { what: 'recovery' } });
      });
      return { recoveryCodes: [...drawn.codes] };
    },

    async off(player: Asking) {
      const { mfa } = await userRow(deps, player.id);
      if (mfa !== '') await change(player, (tx) => factors.disable(tx, player.id));
      return {};
    },
  };
}
