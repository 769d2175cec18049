import { sql } from 'kysely';
import { CODE, CodeError } from '../../contract/errors';
import type { Events } from '../events/index';
import type { Clock, Store, Tx } from '../ports';
import type { AccountParts } from './parts';

/** Whose verified address it is. Said in the words of the index as well, without which SQLite would go through everybody. */
export const hasEmail = (key: string) => sql<boolean>`email_key = ${key} and email_key <> ''`;

/** Whose password is changed: the account behind what a code went to. */
export type ResetBy = { readonly phone: string } | { readonly email_key: string };

/**
 * Anybody may register with anybody's number. Its owner, who is the first to show a code that went there, takes such an account over without the address and the PIN that whoever had it before
 * could come back by. Two steps stay: nobody gets past them by a phone alone.
 */
async function dispossess(
  { engine }: Pick<Store, 'engine'>,
  events: Pick<Events, 'publish'>,
  tx: Tx,
  phone: string,
): Promise<void> {
  const query = tx
    .selectFrom('users')
    .select(['id', 'email', 'pin_hash'])
    .where('phone', '=', phone)
    .where('phone_at', '=', 0n)
    .where('mfa', '=', '');
  const before = await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  if (before === undefined || (before.email === '' && before.pin_hash === '')) return;
  await tx
    .updateTable('users')
    .set({ email: '', email_key: '', pin_hash: '', pin_at: 0 })
    .where('id', '=', before.id)
    .execute();
  if (before.email !== '')
    await events.publish(tx, {
      type: 'account.securityChanged',
      userId: before.id,
      payload: { what: 'email', email: before.email },
    });
}

/**
 * A new password for whoever has shown a code: ends every session, leaves the account one known device, and opens nothing, so that two steps are asked for at the next
 * login like at any other. Two steps by e-mail are not passed by a code to that same address.
 * @returns the device's token. @throws CodeError 2002 when there is no such account
 */
export async function resetPassword(
  { store, clock, events, parts }: { store: Store; clock: Clock; events: Pick<Events, 'publish'>; parts: AccountParts },
  by: ResetBy,
  password: string,
): Promise<string> {
  const { hashing, secrets, sessions, devices, guard, ended } = parts;
  const password_hash = await hashing.run({ lane: 'reset', player: null, address: null }, () => secrets.hash(password));
  const { user, device } = await store.transaction(async (tx) => {
    if ('phone' in by) await dispossess(store, events, tx, by.phone);
    const proven = 'phone' in by ? { phone_at: clock.now() } : {};
    const update = tx.updateTable('users').set({ password_hash, password_at: clock.now(), ...proven });
    const changed = await (
      'phone' in by
        ? update.where('phone', '=', by.phone)
        : update.where(hasEmail(by.email_key)).where('mfa', '<>', 'email')
    )
      .returning('id')
      .executeTakeFirst();
    // A code for what has no account opens nothing, and says no more than a wrong one.
    if (!changed) throw new CodeError(CODE.codeInvalid);
    await sessions.closeAll(tx, changed.id);
    await events.publish(tx, { type: 'account.passwordChanged', userId: changed.id, payload: {} });
    await devices.forgetAll(tx, changed.id);
    return { user: changed, device: await devices.remember(tx, '', changed.id) };
  });
  sessions.forget.player(user.id);
  ended({ kind: 'player', userId: user.id });
  await guard.clear(user.id);
  return device;
}
