import { withData } from '../data/withData';
import { useT } from '../i18n';
import { TRASH } from '../ui/drawings';
import { IconButton } from '../ui/IconButton';
import { OneMail } from './OneMail';
import { heard, useMail } from './queries';
import { useRemovals } from './useRemovals';
import css from './MailPanel.module.css';

interface MailPanelProps {
  readonly params: { readonly mail: string };
  readonly onClose: () => void;
}

/** One mail in a sheet of its own: on phones, and wherever a link leads to it alone (`?z=inbox-detail&mail=…`). */
function MailPanel({ params: { mail: id }, onClose }: MailPanelProps) {
  const t = useT();
  const mail = useMail(id);
  const { remove } = useRemovals();
  const { letter } = mail;
  return (
    <div className={css.panel}>
      <OneMail mail={mail} onLeave={onClose} />
      {letter ? (
        <IconButton
          icon={TRASH}
          label={t('inbox.deleteMail', { title: letter.title })}
          onClick={() => {
            remove(id);
            onClose();
          }}
        />
      ) : null}
    </div>
  );
}

export default withData(MailPanel, heard);
