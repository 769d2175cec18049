import { sql } from 'kysely';
import type { PageAsk } from '../../../contract/common';
import type { Outcome, PoolRules } from '../../engines/pool/types';
import type { Db } from '../../ports';
import { numberKey, readPage, textKey } from '../pages';
import { ownList, totalOf } from '../totals';
import { readOutcome } from './outcome';

/** Which rounds: a feed's of a game. */
type Whose = Pick<PoolRules, 'game' | 'feed'>;

/** A finished round, as far as the strip is concerned. */
export interface Drawn {
  readonly roundId: string;
  readonly outcome: Outcome;
}

/** Where a feed goes on: the id of its next round where rounds are counted, how many are over, and the last ones, newest first. */
export interface Past {
  readonly nextRoundId: bigint;
  readonly rounds: number;
  readonly last: readonly Drawn[];
}

const roundsOf = (db: Db, { game, feed }: Whose) =>
  db.selectFrom('pool_rounds').where('pool_rounds.game', '=', game).where('pool_rounds.feed', '=', BigInt(feed));

const finishedOf = (db: Db, whose: Whose) => roundsOf(db, whose).where('pool_rounds.status', '=', 'finished');

export async function readPast(db: Db, whose: Whose, size: number): Promise<Past> {
  const { id } = await roundsOf(db, whose)
    .select(sql<bigint>`coalesce(max(round_id), 0)`.as('id'))
    .executeTakeFirstOrThrow();
  const { rounds } = await finishedOf(db, whose)
    .select(sql<bigint>`count(*)`.as('rounds'))
    .executeTakeFirstOrThrow();
  return { nextRoundId: id + 1n, rounds: Number(rounds), last: await drawnBefore(db, whose, id + 1n, size) };
}

/** The finished rounds before one, newest first. */
export async function drawnBefore(db: Db, whose: Whose, before: bigint, size: number): Promise<Drawn[]> {
  const rows = await finishedOf(db, whose)
    .select(['round_id', 'outcome'])
    .where('round_id', '<', before)
    .orderBy('round_id', 'desc')
    .limit(size)
    .execute();
  return rows.map(({ round_id, outcome }) => ({ roundId: String(round_id), outcome: readOutcome(outcome) }));
}

/** A page of finished rounds, newest first, those before one or all of them. */
export async function pastRounds(db: Db, whose: Whose, before: bigint | null, ask: PageAsk) {
  const finished = finishedOf(db, whose).orderBy('round_id', 'desc');
  const upTo = (key: bigint | null) => (key === null || (before !== null && key > before) ? before : key);
  const below = (key: bigint | null) => {
    const top = upTo(key);
    return top === null ? finished : finished.where('round_id', '<', top);
  };
  const { rows, next } = await readPage(ask, {
    keyOf: numberKey,
    keyAt: async (skip) => (await below(null).select('round_id').offset(skip).limit(1).executeTakeFirst())?.round_id,
    below: (key: bigint | null, limit) =>
      below(key)
        .innerJoin('chains', 'chains.chain_id', 'pool_rounds.chain_id')
        .select([
          'round_id',
          'outcome',
          'close_time',
          'seed',
          'seed_hash',
          'digest',
          'bets',
          'staked',
          'paid',
          'chains.public_seed',
        ])
        .limit(limit)
        .execute(),
    cursorOf: ({ round_id }) => String(round_id),
  });
  return { rows: rows.map((row) => ({ ...row, outcome: readOutcome(row.outcome) })), next };
}

/** The first rows of lists that are sorted by their ids, newest first, as one list. */
const newest = <Row extends { readonly bet_id: string }>(lists: readonly (readonly Row[])[], limit: number): Row[] =>
  lists
    .flat()
    .sort((a, b) => (a.bet_id < b.bet_id ? 1 : -1))
    .slice(0, limit);

/**
 * A page of one player's bets, newest first, of some feeds of a game. A round that is still running to its result (`hidden`) tells nothing of it yet: `outcome` is
 * null. The list of several feeds is put together from the tops of theirs: an index of its own would cost every bet more than this costs who looks at it.
 */
export async function myHistory(
  db: Db,
  feeds: readonly Whose[],
  userId: string,
  hidden: readonly (string | null)[],
  ask: PageAsk,
) {
  const own = feeds.map(({ game, feed }) =>
    db
      .selectFrom('bets')
      .where('user_id', '=', userId)
      .where('bets.game', '=', game)
      .where('bets.feed', '=', BigInt(feed))
      .orderBy('bet_id', 'desc'),
  );
  const { rows, next } = await readPage(ask, {
    keyOf: textKey,
    keyAt: async (skip) => {
      const most = skip + 1;
      const ids = own.map((bets) => bets.select('bet_id').limit(most).execute());
      return newest(await Promise.all(ids), most)[skip]?.bet_id;
    },
    below: async (key: string | null, limit) => {
      const tops = own.map((bets) =>
        bets
          .$if(key !== null, (query) => query.where('bet_id', '<', key ?? ''))
          .innerJoin('pool_rounds', (join) =>
            join.onRef('pool_rounds.game', '=', 'bets.game').onRef('pool_rounds.round_id', '=', 'bets.round_id'),
          )
          .innerJoin('chains', 'chains.chain_id', 'pool_rounds.chain_id')
          .select([
            'bet_id',
            'bets.feed',
            'bets.round_id',
            'choice',
            'placed_at',
            'bets.staked',
            'bets.paid',
            'bets.status',
            'outcome',
            'seed_hash',
            'seed',
            'digest',
            'chains.public_seed',
          ])
          .limit(limit)
          .execute(),
      );
      return newest(await Promise.all(tops), limit);
    },
    cursorOf: ({ bet_id }) => bet_id,
  });
  const list = rows.map((row) => {
    const roundId = String(row.round_id);
    const outcome = row.outcome === '' || hidden.includes(roundId) ? null : readOutcome(row.outcome);
    const told = outcome === null ? { paid: 0n, status: 'open' as const } : {};
    return { ...row, ...told, roundId, outcome };
  });
  const lists = feeds.map(({ game, feed }) => ownList(game, feed));
  return { total: await totalOf(db, userId, lists), rows: list, next };
}
