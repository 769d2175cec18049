import { sql } from 'kysely';
import type { Sen } from '../../rules/money';
import type { Clock, StakeAsked, StakeGuard, StakeRefusal, Store, Tx } from '../ports';
import { bulk } from '../sql/bulk';
import { type Counted, countLoss, wibDayStart } from './books';
import { lossRefusal, pausedRefusal } from './refusals';
import { countedOn, type FairPlayRow, limitOf, pauseOf } from './rows';

export interface GuardDeps {
  readonly store: Pick<Store, 'engine'>;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Those of them who are in a pause or have a limit of what they lose, locked in the order of their ids: their bets in other rooms wait until this transaction has counted its own. Rows are locked
 * before accounts, here and everywhere.
 */
async function restricted(
  { store: { engine } }: GuardDeps,
  tx: Tx,
  userIds: readonly string[],
  now: number,
): Promise<readonly FairPlayRow[]> {
  const asked = bulk(
    engine,
    { id: 'text' },
    userIds.map((id) => [id]),
  );
  const lock = engine === 'postgres' ? sql`for update` : sql``;
  const { rows } = await sql<FairPlayRow>`select * from fair_play where user_id in (select id from ${asked} as asked)
    and (loss > 0 or pause_until > ${sql.val(BigInt(now))}) order by user_id ${lock}`.execute(tx);
  return rows;
}

/** Counts what these lost today, and keeps how far it was counted. */
async function lostToday(
  { store: { engine } }: GuardDeps,
  tx: Tx,
  rows: readonly FairPlayRow[],
  dayStart: number,
): Promise<ReadonlyMap<string, Counted>> {
  const before = rows.map((row) => countedOn(row, dayStart));
  const counted = await countLoss(tx, engine, before, dayStart);
  const news = before.filter(({ userId, to }) => counted.get(userId)?.to !== to);
  if (news.length > 0) {
    const given = bulk(
      engine,
      { id: 'text', upto: 'bigint', net: 'bigint' },
      news.map(({ userId }) => [userId, counted.get(userId)?.to ?? 0n, counted.get(userId)?.net ?? 0n]),
    );
    await sql`update fair_play set counted_day = ${sql.val(BigInt(dayStart))}, counted_to = given.upto, counted_net = given.net
      from ${given} as given where user_id = given.id`.execute(tx);
  }
  return counted;
}

/**
 * Says which stakes may not be booked, in the transaction that books the others: nobody in a pause stakes, and nobody more than the day's limit leaves, also with many bets at once in many
 * rooms. A batch whose players have set nothing costs one look-up for all of them; whoever has a limit costs the count of what is new since the bet before.
 */
export const createStakeGuard = (deps: GuardDeps): StakeGuard => ({
  async refused(tx, stakes) {
    const now = deps.clock.now();
    const rows = await restricted(deps, tx, [...new Set(stakes.map(({ userId }) => userId))], now);
    if (rows.length === 0) return new Map();
    const byUser = new Map(rows.map((row) => [row.user_id, row]));
    const limited = rows.filter((row) => pauseOf(row, now) === null && limitOf(row, 'loss', now).amount > 0n);
    const lost = limited.length === 0 ? null : await lostToday(deps, tx, limited, wibDayStart(now));
    /** What a player has in this batch already. */
    const asked = new Map<string, Sen>();
    const judge = ({ userId, amount }: StakeAsked): StakeRefusal | null => {
      const row = byUser.get(userId);
      if (row === undefined) return null;
      const pause = pauseOf(row, now);
      if (pause !== null) return pausedRefusal(pause);
      const limit = limitOf(row, 'loss', now).amount;
      if (limit === 0n) return null;
      const left = limit - (lost?.get(userId)?.net ?? 0n) - (asked.get(userId) ?? 0n);
      if (amount > left) return lossRefusal(limit, left);
      asked.set(userId, (asked.get(userId) ?? 0n) + amount);
      return null;
    };
    return new Map(
      stakes.flatMap((stake): [string, StakeRefusal][] => {
        const refusal = judge(stake);
        return refusal === null ? [] : [[stake.key, refusal]];
      }),
    );
  },
});
