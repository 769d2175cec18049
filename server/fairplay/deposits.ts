import { sql } from 'kysely';
import type { Sen } from '../../rules/money';
import type { Clock, Db, DepositGuard, Store, Tx } from '../ports';
import { wibDayStart } from './books';
import { depositRefusal, pausedRefusal } from './refusals';
import { limitOf, lockRow, pauseOf } from './rows';

/** What counts against a player's limit on a WIB day, by its first moment. */
export async function depositedOn(db: Db | Tx, userId: string, dayStart: number): Promise<Sen> {
  const { rows } = await sql<{ sum: bigint | string | number | null }>`select sum(amount) as sum from fair_play_deposits
    where user_id = ${userId} and day = ${sql.val(BigInt(dayStart))}`.execute(db);
  return BigInt(rows[0]?.sum ?? 0);
}

/** Deposits against the limit of the day. All of them are counted, also of who has no limit yet: one that is set at noon counts from midnight on. */
export function createDepositGuard(deps: { readonly store: Store; readonly clock: Pick<Clock, 'now'> }): DepositGuard {
  const { store, clock } = deps;
  return {
    async reserve(tx, { userId, key, amount }) {
      const row = await lockRow(store, tx, userId);
      const known = await tx.selectFrom('fair_play_deposits').select('key').where('key', '=', key).executeTakeFirst();
      if (known) return null;
      const now = clock.now();
      const pause = pauseOf(row, now);
      if (pause !== null) return pausedRefusal(pause);
      const dayStart = wibDayStart(now);
      const limit = limitOf(row, 'deposit', now).amount;
      const left = limit - (await depositedOn(tx, userId, dayStart));
      if (limit > 0n && amount > left) return depositRefusal(limit, left);
      await tx.insertInto('fair_play_deposits').values({ key, user_id: userId, day: dayStart, amount }).execute();
      return null;
    },
    async release(tx, key) {
      await tx.deleteFrom('fair_play_deposits').where('key', '=', key).execute();
    },
  };
}
