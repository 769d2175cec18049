import { CompiledQuery } from 'kysely';
import type { Db } from '../../../server/ports';

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
