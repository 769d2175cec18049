import { sql } from 'kysely';
import type { WingoDraw, WingoModel, WingoMyRow, WingoPastRow, WingoSelection } from '../../../contract/wingo';
import type { PageAsk } from '../../../contract/common';
import { fromSen } from '../../../rules/money';
import { isSelection } from '../../../rules/wingo/options';
import type { Db } from '../../ports';
import { readPage, textKey } from '../pages';
import { type OwnList, totalOf } from '../totals';

/** Draws of a model kept at hand: what statistics are made of. */
export const DRAWS_KEPT = 100;

/** What a model has drawn: how often in all, and the last ones, newest first. */
export interface Drawn {
  readonly total: number;
  readonly last: readonly WingoDraw[];
}

/** Selections as they are kept in a row. */
export const readSelections = (text: string): WingoSelection[] => text.split(',').filter(isSelection);

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
const listOf = (model: WingoModel): OwnList => `wingo:${model}`;

/** The first rows of lists that are sorted by their ids, newest first, as one list. */
const newest = <Row extends { readonly order_id: string }>(lists: readonly (readonly Row[])[], limit: number): Row[] =>
  lists
    .flat()
    .sort((a, b) => (a.order_id < b.order_id ? 1 : -1))
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
      .selectFrom('wingo_orders')
      .where('user_id', '=', userId)
      .where('wingo_orders.model', '=', BigInt(one))
      .orderBy('order_id', 'desc'),
  );
  const { rows, next } = await readPage(ask, {
    keyOf: textKey,
    keyAt: async (skip) => {
      const ids = own.map((orders) =>
        orders
          .select('order_id')
          .limit(skip + 1)
          .execute(),
      );
      return newest(await Promise.all(ids), skip + 1)[skip]?.order_id;
    },
    below: async (key, limit) => {
      const tops = own.map((orders) =>
        orders
          .$if(key !== null, (query) => query.where('order_id', '<', key ?? ''))
          .innerJoin('wingo_rounds', 'wingo_rounds.phase', 'wingo_orders.phase')
          .select([
            'order_id',
            'wingo_orders.phase',
            'wingo_orders.model',
            'placed_at',
            'selections',
            'amount',
            'cost',
            'wingo_orders.paid',
            'wingo_rounds.number',
            'wingo_orders.status',
          ])
          .limit(limit)
          .execute(),
      );
      return newest(await Promise.all(tops), limit);
    },
    cursorOf: ({ order_id }) => order_id,
  });
  const list = rows.map((row): WingoMyRow => ({
    phase: row.phase,
    model: row.model === 1n ? 1 : row.model === 2n ? 2 : 3,
    time: Number(row.placed_at),
    select: readSelections(row.selections),
    amount: fromSen(row.amount),
    cost: fromSen(row.cost),
    winAmount: fromSen(row.paid),
    ...(row.number >= 0n ? { number: Number(row.number) } : {}),
    status: row.status,
  }));
  return { total: await totalOf(db, userId, models.map(listOf)), list, next };
}
