import { useOnline } from '../house/hooks';
import { RowsSkeleton } from '../ui/Skeleton';
import { Empty } from '../ui/States';
import type { Letter } from './letter';
import { MailList } from './MailList';
import { Trouble } from './OneMail';
import { useOpenMail } from './useOpenMail';
import css from './InboxPanel.module.css';

interface ShelvesProps {
  /** Null until they are there. */
  readonly letters: readonly Letter[] | null;
  readonly now: number;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
  /** What is said where there are none. */
  readonly none: { readonly title: string; readonly body: string };
  /** Without it they stay. */
  readonly onRemove?: (id: string) => void;
}

/** The mails of a tab in whatever state they are: on their way, there, none, or not to be had. */
export function Shelves({ letters, now, error, refetch, none, onRemove, ...pages }: ShelvesProps) {
  const online = useOnline();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const [open, setOpen] = useOpenMail();
  if (letters === null)
    return (
      <div className={css.state}>
        {!online || error !== null ? <Trouble error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />}
      </div>
    );
  if (letters.length === 0 && !hasNextPage)
    return (
      <div className={css.state}>
        <Empty title={none.title}>{none.body}</Empty>
      </div>
    );
  return (
    <MailList
      letters={letters}
      now={now}
      open={open}
      onOpen={setOpen}
      onRemove={onRemove}
      more={{
        there: hasNextPage,
        loading: isFetchingNextPage,
        failed: isFetchNextPageError,
        load: () => void fetchNextPage(),
      }}
    />
  );
}
