import { useSyncExternalStore } from 'react';
import { useHouse } from '../house/hooks';
import { useT } from '../i18n';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { Drawing, IconName } from '../ui/icons';
import css from './InstallGuide.module.css';

interface Step {
  readonly icon: IconName | Drawing;
  readonly text: string;
}

/** How the site becomes an app: the browser's own question where it has one, else its menu step by step. */
export function InstallGuide({ steps, note }: { readonly steps: readonly Step[]; readonly note: string }) {
  const t = useT();
  const { install } = useHouse();
  const way = useSyncExternalStore(install.subscribe, install.way);
  if (way === 'installed')
    return (
      <p className={css.done} role="status">
        <Icon name="check" size="sm" /> {t('device.installed')}
      </p>
    );
  return (
    <div className={css.guide}>
      <p>{t('device.installBody')}</p>
      {way === 'prompt' ? (
        <Button tone="gold" size="lg" block icon="phone" onClick={() => install.ask()}>
          {t('device.installYes')}
        </Button>
      ) : (
        <ol className={css.steps}>
          {steps.map(({ icon, text }, i) => (
            <li key={text}>
              <span className={css.sign}>
                <Icon name={icon} size="sm" />
              </span>
              <span>
                <b>{i + 1}.</b> {text}
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className={css.note}>{note}</p>
    </div>
  );
}
