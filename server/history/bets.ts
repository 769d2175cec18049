import { type Selectable, sql } from 'kysely';
import { CODE, CodeError } from '../../contract/errors';
import type { Db, Store } from '../ports';
import type { BetsTable } from '../store/tables/bets';
import { branchesOf, isSolo, openParts, placesOf, settledWhere } from './branches';
import type { Hidden } from './hidden';
import type { Span } from './span';

export type Bet = Selectable<BetsTable>;

/** Moments are short in cursors: those have 40 characters at most (contract/common). */
const TIME_BASE = 36;

/** Where a list goes on: the moment and the id of its last row. */
interface Key {
  readonly placedAt: bigint;
  readonly id: string;
}

/** @throws CodeError 3 for a cursor that is none of this list */
function keyOf(cursor: string): Key {
  const [, time, id] = /^([\da-z]{1,9})_([\w-]+)$/.exec(cursor) ?? [];
  if (time === undefined || id === undefined) throw new CodeError(CODE.parameter);
  return { placedAt: BigInt(Number.parseInt(time, TIME_BASE)), id };
}

const cursorOf = ({ placed_at, bet_id }: Bet): string => `${placed_at.toString(TIME_BASE)}_${bet_id}`;

export interface BetPage {
  readonly rows: readonly Bet[];
  /** Where the next page begins; null behind the last row. */
  readonly next: string | null;
}

/** No room has a bet open for longer, ms: deeper pages need not look for any. */
const LONGEST_OPEN_MS = 3_600_000;

/**
 * A page of a player's bets, newest first. Indexes have the settled ones of one game and one outcome in order of time: the first few of each are put together, so that a page
 * costs the same however deep it lies, whatever is asked for.
 * @param after the `next` of the page before
 */
export async function readBets(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  userId: string,
  span: Span,
  hidden: Hidden,
  { size, after, now }: { readonly size: number; readonly after?: string | undefined; readonly now: number },
): Promise<BetPage> {
  const key = after === undefined ? null : keyOf(after);
  const below = key === null ? sql`` : sql`and (placed_at, bet_id) < (${key.placedAt}, ${key.id})`;
  // SQLite goes down the index from the upper end of the span, whatever else is said of the key: a deep page's span ends at its key.
  const rest = key === null ? span : { ...span, until: Math.min(span.until, Number(key.placedAt) + 1) };
  // One more than asked for tells whether there is more.
  const newest = sql`order by placed_at desc, bet_id desc limit ${sql.val(BigInt(size + 1))}`;
  const settled = branchesOf(span, hidden).flatMap((branch) =>
    placesOf(engine, branch.game).map(
      (place) => sql`select placed_at, bet_id from bets where ${settledWhere(userId, branch, rest, place)} ${below}`,
    ),
  );
  const isNear = key === null || key.placedAt > BigInt(now - LONGEST_OPEN_MS);
  const open = span.results.includes('open')
    ? span.games.filter((game) => isNear || isSolo(game)).flatMap((game) => openParts(userId, game, hidden))
    : [];
  const within = sql`placed_at >= ${BigInt(rest.from)} and placed_at < ${BigInt(rest.until)} ${below}`;
  const parts = [
    ...settled.map((part) => sql`select * from (${part} ${newest}) as settled`),
    ...open.map((part) => sql`select * from (${part}) as running where ${within}`),
  ];
  if (parts.length === 0) return { rows: [], next: null };
  const { rows } =
    await sql<Bet>`select bets.* from (select * from (${sql.join(parts, sql` union all `)}) as parts ${newest}) as page
    join bets on bets.bet_id = page.bet_id order by page.placed_at desc, page.bet_id desc`.execute(db);
  const list = rows.slice(0, size);
  const last = list.at(-1);
  return { rows: list, next: rows.length > size && last ? cursorOf(last) : null };
}

/** A player's own bet; undefined for somebody else's, and for one that is not in the tables of play. */
export const readBet = (db: Db, userId: string, id: string): Promise<Bet | undefined> =>
  db.selectFrom('bets').selectAll().where('bet_id', '=', id).where('user_id', '=', userId).executeTakeFirst();
