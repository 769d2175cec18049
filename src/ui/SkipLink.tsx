import { useT } from '../i18n';
import css from './SkipLink.module.css';

/** The first stop of a page: past the navigation, to what it is about. The address stays: a place in it would have the focus again on each way back, whatever a panel gave it to. */
export function SkipLink() {
  const t = useT();
  return (
    <a
      className={css.skip}
      href="#isi"
      onClick={(event) => {
        const main = document.getElementById('isi');
        if (main === null) return;
        event.preventDefault();
        main.focus();
        main.scrollIntoView();
      }}
    >
      {t('nav.skip')}
    </a>
  );
}
