import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refusalOf } from '../../../machines/kit/refusal';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { RowsSkeleton } from '../../ui/Skeleton';
import { Failed } from '../../ui/States';
import { Nothing } from './parts';
import css from './parts.module.css';

interface ListedProps<Row> {
  readonly pages: Pick<
    UseInfiniteQueryResult,
    'error' | 'refetch' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
  > & {
    readonly rows: readonly Row[] | undefined;
  };
  /** What is said when there is nothing. */
  readonly none: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list that goes on: on its way, failed, empty, or its rows with a way to more. */
export function Listed<Row>({ pages, none, children }: ListedProps<Row>) {
  const t = useT();
  if (pages.rows === undefined)
    return pages.error === null ? (
      <RowsSkeleton rows={5} />
    ) : (
      <Failed code={refusalOf(pages.error).code} onRetry={() => void pages.refetch()} />
    );
  if (pages.rows.length === 0) return <Nothing>{none}</Nothing>;
  return (
    <>
      {children(pages.rows)}
      {pages.hasNextPage ? (
        <div className={css.more}>
          <Button tone="ghost" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('desk.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
