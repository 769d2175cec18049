import { useState } from 'react';
import { withData } from '../data/withData';
import { useT } from '../i18n';
import { TRASH } from '../ui/drawings';
import { IconButton } from '../ui/IconButton';
import { Confirm } from '../ui/primitives/Confirm';
import { Tabs } from '../ui/primitives/Tabs';
import { Toggle } from '../ui/Toggle';
import { useDesktop } from '../ui/useMedia';
import { unreadIn } from './kept';
import { MailPane } from './MailPane';
import { Shelves } from './Shelves';
import { type MailTab, TAG_LOOKS, TABS } from './tags';
import { heard, type Shelf, useDeleteRead, useMails, useReadAll } from './queries';
import { Undo } from './Undo';
import { useRemovals } from './useRemovals';
import css from './InboxPanel.module.css';

/** The inbox: tabs by kind, mails by day, and on desktops the open one beside them. */
function InboxPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const desktop = useDesktop();
  const [tab, setTab] = useState<MailTab>('all');
  const [all, setAll] = useState(true);
  const [asking, setAsking] = useState(false);
  const tag = tab === 'all' ? undefined : tab;
  const shelf: Shelf = { tag, unread: !all };
  const mails = useMails(shelf);
  const { pending } = useRemovals();
  const letters = mails.letters?.filter(({ id }) => id !== pending) ?? null;
  const readAll = useReadAll();
  const deleteRead = useDeleteRead();
  const { counts } = mails;
  const unread = unreadIn(counts, tag);
  const anyRead = counts.some((count) => (tag === undefined || count.tag === tag) && count.total > count.unread);
  const options = TABS.map((value) => {
    const count = unreadIn(counts, value === 'all' ? undefined : value);
    return {
      value,
      label: t(value === 'all' ? 'inbox.all' : TAG_LOOKS[value].label),
      count,
      countLabel: `${String(count)} ${t('inbox.new')}`,
    };
  });

  return (
    <div className={css.inbox}>
      <section className={css.list}>
        <Tabs label={t('inbox.tags')} options={options} value={tab} onChange={setTab}>
          <div className={css.tools}>
            <div className={css.toggle}>
              <Toggle on={all} onChange={setAll} label={t('inbox.showAll')} />
            </div>
            <button
              type="button"
              className={css.link}
              disabled={unread === 0 || readAll.isPending}
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
          <Shelves key={`${tab} ${String(all)}`} shelf={shelf} mails={{ ...mails, letters }} />
        </Tabs>
        <Undo />
      </section>
      {desktop ? <MailPane letters={letters ?? []} onLeave={onClose} /> : null}
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
    </div>
  );
}

export default withData(InboxPanel, heard);
