import { useHouse } from '../house/hooks';
import { useT } from '../i18n';
import { Pill } from '../ui/Pill';
import { Segmented } from '../ui/Segmented';
import css from './Entrance.module.css';

/** Signing in or signing up: the same sheet, one beside the other. */
export function EntranceTabs({ at }: { readonly at: 'login' | 'register' }) {
  const t = useT();
  const { modals, session } = useHouse();
  const options = [
    { value: 'login', label: t('login.tab') },
    { value: 'register', label: t('register.tab') },
  ] as const;
  return (
    <div className={css.tabs}>
      <Segmented
        label={t('login.title')}
        options={options}
        value={at}
        onChange={(name) => {
          session.send({ type: 'error.clear' });
          modals.send({ type: 'replace', name });
        }}
      />
    </div>
  );
}

/** What everybody is told before entering. */
export function EntranceFoot() {
  const t = useT();
  return (
    <p className={css.foot}>
      <Pill tone="sandbox">{t('common.adult')}</Pill>
      {t('common.playMoneyLong')}
    </p>
  );
}
