import { useHouse, useUser } from '../house/hooks';
import { useT } from '../i18n';
import { IconButton } from '../ui/IconButton';

/** The way into the inbox, with a mark while something in it is unread; nothing for guests. How many there are comes with the player. */
export function Bell() {
  const t = useT();
  const { openPanel } = useHouse();
  const user = useUser();
  if (user === null) return null;
  const unread = (user.unread ?? 0) + (user.messages ?? 0);
  return (
    <IconButton
      icon="bell"
      label={unread === 0 ? t('inbox.title') : t('inbox.bell', { n: unread })}
      dot={unread > 0}
      onClick={() => openPanel('inbox')}
    />
  );
}
