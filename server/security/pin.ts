import { CODE, CodeError } from '../../contract/errors';
import { requireSecret, type SecurityDeps, userRow, type UserRow } from './deps';

/** The PIN of six digits (second document, section 5). It confirms sessions and opens none. */
export function createPins(deps: SecurityDeps) {
  const { store, clock, events, parts } = deps;

  /** @param as what the account has to be like still, now that hashing has had its turn @throws CodeError `otherwise` */
  const write = async (userId: string, pin: string, as: Partial<UserRow>, otherwise: number): Promise<void> => {
    const pin_hash = await parts.hashing.run({ lane: 'known', player: `${userId}@pin`, address: null }, () =>
      parts.secrets.hash(pin),
    );
    await store.transaction(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('users')
        .set({ pin_hash, pin_at: clock.now() })
        .where('id', '=', userId)
        .where((e) => e.and(as))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new CodeError(otherwise);
      await events.publish(tx, { type: 'account.securityChanged', userId, payload: { what: 'pin' } });
    });
    await parts.guard.clear(`pin:${userId}`);
  };

  return {
    async state(userId: string) {
      const { pin_hash, pin_at } = await userRow(deps, userId);
      return { set: pin_hash !== '', ...(pin_hash !== '' && { changedAt: Number(pin_at) }) };
    },
    /** @throws CodeError 7031 */
    async set(userId: string, pin: string) {
      if ((await userRow(deps, userId)).pin_hash !== '') throw new CodeError(CODE.pinExists);
      await write(userId, pin, { pin_hash: '' }, CODE.pinExists);
      return {};
    },
    /** @throws CodeError 7033, 667 */
    async change(userId: string, old: string, pin: string) {
      const { pin_hash } = await userRow(deps, userId);
      await requireSecret(parts, { userId, act: 'pin', typed: old, stored: pin_hash, wrong: CODE.wrongOldPin });
      await write(userId, pin, { pin_hash }, CODE.wrongOldPin);
      return {};
    },
    /** @throws CodeError 7013, 667 */
    async forget(userId: string, password: string, pin: string) {
      const { password_hash } = await userRow(deps, userId);
      await requireSecret(parts, {
        userId,
        act: 'password',
        typed: password,
        stored: password_hash,
        wrong: CODE.wrongPassword,
      });
      await write(userId, pin, { password_hash }, CODE.wrongPassword);
      return {};
    },
  };
}
