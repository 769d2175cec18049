import type { Selectable } from 'kysely';
import type { LimitKind, Pause } from '../../contract/fairplay';
import type { Db, Store, Tx } from '../ports';
import type { Counted } from './books';
import { type KeptLimit, standing } from './limits';
import type { FairPlayTable } from './tables';

export type FairPlayRow = Selectable<FairPlayTable>;

/** Who has set nothing. */
export const emptyRow = (userId: string): FairPlayRow => ({
  user_id: userId,
  loss: 0n,
  loss_next: 0n,
  loss_next_at: 0n,
  deposit: 0n,
  deposit_next: 0n,
  deposit_next_at: 0n,
  reminder: 0n,
  pause: '',
  pause_from: 0n,
  pause_until: 0n,
  counted_day: 0n,
  counted_to: 0n,
  counted_net: 0n,
});

/** A player's limit as it stands now. */
export const limitOf = (row: FairPlayRow, kind: LimitKind, now: number): KeptLimit =>
  standing({ amount: row[kind], next: row[`${kind}_next`], nextAt: Number(row[`${kind}_next_at`]) }, now);

/** The pause that runs now; null for who may play. */
export const pauseOf = (
  { pause, pause_from, pause_until }: Pick<FairPlayRow, 'pause' | 'pause_from' | 'pause_until'>,
  now: number,
): Pause | null =>
  pause === '' || pause_until <= BigInt(now)
    ? null
    : { kind: pause, from: Number(pause_from), until: Number(pause_until) };

/** How far the player's loss of a day was counted. */
export const countedOn = ({ user_id, counted_day, counted_to, counted_net }: FairPlayRow, dayStart: number): Counted =>
  counted_day === BigInt(dayStart)
    ? { userId: user_id, to: counted_to, net: counted_net }
    : { userId: user_id, to: 0n, net: 0n };

export const readRow = (db: Db | Tx, userId: string): Promise<FairPlayRow | undefined> =>
  db.selectFrom('fair_play').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** A player's row, made where there was none, and locked: bets and other changes of the same player wait. */
export async function lockRow({ engine }: Pick<Store, 'engine'>, tx: Tx, userId: string): Promise<FairPlayRow> {
  await tx
    .insertInto('fair_play')
    .values(emptyRow(userId))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const query = tx.selectFrom('fair_play').selectAll().where('user_id', '=', userId);
  return (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirstOrThrow();
}
