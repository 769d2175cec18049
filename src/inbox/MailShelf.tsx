import { useState } from 'react';
import { useT } from '../i18n';
import { TRASH } from '../ui/drawings';
import { IconButton } from '../ui/IconButton';
import { Confirm } from '../ui/primitives/Confirm';
import { Toggle } from '../ui/Toggle';
import { unreadIn } from './kept';
import { Shelves } from './Shelves';
import { TAG_LOOKS } from './tags';
import { type Shelf, useDeleteRead, type useMails, useReadAll } from './queries';
import { useRemovals } from './useRemovals';
import css from './InboxPanel.module.css';

interface MailShelfProps {
  readonly shelf: Shelf;
  readonly mails: ReturnType<typeof useMails>;
  /** Read ones too, or unread ones alone. */
  readonly onAll: (all: boolean) => void;
}

/** The mails of a tab, with what can be done with all of them above. */
export function MailShelf({ shelf, mails, onAll }: MailShelfProps) {
  const t = useT();
  const { tag, unread: onlyUnread } = shelf;
  /** Null until it was asked for the first time: what is not there costs the panel nothing as it opens. */
  const [asking, setAsking] = useState<boolean | null>(null);
  const { remove } = useRemovals();
  const readAll = useReadAll();
  const deleteRead = useDeleteRead();
  const { counts } = mails;
  const anyRead = counts.some((count) => (tag === undefined || count.tag === tag) && count.total > count.unread);
  return (
    <>
      <div className={css.tools}>
        <div className={css.toggle}>
          <Toggle on={!onlyUnread} onChange={onAll} label={t('inbox.showAll')} />
        </div>
        <button
          type="button"
          className={css.link}
          disabled={unreadIn(counts, tag) === 0 || readAll.isPending}
          onClick={() => readAll.mutate({ tag })}
        >
          {t('inbox.readAll')}
        </button>
        <IconButton
          icon={TRASH}
          look="bare"
          label={t('inbox.deleteRead')}
          disabled={!anyRead || deleteRead.isPending}
          onClick={() => setAsking(true)}
        />
      </div>
      <Shelves
        key={`${tag ?? ''} ${String(onlyUnread)}`}
        {...mails}
        onRemove={remove}
        none={
          onlyUnread
            ? { title: t('inbox.emptyUnreadTitle'), body: t('inbox.emptyUnreadBody') }
            : { title: t('inbox.emptyTitle'), body: t('inbox.emptyBody') }
        }
      />
      {asking === null ? null : (
        <Confirm
          open={asking}
          title={t('inbox.deleteReadTitle')}
          yes={t('inbox.delete')}
          no={t('inbox.cancel')}
          onYes={() => deleteRead.mutate({ tag })}
          onClose={() => setAsking(false)}
        >
          {tag === undefined ? t('inbox.deleteReadAll') : t('inbox.deleteReadTag', { tag: t(TAG_LOOKS[tag].label) })}
        </Confirm>
      )}
    </>
  );
}
