import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refusalOf } from '../../machines/kit/refusal';
import { Failed } from '../ui/States';
import { RowsSkeleton } from '../ui/Skeleton';

interface LoadedProps<Answer> {
  readonly query: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'refetch'>;
  readonly children: (answer: Answer) => ReactNode;
}

/** What was answered; until then its shape, or why it could not be. What was there stays when asking again fails. */
export function Loaded<Answer>({ query, children }: LoadedProps<Answer>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return <RowsSkeleton rows={5} />;
  return <Failed code={refusalOf(query.error).code} onRetry={() => void query.refetch()} />;
}
