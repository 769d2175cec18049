import { NETWORK_ERROR } from '../../contract/errors';
import { useHouse } from '../house/hooks';
import { LOCALE_NAMES, useLocale } from '../i18n';
import css from './OtherLanguage.module.css';

/** Has a screen that stands alone said in the other language: whoever comes to it may not read the house's first. */
export function OtherLanguage() {
  const { locale, set } = useLocale();
  const { showToast } = useHouse();
  const other = locale === 'id' ? 'en' : 'id';
  return (
    <button
      type="button"
      className={css.language}
      lang={other}
      onClick={() => {
        set(other).catch(() => showToast({ kind: 'error', title: NETWORK_ERROR, content: '' }));
      }}
    >
      {LOCALE_NAMES[other]}
    </button>
  );
}
