import { useT } from '../i18n';
import { InstallGuide } from './InstallGuide';
import { ADD, DOTS } from './signs';

/** `install-apk`: Android. There is no package to load from anywhere: the browser installs the site. */
export default function AndroidGuide() {
  const t = useT();
  return (
    <InstallGuide
      steps={[
        { icon: DOTS, text: t('device.android1') },
        { icon: ADD, text: t('device.android2') },
        { icon: 'check', text: t('device.android3') },
      ]}
      note={t('device.androidNote')}
    />
  );
}
