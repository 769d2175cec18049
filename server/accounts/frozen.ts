import { sql } from 'kysely';
import type { FreezeCause } from '../../contract/account';
import { CODE, CodeError } from '../../contract/errors';
import type { Events } from '../events/index';
import type { Clock, Db, StakeGuard, Store, Tx } from '../ports';
import { bulk } from '../sql/bulk';

/** In the words of the index of frozen accounts: with a parameter in it SQLite would not find it. */
const IS_FROZEN = sql<boolean>`frozen_at > 0`;

const REFUSAL = { code: CODE.cannotPlay, params: { because: 'frozen' } } as const;

/** What somebody whose account is frozen is refused with. */
export const frozenError = (): CodeError => new CodeError(REFUSAL.code, REFUSAL.params);

/** Why an account is frozen; null for one that is not. */
export async function frozenOf(db: Db | Tx, userId: string): Promise<FreezeCause | null> {
  const row = await db
    .selectFrom('users')
    .select('frozen_for')
    .where('id', '=', userId)
    .where(IS_FROZEN)
    .executeTakeFirst();
  return row === undefined || row.frozen_for === '' ? null : row.frozen_for;
}

type FreezeDeps = { readonly clock: Pick<Clock, 'now'>; readonly events: Pick<Events, 'publish'> };

/** Takes no new stakes of an account from now on, and tells its owner. @returns false when it is frozen already */
export async function freeze({ clock, events }: FreezeDeps, tx: Tx, userId: string, cause: FreezeCause) {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ frozen_at: clock.now(), frozen_for: cause })
    .where('id', '=', userId)
    .where('frozen_at', '=', 0n)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await events.publish(tx, { type: 'account.securityChanged', userId, payload: { what: 'frozen' } });
  return true;
}

/** @returns false when it is not frozen */
export async function unfreeze({ events }: Pick<FreezeDeps, 'events'>, tx: Tx, userId: string) {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ frozen_at: 0n, frozen_for: '' })
    .where('id', '=', userId)
    .where(IS_FROZEN)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await events.publish(tx, { type: 'account.securityChanged', userId, payload: { what: 'unfrozen' } });
  return true;
}

/** Refuses the stakes of frozen accounts with 10001, whatever else the guard says of the others. One look into an index that holds nobody else. */
export const frozenGuard = ({ engine }: Pick<Store, 'engine'>, others: StakeGuard): StakeGuard => ({
  async refused(tx, stakes) {
    const players = [...new Set(stakes.map(({ userId }) => userId))];
    const asked = bulk(
      engine,
      { id: 'text' },
      players.map((id) => [id]),
    );
    const { rows } = await sql<{
      id: string;
    }>`select id from users where ${IS_FROZEN} and id in (select id from ${asked} as asked)`.execute(tx);
    if (rows.length === 0) return others.refused(tx, stakes);
    const frozen = new Set(rows.map(({ id }) => id));
    const free = stakes.filter(({ userId }) => !frozen.has(userId));
    const refused = stakes.filter(({ userId }) => frozen.has(userId)).map(({ key }) => [key, REFUSAL] as const);
    return new Map([...(free.length === 0 ? [] : await others.refused(tx, free)), ...refused]);
  },
});
