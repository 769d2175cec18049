import { type Selectable, sql } from 'kysely';
import type { PageAsk } from '../../../contract/common';
import { LATEST_BETS_SIZE } from '../../../contract/constants';
import type { SoloGameId, SoloRound } from '../../engines/solo/types';
import type { Player } from '../../engines/kit/effects';
import type { Db } from '../../ports';
import { archivedRound } from '../../store/archive/archive';
import type { SoloPlaysView } from '../../store/tables/solo';
import { numberKey, readPage } from '../pages';
import { totalOf } from '../totals';
import { roundOf } from './seats';

/** A finished round and its server seed, '' until that is retired. */
export interface PastRound<Board> {
  readonly round: SoloRound<Board>;
  readonly serverSeed: string;
}

/**
 * The rounds that a player has finished at a game, newest first. Their end is asked for as an expression, which no index has: SQLite would otherwise go through everybody's by their end, and sort the
 * player's out of them.
 */
const finishedBy = (db: Db, game: SoloGameId, userId: string) =>
  db
    .selectFrom('solo_plays')
    .where('solo_plays.user_id', '=', userId)
    .where('solo_plays.game', '=', game)
    .where(sql<boolean>`solo_plays.ended_at + 0 > 0`)
    .orderBy('round_id', 'desc');

/** Those below one, or from the newest on. */
async function roundsBelow<Board>(
  own: ReturnType<typeof finishedBy>,
  key: bigint | null,
  limit: number,
): Promise<PastRound<Board>[]> {
  const rows = await own
    .$if(key !== null, (query) => query.where('round_id', '<', key ?? 0n))
    .innerJoin('solo_seeds', 'solo_seeds.seed_id', 'solo_plays.seed_id')
    .selectAll('solo_plays')
    .select('solo_seeds.revealed')
    .limit(limit)
    .execute();
  return rows.map(({ revealed, ...row }) => ({ round: roundOf<Board>(row), serverSeed: revealed }));
}

/** A page of a player's finished rounds, newest first. */
export async function pastRounds<Board>(
  db: Db,
  game: SoloGameId,
  userId: string,
  ask: PageAsk,
): Promise<{ total: number; list: readonly PastRound<Board>[]; next: string | null }> {
  const own = finishedBy(db, game, userId);
  const { rows, next } = await readPage(ask, {
    keyOf: numberKey,
    keyAt: async (skip) => (await own.select('round_id').offset(skip).limit(1).executeTakeFirst())?.round_id,
    below: (key, limit) => roundsBelow<Board>(own, key, limit),
    cursorOf: ({ round }: PastRound<Board>) => String(round.roundId),
  });
  return { total: await totalOf(db, userId, [game]), list: rows, next };
}

/** The player's last finished round; null without one. */
export async function lastRound<Board>(db: Db, game: SoloGameId, userId: string): Promise<PastRound<Board> | null> {
  return (await roundsBelow<Board>(finishedBy(db, game, userId), null, 1))[0] ?? null;
}

/** Ids are 64-bit; nothing longer names a round. */
const LONGEST_ID = 18;

/** One finished round, of the archive too, and who played it; null for a round that is unknown or open. */
export async function finishedRound<Board>(
  db: Db,
  game: SoloGameId,
  roundId: string,
): Promise<(PastRound<Board> & { readonly player: Player }) | null> {
  if (roundId.length > LONGEST_ID) return null;
  const row =
    (await db
      .selectFrom('solo_plays')
      .selectAll()
      .where('game', '=', game)
      .where('round_id', '=', BigInt(roundId))
      .executeTakeFirst()) ??
    ((await archivedRound(db, game, roundId))?.round as Selectable<SoloPlaysView> | undefined);
  if (row === undefined || row.status === 'open') return null;
  const { revealed } = await db
    .selectFrom('solo_seeds')
    .select('revealed')
    .where('seed_id', '=', row.seed_id)
    .executeTakeFirstOrThrow();
  const user = await db.selectFrom('users').select(['name', 'avatar']).where('id', '=', row.user_id).executeTakeFirst();
  return {
    round: roundOf<Board>(row),
    serverSeed: revealed,
    player: { id: row.user_id, name: user?.name ?? row.user_id, avatar: user?.avatar ?? '' },
  };
}

/** Everybody's last finished rounds of a game, newest first. */
export async function latestRounds<Board>(
  db: Db,
  game: SoloGameId,
): Promise<{ round: SoloRound<Board>; player: Player }[]> {
  const rows = await db
    .selectFrom('solo_plays')
    .leftJoin('users', 'users.id', 'solo_plays.user_id')
    .selectAll('solo_plays')
    .select(['users.name', 'users.avatar'])
    .where('solo_plays.game', '=', game)
    .where('ended_at', '>', 0n)
    .orderBy('ended_at', 'desc')
    .orderBy('round_id', 'desc')
    .limit(LATEST_BETS_SIZE)
    .execute();
  return rows.map(({ name, avatar, ...row }) => ({
    round: roundOf<Board>(row),
    player: { id: row.user_id, name: name ?? row.user_id, avatar: avatar ?? '' },
  }));
}

/** The id of the next round of a game. */
export async function nextRoundId(db: Db, game: SoloGameId): Promise<bigint> {
  const { last } = await db
    .selectFrom('solo_rounds')
    .select(sql<bigint | null>`max(round_id)`.as('last'))
    .where('game', '=', game)
    .executeTakeFirstOrThrow();
  return (last ?? 0n) + 1n;
}
