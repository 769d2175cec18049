import { useOnline } from '../house/hooks';
import { useT } from '../i18n';
import { RowsSkeleton } from '../ui/Skeleton';
import { Empty } from '../ui/States';
import { MailList } from './MailList';
import { Trouble } from './OneMail';
import type { Shelf, useMails } from './queries';
import { useOpenMail } from './useOpenMail';
import { useRemovals } from './useRemovals';
import css from './InboxPanel.module.css';

interface ShelvesProps {
  readonly shelf: Shelf;
  readonly mails: ReturnType<typeof useMails>;
}

/** The mails of a tab in whatever state they are: on their way, there, none, or not to be had. */
export function Shelves({ shelf, mails }: ShelvesProps) {
  const t = useT();
  const online = useOnline();
  const { letters, now, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = mails;
  const [open, setOpen] = useOpenMail();
  const { remove } = useRemovals();
  if (letters === null)
    return (
      <div className={css.state}>
        {!online || error !== null ? <Trouble error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />}
      </div>
    );
  if (letters.length === 0 && !hasNextPage)
    return (
      <div className={css.state}>
        {shelf.unread ? (
          <Empty title={t('inbox.emptyUnreadTitle')}>{t('inbox.emptyUnreadBody')}</Empty>
        ) : (
          <Empty title={t('inbox.emptyTitle')}>{t('inbox.emptyBody')}</Empty>
        )}
      </div>
    );
  return (
    <MailList
      letters={letters}
      now={now}
      open={open}
      onOpen={setOpen}
      onRemove={remove}
      more={{
        there: hasNextPage,
        loading: isFetchingNextPage,
        failed: isFetchNextPageError,
        load: () => void fetchNextPage(),
      }}
    />
  );
}
