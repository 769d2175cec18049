import type { ReactNode } from 'react';
import { useT } from '../../i18n';
import { type Column, DataTable } from '../../ui/DataTable';
import { IconButton } from '../../ui/IconButton';
import { RowsSkeleton } from '../../ui/Skeleton';
import { Empty, Failed } from '../../ui/States';
import type { Paged } from './usePaged';
import css from './HistoryTable.module.css';

interface HistoryTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly paged: Paged<Row>;
  /** Title and sentence while there are no rows at all. */
  readonly empty: { readonly title: string; readonly body: string; readonly action?: ReactNode };
}

/** A table that is walked by pages, with a face for each state: on its way, empty, failed. */
export function HistoryTable<Row>({ caption, columns, rowKey, paged, empty }: HistoryTableProps<Row>) {
  return (
    <PagedList paged={paged} empty={empty}>
      <div className={css.table}>
        <DataTable caption={caption} columns={columns} rows={paged.rows} rowKey={rowKey} />
      </div>
    </PagedList>
  );
}

/** The frame of any paged list: its states around it and the pager below. */
export function PagedList<Row>({
  paged,
  empty,
  children,
}: Pick<HistoryTableProps<Row>, 'paged' | 'empty'> & { readonly children: ReactNode }) {
  const { rows, state, code, reload } = paged;
  if (state === 'failed' && rows.length === 0) return <Failed code={code} onRetry={reload} />;
  if (state === 'loading' && rows.length === 0) return <RowsSkeleton rows={5} />;
  if (rows.length === 0)
    return (
      <Empty title={empty.title} action={empty.action}>
        {empty.body}
      </Empty>
    );
  return (
    <div aria-busy={state === 'loading' || undefined} className={css.list}>
      {children}
      <Pager paged={paged} />
    </div>
  );
}

/** Back and forth, and where one is. */
function Pager<Row>({ paged: { page, size, total, rows, more, state, goTo } }: { readonly paged: Paged<Row> }) {
  const t = useT();
  if (!more && page === 1) return null;
  const from = (page - 1) * size + 1;
  const busy = state === 'loading';
  return (
    <div className={css.pager}>
      <IconButton
        look="key"
        icon="left"
        label={t('room.prevPage')}
        disabled={busy || page <= 1}
        onClick={() => goTo(page - 1)}
      />
      <span aria-live="polite">{t('room.pageOf', { from, to: from + Math.max(1, rows.length) - 1, total })}</span>
      <IconButton
        look="key"
        icon="right"
        label={t('room.nextPage')}
        disabled={busy || !more}
        onClick={() => goTo(page + 1)}
      />
    </div>
  );
}
