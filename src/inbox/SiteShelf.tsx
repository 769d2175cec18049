import { useUser } from '../house/hooks';
import { useT } from '../i18n';
import { type useMessages, useReadAllMessages } from './messages';
import { Shelves } from './Shelves';
import css from './InboxPanel.module.css';

/** What the site tells everybody: it is read one by one or all at once, and nobody deletes it. */
export function SiteShelf({ messages }: { readonly messages: ReturnType<typeof useMessages> }) {
  const t = useT();
  const unread = useUser()?.messages ?? 0;
  const readAll = useReadAllMessages();
  return (
    <>
      <div className={css.tools}>
        <button
          type="button"
          className={css.link}
          disabled={unread === 0 || readAll.isPending}
          onClick={() => readAll.mutate({})}
        >
          {t('inbox.readAll')}
        </button>
      </div>
      <Shelves {...messages} none={{ title: t('inbox.emptySiteTitle'), body: t('inbox.emptySiteBody') }} />
    </>
  );
}
