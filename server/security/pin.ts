import { CODE, CodeError } from '../../contract/errors';
import { type Asking, requireSession } from '../accounts/still';
import { requireSecret, type SecurityDeps, userRow, type UserRow } from './deps';

/** The PIN of six digits (second document, section 5). It confirms sessions and opens none. */
export function createPins(deps: SecurityDeps) {
  const { store, clock, events, parts } = deps;

  /** @param as what the account has to be like still, now that hashing has had its turn @throws CodeError `otherwise` */
  const write = async (
    player: Asking,
    pin: string,
    { as, otherwise, isConfirmed }: { as: Partial<UserRow>; otherwise: number; isConfirmed: boolean },
  ): Promise<void> => {
    const userId = player.id;
    const pin_hash = await parts.hashing.run({ lane: 'known', player: `${userId}@pin`, address: null }, () =>
      parts.secrets.hash(pin),
    );
    await store.transaction(async (tx) => {
      await requireSession(store, tx, player, isConfirmed);
      const { numUpdatedRows } = await tx
        .updateTable('users')
        .set({ pin_hash, pin_at: clock.now() })
        .where('id', '=', userId)
        .where((e) => e.and(as))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new CodeError(otherwise);
      await parts.sessions.doubtOthers(tx, player);
      await events.publish(tx, { type: 'account.securityChanged', userId, payload: { what: 'pin' } });
      await player.keep?.(tx, {});
    });
    await parts.guard.clear(`pin:${userId}`);
  };

  return {
    async state(userId: string) {
      const { pin_hash, pin_at } = await userRow(deps, userId);
      return { set: pin_hash !== '', ...(pin_hash !== '' && { changedAt: Number(pin_at) }) };
    },
    /** @throws CodeError 7031 */
    async set(player: Asking, pin: string) {
      if ((await userRow(deps, player.id)).pin_hash !== '') throw new CodeError(CODE.pinExists);
      await write(player, pin, { as: { pin_hash: '' }, otherwise: CODE.pinExists, isConfirmed: true });
      return {};
    },
    /** @throws CodeError 7033, 667 */
    async change(player: Asking, old: string, pin: string) {
      const userId = player.id;
      const { pin_hash } = await userRow(deps, userId);
      await requireSecret(parts, { userId, act: 'pin', typed: old, stored: pin_hash, wrong: CODE.wrongOldPin });
      await write(player, pin, { as: { pin_hash }, otherwise: CODE.wrongOldPin, isConfirmed: false });
      return {};
    },
    /** @throws CodeError 7013, 667 */
    async forget(player: Asking, password: string, pin: string) {
      const userId = player.id;
      const { password_hash } = await userRow(deps, userId);
      await requireSecret(parts, {
        userId,
        act: 'password',
        typed: password,
        stored: password_hash,
        wrong: CODE.wrongPassword,
      });
      await write(player, pin, { as: { password_hash }, otherwise: CODE.wrongPassword, isConfirmed: true });
      return {};
    },
  };
}
