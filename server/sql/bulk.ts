import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Store } from '../ports';

type ColumnKind = 'text' | 'bigint';
type Cell = string | bigint;

/** Column names, in the order of the cells, and what they hold. */
export type BulkColumns = Readonly<Record<string, ColumnKind>>;

/**
 * Many rows as one table expression, to select or insert from:
 *
 *     sql`insert into t (a, b) select a, b from ${bulk(store.engine, { a: 'text', b: 'bigint' }, rows)} as rows`
 *
 * The text of the statement does not depend on the number of rows, so it stays prepared, and hundreds of rows cost one round
 * trip. Give it an alias. Row order is kept on both engines.
 */
export function bulk(
  engine: Store['engine'],
  columns: BulkColumns,
  rows: readonly (readonly Cell[])[],
): RawBuilder<unknown> {
  const entries = Object.entries(columns);
  switch (engine) {
    case 'sqlite': {
      const [only, ...others] = entries;
      // A list is read without looking into each of its elements.
      if (only !== undefined && others.length === 0)
        return sql`(select value as ${sql.raw(only[0])} from json_each(${`[${rows.map(([cell = '']) => json(cell)).join(',')}]`}))`;
      const fields = entries.map(([name], i) => `value ->> ${i} as ${name}`).join(', ');
      return sql`(select ${sql.raw(fields)} from json_each(${jsonRows(rows)}))`;
    }
    case 'postgres': {
      const names = entries.map(([name]) => name).join(', ');
      const arrays = entries.map(
        ([, kind], i) => sql`cast(${rows.map((row) => String(row[i]))} as ${sql.raw(kind)}[])`,
      );
      return sql`(select * from unnest(${sql.join(arrays)}) as cells (${sql.raw(names)}))`;
    }
  }
}

/** JSON has no bigint of its own: digits are written as they are, and SQLite reads them as 64-bit integers. */
const json = (cell: Cell): string => (typeof cell === 'bigint' ? String(cell) : JSON.stringify(cell));

function jsonRows(rows: readonly (readonly Cell[])[]): string {
  let text = '';
  for (const row of rows) {
    let cells = '';
    for (const cell of row) cells += `${cells === '' ? '' : ','}${json(cell)}`;
    text += `${text === '' ? '' : ','}[${cells}]`;
  }
  return `[${text}]`;
}
