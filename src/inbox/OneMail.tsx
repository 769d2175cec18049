import { NoConnection } from '../ui/NoConnection';
import { CodeError } from '../../contract/errors';
import { useOnline } from '../house/hooks';
import { useT } from '../i18n';
import { RowsSkeleton } from '../ui/Skeleton';
import { Empty, Failed } from '../ui/States';
import type { Letter } from './letter';
import { MailView } from './MailView';
import { isMessage, useMessage } from './messages';
import { useMail } from './queries';

interface TroubleProps {
  readonly error: Error | null;
  /** It is one mail. */
  readonly one?: boolean;
  readonly onRetry: () => void;
}

/** What stands where mails would: no connection, or a failure with the way to try again. Null where neither is. */
export function Trouble({ error, one = false, onRetry }: TroubleProps) {
  const t = useT();
  const online = useOnline();
  if (!online) return <NoConnection title={t('inbox.offlineTitle')} note={t('inbox.offlineBody')} />;
  if (error === null) return null;
  return (
    <Failed
      title={t(one ? 'inbox.oneFailedTitle' : 'inbox.failedTitle')}
      note={t('inbox.failedBody')}
      code={error instanceof CodeError ? error.code : undefined}
      onRetry={onRetry}
    />
  );
}

interface OneMailProps {
  /** As the address has it: a mail's, or a message's of the site. */
  readonly id: string;
  readonly onLeave: () => void;
}

/** The mail or the message of the address, in whatever state it is: on its way, there, or gone. */
export const OneMail = ({ id, onLeave }: OneMailProps) =>
  isMessage(id) ? <SiteMessage id={id} onLeave={onLeave} /> : <Mail id={id} onLeave={onLeave} />;

const Mail = ({ id, onLeave }: OneMailProps) => <Found {...useMail(id)} onLeave={onLeave} />;
const SiteMessage = ({ id, onLeave }: OneMailProps) => <Found {...useMessage(id)} onLeave={onLeave} />;

interface FoundProps {
  /** Null where there is none, undefined while it is not known. */
  readonly letter: Letter | null | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly onLeave: () => void;
}

function Found({ letter, error, refetch, onLeave }: FoundProps) {
  const t = useT();
  const online = useOnline();
  if (letter) return <MailView letter={letter} onLeave={onLeave} />;
  if (letter === null) return <Empty title={t('inbox.goneTitle')}>{t('inbox.goneBody')}</Empty>;
  if (!online || error !== null) return <Trouble error={error} one onRetry={() => void refetch()} />;
  return <RowsSkeleton rows={3} />;
}
