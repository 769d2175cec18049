import { sql } from 'kysely';
import type { WingoDraw, WingoModel, WingoMyRow, WingoPastRow, WingoSelection } from '../../../contract/wingo';
import type { PageAsk } from '../../../contract/common';
import { fromSen, type Sen } from '../../../rules/money';
import { isSelection } from '../../../rules/wingo/options';
import type { Db } from '../../ports';
import { readPage, textKey } from '../pages';
import { ownList, totalOf } from '../totals';

/** Draws of a model kept at hand: what statistics are made of. */
export const DRAWS_KEPT = 100;

/** What a model has drawn: how often in all, and the last ones, newest first. */
export interface Drawn {
  readonly total: number;
  readonly last: readonly WingoDraw[];
}

/** An order as its bet is kept: the same amount lies on each of its selections. */
export function readOrder({ choice, staked }: { readonly choice: string; readonly staked: Sen }): {
  readonly select: WingoSelection[];
  readonly amount: Sen;
} {
  const select = choice.split(',').filter(isSelection);
  return { select, amount: staked / BigInt(select.length) };
}

export async function readDrawn(db: Db, model: WingoModel): Promise<Drawn> {
  const { total } = await db
    .selectFrom('wingo_rounds')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('model', '=', BigInt(model))
    .where('status', '=', 'finished')
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('wingo_rounds')
    .select(['phase', 'number'])
    .where('model', '=', BigInt(model))
    .where('status', '=', 'finished')
    .orderBy('phase', 'desc')
    .limit(DRAWS_KEPT)
    .execute();
  return { total: Number(total), last: rows.map(({ phase, number }) => ({ phase, number: Number(number) })) };
}

/** A page of drawn phases of a model, newest first. */
export async function pastRounds(
  db: Db,
  model: WingoModel,
  ask: PageAsk,
): Promise<{ list: WingoPastRow[]; next: string | null }> {
  const drawn = db
    .selectFrom('wingo_rounds')
    .where('model', '=', BigInt(model))
    .where('status', '=', 'finished')
    .orderBy('phase', 'desc');
  const { rows, next } = await readPage(ask, {
    keyOf: textKey,
    keyAt: async (skip) => (await drawn.select('phase').offset(skip).limit(1).executeTakeFirst())?.phase,
    below: (key, limit) =>
      drawn
        .$if(key !== null, (query) => query.where('phase', '<', key ?? ''))
        .innerJoin('chains', 'chains.chain_id', 'wingo_rounds.chain_id')
        .select(['phase', 'number', 'end_time', 'seed', 'seed_hash', 'digest', 'chains.public_seed'])
        .limit(limit)
        .execute(),
    cursorOf: ({ phase }) => phase,
  });
  const list = rows.map((row) => ({
    phase: row.phase,
    number: Number(row.number),
    time: Number(row.end_time),
    serverSeed: row.seed,
    serverSeedHash: row.seed_hash,
    roundHash: row.digest,
    publicSeed: row.public_seed,
  }));
  return { list, next };
}

const MODELS: readonly WingoModel[] = [1, 2, 3];

/** The first rows of lists that are sorted by their ids, newest first, as one list. */
const newest = <Row extends { readonly bet_id: string }>(lists: readonly (readonly Row[])[], limit: number): Row[] =>
  lists
    .flat()
    .sort((a, b) => (a.bet_id < b.bet_id ? 1 : -1))
    .slice(0, limit);

/**
 * A page of one player's orders, newest first, of one model or of all. The number is there once it is drawn. The list of all is put together from the
 * tops of the models' lists: an index of its own would cost every order more than this costs who looks at it.
 */
export async function myHistory(
  db: Db,
  userId: string,
  model: WingoModel | undefined,
  ask: PageAsk,
): Promise<{ total: number; list: WingoMyRow[]; next: string | null }> {
  const models = model === undefined ? MODELS : [model];
  const own = models.map((one) =>
    db
      .selectFrom('bets')
      .where('user_id', '=', userId)
      .where('game', '=', 'wingo')
      .where('feed', '=', BigInt(one))
      .orderBy('bet_id', 'desc'),
  );
  const { rows, next } = await readPage(ask, {
    keyOf: textKey,
    keyAt: async (skip) => {
      const ids = own.map((orders) =>
        orders
          .select('bet_id')
          .limit(skip + 1)
          .execute(),
      );
      return newest(await Promise.all(ids), skip + 1)[skip]?.bet_id;
    },
    below: async (key, limit) => {
      const tops = own.map((orders) =>
        orders
          .$if(key !== null, (query) => query.where('bet_id', '<', key ?? ''))
          .innerJoin('wingo_rounds', (join) =>
            join.on('wingo_rounds.phase', '=', sql<string>`cast(bets.round_id as text)`),
          )
          .select([
            'bet_id',
            'phase',
            'feed',
            'placed_at',
            'choice',
            'bets.staked',
            'bets.paid',
            'wingo_rounds.number',
            'bets.status',
          ])
          .limit(limit)
          .execute(),
      );
      return newest(await Promise.all(tops), limit);
    },
    cursorOf: ({ bet_id }) => bet_id,
  });
  const list = rows.map((row): WingoMyRow => {
    const { select, amount } = readOrder(row);
    return {
      phase: row.phase,
      model: row.feed === 1n ? 1 : row.feed === 2n ? 2 : 3,
      time: Number(row.placed_at),
      select,
      amount: fromSen(amount),
      cost: fromSen(row.staked),
      winAmount: fromSen(row.paid),
      ...(row.number >= 0n ? { number: Number(row.number) } : {}),
      status: row.status,
    };
  });
  return {
    total: await totalOf(
      db,
      userId,
      models.map((one) => ownList('wingo', one)),
    ),
    list,
    next,
  };
}
