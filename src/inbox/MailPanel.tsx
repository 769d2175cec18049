import { withData } from '../data/withData';
import { useT } from '../i18n';
import { TRASH } from '../ui/drawings';
import { IconButton } from '../ui/IconButton';
import { isMessage } from './messages';
import { OneMail } from './OneMail';
import { heard, useMail } from './queries';
import { useRemovals } from './useRemovals';
import css from './MailPanel.module.css';

interface MailPanelProps {
  readonly params: { readonly mail: string };
  readonly onClose: () => void;
}

/** One mail, or message of the site, in a sheet of its own: on phones, and wherever a link leads to it alone (`?z=inbox-detail&mail=…`). */
function MailPanel({ params: { mail: id }, onClose }: MailPanelProps) {
  return (
    <div className={css.panel}>
      <OneMail id={id} onLeave={onClose} />
      {isMessage(id) ? null : <Delete id={id} onClose={onClose} />}
    </div>
  );
}

function Delete({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useT();
  const { letter } = useMail(id);
  const { remove } = useRemovals();
  if (!letter) return null;
  return (
    <IconButton
      icon={TRASH}
      label={t('inbox.deleteMail', { title: letter.title })}
      onClick={() => {
        remove(id);
        onClose();
      }}
    />
  );
}

export default withData(MailPanel, heard);
