import { type RawBuilder, sql } from 'kysely';
import type { GameId } from '../../../contract/games';
import type { Clock, Db, Store, Tx } from '../../ports';
import { breath } from '../../sql/breath';
import { bulk } from '../../sql/bulk';
import { slicesOfRound } from '../../sql/round-slices';
import type { RoundFeed } from './feeds';
import { pack, unpack } from './pack';

/** The newest rounds of a feed stay however old they are: ids go on from them, and rooms show the last draws. */
export const NEWEST_KEPT = 1_000;
/**
 * Archived rounds of a room that stay in the tables of play as well. A round is proved by the one before it and shown with the draws before it; the first rounds that are only
 * there need theirs beside them.
 */
export const OVERLAP = 128;

/** A round as it is kept for good: its row as it was, and for a room's round its public record; null for one that has none (a void flight). */
export interface ArchivedRound {
  readonly round: Row;
  readonly record: unknown;
}
/** Bets that are read and packed at a time: a round may have thousands. */
const BETS_A_PIECE = 250;
/** Rounds that one look takes in: those that are archived already cost next to nothing. */
const LOOK = 50;
type Row = Readonly<Record<string, unknown>>;

export interface ArchiveDeps {
  readonly store: Store;
  readonly clock: Pick<Clock, 'now'>;
  /** The public record of a room's round, as `/replay` shows it. A solo round's is made of its row whenever it is asked for: its server seed may be revealed later. */
  readonly records: Readonly<Record<GameId, (roundId: string) => Promise<unknown>>>;
}

/** Where a walk along a feed stands, and whether it is at its end. `moved` counts rounds. */
export interface Walked {
  readonly at: bigint;
  readonly moved: number;
  readonly done: boolean;
}

const idOf = (row: Row): bigint => row.round_id as bigint;
const endOf = (feed: RoundFeed, row: Row): number => Number(row[feed.endedAt]);
const raw = (text: string) => sql.raw(text);

/** The oldest rounds of a feed above one, leaving out its newest. */
async function roundsAbove(db: Db, feed: RoundFeed, above: bigint, size: number): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from ${raw(feed.from)}
    where ${raw(feed.scope)} and round_id > ${above} and round_id <= coalesce((select round_id from ${raw(feed.table)}
      where ${raw(feed.scope)} order by round_id desc limit 1 offset ${sql.val(BigInt(NEWEST_KEPT))}), 0)
    order by round_id limit ${sql.val(BigInt(size))}`.execute(db);
  return rows;
}

/** Those of some rounds that are in the archive. */
async function archivedAmong(db: Db, game: GameId, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('archived_rounds')
    .select('round_id')
    .where('game', '=', game)
    .where('round_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ round_id }) => round_id));
}

/**
 * Copies the next few rounds of a feed that ended before a time into the archive; of a solo game it also removes them, in the same transaction.
 * What is made ready for the archive is made outside the transaction: rounds that are over do not change.
 */
export async function archiveStep(
  deps: ArchiveDeps,
  feed: RoundFeed,
  { above, before, size }: { readonly above: bigint; readonly before: number; readonly size: number },
): Promise<Walked> {
  const { store, clock } = deps;
  const rows = await roundsAbove(store.db, feed, above, LOOK);
  const there = await archivedAmong(
    store.db,
    feed.game,
    rows.map((row) => String(idOf(row))),
  );
  const all = rows.filter((row) => row.status !== 'open' && endOf(feed, row) < before && !there.has(String(idOf(row))));
  const due = all.slice(0, size);
  const bodies: { readonly id: string; readonly body: string; readonly bets: string }[] = [];
  for (const row of due) bodies.push(await contentOf(deps, feed, row));
  if (bodies.length > 0)
    await store.transaction(async (tx) => {
      await tx
        .insertInto('archived_rounds')
        .values(bodies.map(({ id, ...kept }) => ({ game: feed.game, round_id: id, archived_at: clock.now(), ...kept })))
        .onConflict((conflict) => conflict.columns(['game', 'round_id']).doNothing())
        .execute();
      if (!feed.shared) await removeRounds(tx, store.engine, feed, due);
    });
  const last = all.length > size ? due.at(-1) : rows.at(-1);
  if (last === undefined) return { at: above, moved: 0, done: true };
  const isEnd = all.length <= size && (rows.length < LOOK || endOf(feed, last) >= before);
  return { at: idOf(last), moved: due.length, done: isEnd };
}

async function contentOf({ store, records }: ArchiveDeps, feed: RoundFeed, round: Row) {
  const id = String(idOf(round));
  const kept = (record: unknown) => pack({ round, record } satisfies ArchivedRound);
  // The row of a player's own round has its bet in it.
  if (!feed.shared) return { id, body: await kept(null), bets: '' };
  return { id, body: await kept(await records[feed.game](id)), bets: await packedBets(store, feed.game, idOf(round)) };
}

/** The bets of a room's round, packed in pieces, a line each. */
async function packedBets({ db, engine }: Store, game: GameId, round: bigint): Promise<string> {
  const pieces: string[] = [];
  for await (const rows of engine === 'sqlite' ? piecesHere(db, game, round) : piecesThere(db, engine, game, round)) {
    pieces.push(await pack(rows));
    await breath();
  }
  return pieces.join('\n');
}

async function* piecesHere(db: Db, game: GameId, round: bigint): AsyncGenerator<Row[], void> {
  for await (const piece of slicesOfRound(db, game, round, BETS_A_PIECE)) {
    const { rows } = await sql<Row>`select * from bets where ${piece} order by rowid`.execute(db);
    yield rows;
  }
}

async function* piecesThere(db: Db, engine: Store['engine'], game: GameId, round: bigint): AsyncGenerator<Row[], void> {
  const bets = await db
    .selectFrom('bets')
    .select('bet_id')
    .where('game', '=', game)
    .where('round_id', '=', round)
    .orderBy('bet_id')
    .execute();
  for (let from = 0; from < bets.length; from += BETS_A_PIECE) {
    const asked = bulk(
      engine,
      { id: 'text' },
      bets.slice(from, from + BETS_A_PIECE).map(({ bet_id }) => [bet_id]),
    );
    const { rows } =
      await sql<Row>`select * from bets where bet_id in (select id from ${asked} as asked) order by bet_id`.execute(db);
    yield rows;
  }
}

/** Removes the oldest rounds of a room from the tables of play that are archived, all but the last few of them. Returns how many went. */
export async function removeStep(store: Store, feed: RoundFeed, size: number): Promise<number> {
  const rows = await roundsAbove(store.db, feed, 0n, OVERLAP + size);
  const there = await archivedAmong(
    store.db,
    feed.game,
    rows.map((row) => String(idOf(row))),
  );
  const isThere = (row: Row | undefined): boolean => row !== undefined && there.has(String(idOf(row)));
  const gone = rows.filter((row, i) => isThere(row) && isThere(rows[i + OVERLAP]));
  if (gone.length > 0) await store.transaction((tx) => removeRounds(tx, store.engine, feed, gone));
  return gone.length;
}

async function removeRounds(tx: Tx, engine: Store['engine'], feed: RoundFeed, rows: readonly Row[]): Promise<void> {
  const ids = rows.map(idOf);
  if (engine === 'sqlite' && feed.shared)
    for (const id of ids)
      for await (const slice of slicesOfRound(tx, feed.game, id)) await removeBets(tx, engine, feed, slice);
  else
    await removeBets(
      tx,
      engine,
      feed,
      sql`game = ${feed.game} and round_id in (${sql.join(ids.map((id) => sql.val(id)))})`,
    );
  await sql`delete from ${raw(feed.table)} where ${raw(feed.scope)} and round_id in (${sql.join(ids.map((id) => sql.val(id)))})`.execute(
    tx,
  );
}

/** Removes bets, and takes them out of their players' totals. */
async function removeBets(tx: Tx, engine: Store['engine'], feed: RoundFeed, which: RawBuilder<unknown>): Promise<void> {
  // In the order in which writers count, so that neither waits for the other for ever.
  if (engine === 'postgres')
    await sql`select total from history_totals where list = ${feed.list} and user_id in (select user_id from bets where ${which}) order by user_id collate "C" for update`.execute(
      tx,
    );
  // Counted once for all of them: by player, a crowd's round would be gone through as often as it had players.
  await sql`update history_totals set total = total - gone.bets from (select user_id, count(*) as bets from bets where ${which} group by user_id) as gone
    where list = ${feed.list} and history_totals.user_id = gone.user_id`.execute(tx);
  await sql`delete from bets where ${which}`.execute(tx);
}

/** A round of the archive; null for one that is not there. `id` is as it came from outside. */
export async function archivedRound(db: Db, game: GameId, id: string): Promise<ArchivedRound | null> {
  const row = await db
    .selectFrom('archived_rounds')
    .select('body')
    .where('game', '=', game)
    .where('round_id', '=', /^\d{1,18}$/.test(id) ? String(BigInt(id)) : id)
    .executeTakeFirst();
  return row === undefined ? null : ((await unpack(row.body, ['round', 'record'])) as ArchivedRound);
}
