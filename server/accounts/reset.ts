import { sql } from 'kysely';
import { CODE, CodeError } from '../../contract/errors';
import type { Events } from '../events/index';
import type { Clock, Store } from '../ports';
import type { AccountParts } from './parts';

/** Whose verified address it is. Said in the words of the index as well, without which SQLite would go through everybody. */
export const hasEmail = (key: string) => sql<boolean>`email_key = ${key} and email_key <> ''`;

/** Whose password is changed: the account behind what a code went to. */
export type ResetBy = { readonly phone: string } | { readonly email_key: string };

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
    const update = tx.updateTable('users').set({ password_hash, password_at: clock.now() });
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
