import { useT } from '../i18n';
import { InstallGuide } from './InstallGuide';
import { ADD, SHARE_UP } from './signs';

/** `install-ios-pwa`: iPhone and iPad. */
export default function AppleGuide() {
  const t = useT();
  return (
    <InstallGuide
      steps={[
        { icon: SHARE_UP, text: t('device.ios1') },
        { icon: ADD, text: t('device.ios2') },
        { icon: 'check', text: t('device.ios3') },
      ]}
      note={t('device.iosNote')}
    />
  );
}
