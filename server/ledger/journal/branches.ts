import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../ports';
import type { JournalSpan } from '../../ports.journal';
import { NO_STAKE, TOUCHES } from '../migrations/20261123_running_balances';
import type { Bounds } from './bounds';

type Sql = RawBuilder<unknown>;

const STAKE = 'bet';
const MAIN = `(debit = 'main' or credit = 'main')`;

/** A stretch of one index: what its columns before the number are, by name, and what else has to hold. Names of kinds and currencies are the code's own. */
export interface Branch {
  readonly owner: string;
  readonly second?: readonly ['kind' | 'currency', string];
  readonly filter: readonly Sql[];
}

/** A player's transfers of one kind; the words are those of the kind's index. */
export const kindOf = (owner: string, kind: string, filter: readonly Sql[] = []): Branch =>
  kind === STAKE
    ? { owner, filter: [sql`kind = ${sql.lit(kind)}`, ...filter] }
    : { owner, second: ['kind', kind], filter: [sql.raw(NO_STAKE), ...filter] };

/**
 * What was asked for, as parts of which each lies in one index in the order of the journal, and nothing is in two. A pocket other than `main` and a kind other than stakes have indexes
 * of their own (the migration says why); points are few.
 * @param all every kind that there is
 */
export function branchesOf(span: JournalSpan, all: readonly string[]): readonly Branch[] {
  const { owner, kinds, pocket, currency, from, until, hidden } = span;
  const filter = [
    ...(from === null ? [] : [sql`at >= ${BigInt(from)}`]),
    ...(until === null ? [] : [sql`at < ${BigInt(until)}`]),
    ...(hidden.length === 0 ? [] : [sql`not (${sql.raw(NO_STAKE)} and ref in (${sql.join(hidden)}))`]),
    ...(pocket === null ? [] : [sql.raw(pocket === 'main' ? MAIN : TOUCHES[pocket])]),
  ];
  if (currency !== 'IDR') {
    const named = kinds === null ? [] : [sql`kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`];
    return [{ owner, second: ['currency', currency], filter: [sql`currency <> 'IDR'`, ...named, ...filter] }];
  }
  const home = [sql`currency = 'IDR'`, ...filter];
  if (pocket === 'bonus' || pocket === 'held')
    return (kinds ?? all).map((kind) => ({ owner, second: ['kind', kind], filter: home }));
  return kinds === null ? [{ owner, filter: home }] : kinds.map((kind) => kindOf(owner, kind, home));
}

const LARGEST = 2n ** 63n - 1n;

/**
 * Transfers of a branch within bounds, as a table. PostgreSQL is told the stretch of the index as one range: by equalities alone it may go along the numbers of everybody's transfers instead, in the hope to
 * meet the player's soon. SQLite does not, and finds equalities in its index better.
 */
export function tableOf(
  engine: Store['engine'],
  { owner, second, filter }: Branch,
  columns: Sql,
  { from, before }: Bounds,
  limit?: { readonly order: 'asc' | 'desc'; readonly most: number },
): Sql {
  const [column, name] = second ?? [];
  const names = column === undefined ? ['owner', 'id'] : ['owner', column, 'id'];
  const row = (id: bigint): Sql =>
    sql`(${sql.join([sql.val(owner), ...(name === undefined ? [] : [sql.lit(name)]), sql.val(id)])})`;
  const tuple = sql.raw(`(${names.join(', ')})`);
  const within: readonly Sql[] =
    engine === 'postgres'
      ? [sql`${tuple} >= ${row(from ?? 0n)}`, sql`${tuple} < ${row(before ?? LARGEST)}`]
      : [
          sql`owner = ${owner}`,
          ...(column === undefined ? [] : [sql`${sql.raw(column)} = ${sql.lit(name)}`]),
          ...(from === null ? [] : [sql`id >= ${from}`]),
          ...(before === null ? [] : [sql`id < ${before}`]),
        ];
  const rows = sql`select ${columns} from transfers where ${sql.join([...within, ...filter], sql` and `)}`;
  if (limit === undefined) return rows;
  const { order, most } = limit;
  const sorted = (engine === 'postgres' ? names : ['id']).map((one) => sql.raw(`${one} ${order}`));
  return sql`select * from (${rows} order by ${sql.join(sorted)} limit ${sql.val(BigInt(most))}) as part`;
}
