import { useHouse, useSettings } from '../house/hooks';
import { QUALITIES } from '../house/preferences';
import { LOCALE_NAMES, LOCALES, useLocale } from '../i18n';
import { NETWORK_ERROR } from '../../contract/errors';
import { Card } from '../ui/Card';
import { Segmented } from '../ui/Segmented';
import { Toggle } from '../ui/Toggle';
import { Notices } from './Notices';
import css from './Settings.module.css';

const QUALITY = {
  auto: 'account.qualityAuto',
  high: 'account.qualityHigh',
  medium: 'account.qualityMedium',
  low: 'account.qualityLow',
} as const;

/** Language, sound, picture and notices of this device. */
export function Settings() {
  const { t, locale, set } = useLocale();
  const { showToast } = useHouse();
  const [settings, change] = useSettings();
  const speak = (next: typeof locale) => {
    set(next).catch(() => showToast({ kind: 'error', title: NETWORK_ERROR, content: '' }));
  };
  return (
    <Card aria-labelledby="settings-title" className={css.settings}>
      <h2 id="settings-title" className={css.title}>
        {t('account.settings')}
      </h2>
      <Toggle
        label={t('account.sound')}
        note={t('account.soundNote')}
        on={settings.sound}
        onChange={(sound) => change({ sound })}
      />
      <Toggle
        label={t('account.music')}
        note={t('account.musicNote')}
        on={settings.sound && settings.music}
        disabled={!settings.sound}
        onChange={(music) => change({ music })}
      />
      <Notices />
      <div className={css.choice}>
        <h3>{t('account.language')}</h3>
        <Segmented
          label={t('account.language')}
          options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
          value={locale}
          onChange={speak}
        />
      </div>
      <div className={css.choice}>
        <h3>{t('account.quality')}</h3>
        <Segmented
          label={t('account.quality')}
          options={QUALITIES.map((value) => ({ value, label: t(QUALITY[value]) }))}
          value={settings.quality}
          onChange={(quality) => change({ quality })}
        />
        <p>
          {settings.quality === 'auto' && settings.autoLevel !== null
            ? t('account.qualityNow', { level: t(QUALITY[settings.autoLevel]) })
            : t('account.qualityNote')}
        </p>
      </div>
    </Card>
  );
}
