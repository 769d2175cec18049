import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { cx } from '../../ui/cx';
import css from './parts.module.css';

interface ViewHeadProps {
  readonly title: string;
  /** The view that this one is a part of. */
  readonly within?: { readonly href: string; readonly title: string };
  readonly note?: ReactNode;
  /** What stands at its right. */
  readonly children?: ReactNode;
}

/** A view's title, where it lies, and what can be done with all of it. */
export function ViewHead({ title, within, note, children }: ViewHeadProps) {
  return (
    <header className={css.head}>
      <h1>
        {within === undefined ? null : <Link href={within.href}>{within.title}</Link>}
        {title}
      </h1>
      {note === undefined ? null : <span className={css.note}>{note}</span>}
      <span className={css.grow} />
      {children}
    </header>
  );
}

interface PanelProps {
  readonly title: string;
  readonly side?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a view under its own title. */
export function Panel({ title, side, className, children }: PanelProps) {
  const id = useId();
  return (
    <section className={cx(css.panel, className)} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {side}
      </header>
      {children}
    </section>
  );
}

export type StateTone = 'good' | 'wait' | 'bad' | 'idle';

/** A state in a word. */
export const State = ({ tone, children }: { readonly tone: StateTone; readonly children: ReactNode }) => (
  <span className={cx(css.state, tone !== 'idle' && css[tone])}>{children}</span>
);

/** Facts by name. A fact that is null is left out. */
export function Facts({ of }: { readonly of: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={css.facts}>
      {of.map(([name, value]) =>
        value === null ? null : (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** Nothing there, in one line. */
export const Nothing = ({ children }: { readonly children: ReactNode }) => <p className={css.none}>{children}</p>;

export interface Column<Row> {
  readonly name: string;
  readonly right?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** Figures right, words left; it scrolls sideways where there is no room. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <div className={css.scroll} tabIndex={0} role="group" aria-label={caption}>
      <table className={css.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, right }) => (
              <th key={name} scope="col" className={cx(right && css.right)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, right, cell }) => (
                <td key={name} className={cx(right && css.right)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
