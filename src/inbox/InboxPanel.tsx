import { useMemo, useState } from 'react';
import { withData } from '../data/withData';
import { useUser } from '../house/hooks';
import { useT } from '../i18n';
import { Tabs } from '../ui/primitives/Tabs';
import { Panes } from '../ui/Panes';
import { unreadIn } from './kept';
import { MailPane } from './MailPane';
import { MailShelf } from './MailShelf';
import { useMessages } from './messages';
import { heard, useMails } from './queries';
import { SiteShelf } from './SiteShelf';
import { type MailTab, TAG_LOOKS, TABS } from './tags';
import { Undo } from './Undo';
import { useRemovals } from './useRemovals';

/** The inbox: tabs by kind, the site's messages the last of them, mails by day, and on desktops the open one beside them. */
function InboxPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const siteUnread = useUser()?.messages ?? 0;
  const [tab, setTab] = useState<MailTab>('all');
  const [all, setAll] = useState(true);
  const site = tab === 'site';
  const shelf = { tag: tab === 'all' || site ? undefined : tab, unread: !all };
  const mails = useMails(shelf);
  const messages = useMessages(site);
  const { pending } = useRemovals();
  const letters = useMemo(() => mails.letters?.filter(({ id }) => id !== pending) ?? null, [mails.letters, pending]);
  const options = TABS.map((value) => {
    const count = value === 'site' ? siteUnread : unreadIn(mails.counts, value === 'all' ? undefined : value);
    return {
      value,
      label: t(value === 'all' ? 'inbox.all' : TAG_LOOKS[value].label),
      count,
      countLabel: `${String(count)} ${t('inbox.new')}`,
    };
  });
  return (
    <Panes
      narrow="list"
      list={
        <>
          <Tabs label={t('inbox.tags')} options={options} value={tab} onChange={setTab}>
            {site ? (
              <SiteShelf messages={messages} />
            ) : (
              <MailShelf shelf={shelf} mails={{ ...mails, letters }} onAll={setAll} />
            )}
          </Tabs>
          <Undo />
        </>
      }
      pane={<MailPane letters={(site ? messages.letters : letters) ?? []} onLeave={onClose} />}
      paneLabel={t('inbox.mail')}
    />
  );
}

export default withData(InboxPanel, heard);
