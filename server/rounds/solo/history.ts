import { type Selectable, sql } from 'kysely';
import { LATEST_BETS_SIZE } from '../../../contract/constants';
import type { SoloGameId, SoloRound } from '../../engines/solo/types';
import type { Player } from '../../engines/kit/effects';
import type { Db } from '../../ports';
import { archivedRound } from '../../store/archive/archive';
import type { SoloRoundsTable } from '../../store/tables/solo';
import { roundOf } from './seats';

interface Page {
  readonly page: number;
  readonly size: number;
}

/** A finished round and its server seed, '' until that is retired. */
export interface PastRound<Board> {
  readonly round: SoloRound<Board>;
  readonly serverSeed: string;
}

/** A page of a player's finished rounds, newest first. */
export async function pastRounds<Board>(
  db: Db,
  game: SoloGameId,
  userId: string,
  { page, size }: Page,
): Promise<{ total: number; list: PastRound<Board>[] }> {
  const own = db
    .selectFrom('solo_rounds')
    .where('solo_rounds.user_id', '=', userId)
    .where('solo_rounds.game', '=', game)
    .where('solo_rounds.status', '!=', 'open');
  const { total } = await own.select(sql<bigint>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .innerJoin('solo_seeds', 'solo_seeds.seed_id', 'solo_rounds.seed_id')
    .selectAll('solo_rounds')
    .select('solo_seeds.revealed')
    .orderBy('round_id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    total: Number(total),
    list: rows.map(({ revealed, ...row }) => ({ round: roundOf<Board>(row), serverSeed: revealed })),
  };
}

/** The player's last finished round; null without one. */
export async function lastRound<Board>(db: Db, game: SoloGameId, userId: string): Promise<PastRound<Board> | null> {
  return (await pastRounds<Board>(db, game, userId, { page: 1, size: 1 })).list[0] ?? null;
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
      .selectFrom('solo_rounds')
      .selectAll()
      .where('game', '=', game)
      .where('round_id', '=', BigInt(roundId))
      .executeTakeFirst()) ??
    ((await archivedRound(db, game, roundId))?.round as Selectable<SoloRoundsTable> | undefined);
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
    .selectFrom('solo_rounds')
    .leftJoin('users', 'users.id', 'solo_rounds.user_id')
    .selectAll('solo_rounds')
    .select(['users.name', 'users.avatar'])
    .where('solo_rounds.game', '=', game)
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
