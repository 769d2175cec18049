import { useState } from 'react';
import { useSettings } from '../house/hooks';
import { useT } from '../i18n';
import { Toggle } from '../ui/Toggle';

const permissionNow = (): NotificationPermission | null =>
  typeof Notification === 'undefined' || !('serviceWorker' in navigator) ? null : Notification.permission;

/** Whether mails are told of while the site lies in the background (src/pwa/mailNotices). A browser that cannot has no such switch; one that must not says so. */
export function Notices() {
  const t = useT();
  const [{ notices }, change] = useSettings();
  const [permission, setPermission] = useState(permissionNow);
  if (permission === null) return null;
  const turn = async (on: boolean): Promise<void> => {
    const allowed = on ? await Notification.requestPermission().catch(() => permission) : permission;
    setPermission(allowed);
    change({ notices: on && allowed !== 'denied' });
  };
  return (
    <Toggle
      label={t('account.notices')}
      note={t(permission === 'denied' ? 'account.noticesDenied' : 'account.noticesNote')}
      on={notices && permission === 'granted'}
      disabled={permission === 'denied'}
      onChange={(on) => void turn(on)}
    />
  );
}
