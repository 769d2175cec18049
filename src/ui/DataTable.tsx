import type { ReactNode } from 'react';
import { cx } from './cx';
import css from './DataTable.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly header: ReactNode;
  readonly align?: 'left' | 'right';
  readonly cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** What the table holds, for a screen reader. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Rows of the player's own stand out. */
  readonly own?: (row: Row) => boolean;
}

/** A table of numbers: labels left, figures right, the first column gives way when space is short. */
export function DataTable<Row>({ caption, columns, rows, rowKey, own }: DataTableProps<Row>) {
  return (
    <table className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={css[column.align ?? 'left']}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={cx(own?.(row) && css.own)}>
            {columns.map((column) => (
              <td key={column.key} className={css[column.align ?? 'left']}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
