import { sql } from 'kysely';
import type { GameId } from '../../contract/games';
import type { WingoModel } from '../../contract/wingo';
import type { Db, Store, Tx } from '../ports';
import { inSlices } from '../sql/breath';
import { bulk } from '../sql/bulk';

/** A player's own list: a game's, or one model's of Wingo. */
export type OwnList = Exclude<GameId, 'wingo'> | `wingo:${WingoModel}`;

/** The list that a game's bets are in; `feed` is Wingo's model, 0 elsewhere. */
export const ownList = (game: GameId, feed: number): OwnList =>
  feed === 0 ? (game as OwnList) : (`${game}:${feed}` as OwnList);

/** A row that is new in its owner's list. */
export interface Counted {
  readonly userId: string;
  readonly list: OwnList;
}

/** Counts rows that are new in their lists, in the transaction that writes them: one statement, and more for a crowd. */
export async function countRows(tx: Tx, engine: Store['engine'], rows: readonly Counted[]): Promise<void> {
  const counts = new Map<string, { readonly of: Counted; count: number }>();
  for (const row of rows) {
    const key = `${row.list} ${row.userId}`;
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { of: row, count: 1 });
  }
  // In one order for everybody, so that two writers never wait for each other.
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  await inSlices(sorted, (slice) => {
    const fresh = bulk(
      engine,
      { user_id: 'text', list: 'text', total: 'bigint' },
      slice.map(([, { of, count }]) => [of.userId, of.list, BigInt(count)]),
    );
    return sql`insert into history_totals (user_id, list, total) select user_id, list, total from ${fresh} as fresh where true
      on conflict (user_id, list) do update set total = history_totals.total + excluded.total`.execute(tx);
  });
}

/** How many rows a player's lists have together. */
export async function totalOf(db: Db, userId: string, lists: readonly OwnList[]): Promise<number> {
  const rows = await db
    .selectFrom('history_totals')
    .select('total')
    .where('user_id', '=', userId)
    .where('list', 'in', lists)
    .execute();
  return rows.reduce((sum, { total }) => sum + Number(total), 0);
}
