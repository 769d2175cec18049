import { NoConnection } from '../ui/NoConnection';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CodeError } from '../../contract/errors';
import { refusalOf } from '../../machines/kit/refusal';
import { useOnline } from '../house/hooks';
import { useT } from '../i18n';
import { Failed } from '../ui/States';
import { RowsSkeleton } from '../ui/Skeleton';

interface LoadedProps<Answer> {
  readonly query: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'refetch'>;
  readonly children: (answer: Answer) => ReactNode;
  /** Rows of the shape that it has until it is there. */
  readonly rows?: number;
}

/** What was answered; until then its shape, or why it could not be. What was there stays when asking again fails. */
export function Loaded<Answer>({ query, children, rows = 5 }: LoadedProps<Answer>) {
  const t = useT();
  const online = useOnline();
  const { data, error } = query;
  const again = () => void query.refetch();
  if (data !== undefined) return children(data);
  if (error === null) return <RowsSkeleton rows={rows} />;
  // It comes by HTTP: without a connection to the channel it may fail for the same reason.
  if (!online && !(error instanceof CodeError)) return <NoConnection title={t('link.silent')} note={t('link.comes')} />;
  return <Failed code={refusalOf(error).code} onRetry={again} />;
}
