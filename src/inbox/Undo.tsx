import { useT } from '../i18n';
import { useRemovals } from './useRemovals';
import css from './InboxPanel.module.css';

/** A mail was deleted: for a moment it can be had back. */
export function Undo() {
  const t = useT();
  const { pending, undo } = useRemovals();
  return (
    <div role="status">
      {pending === null ? null : (
        <p className={css.undo}>
          {t('inbox.deleted')}
          <button type="button" className={css.link} onClick={undo}>
            {t('inbox.undo')}
          </button>
        </p>
      )}
    </div>
  );
}
