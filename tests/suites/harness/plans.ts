import { CompiledQuery } from 'kysely';
import type { Db, Store, Tx } from '../../../server/ports';

/** The rows that PostgreSQL read in any one step of a query, those that a filter threw away included. */
export async function touchedRows(db: Db, query: CompiledQuery): Promise<number> {
  interface Plan {
    readonly 'Node Type': string;
    readonly 'Actual Rows': number;
    readonly 'Actual Loops': number;
    readonly 'Rows Removed by Filter'?: number;
    readonly Plans?: readonly Plan[];
  }
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
    CompiledQuery.raw(`explain (analyze, format json) ${query.sql}`, [...query.parameters]),
  );
  const rowsOf = ({ Plans = [], ...plan }: Plan): number =>
    (Plans.length === 0 ? plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) : 0) * plan['Actual Loops'] +
    Plans.reduce((sum, under) => sum + rowsOf(under), 0);
  return Math.max(...rows.flatMap((row) => row['QUERY PLAN']).map(({ Plan }) => rowsOf(Plan)));
}

/** The steps of SQLite's plan of a query. */
export async function stepsOf(db: Db, query: CompiledQuery): Promise<string[]> {
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]),
  );
  return rows.map(({ detail }) => detail);
}

/** The same database; what is asked of it is written down. */
export const writingDown = (db: Db, asked: CompiledQuery[]): Db =>
  db.withPlugin({
    transformQuery({ node, queryId }) {
      asked.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  }) as Db;

/** The queries that some work asks of the store, in its own transaction. */
export async function queriesOf(store: Store, work: (tx: Tx) => Promise<unknown>): Promise<CompiledQuery[]> {
  const asked: CompiledQuery[] = [];
  await writingDown(store.db, asked).transaction().execute(work);
  return asked;
}
