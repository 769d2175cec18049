import { Link } from 'wouter';
import { useT } from '../i18n';
import { buttonClass } from '../ui/Button';
import { Empty } from '../ui/States';
import css from './MissingPage.module.css';

/** An address that leads to nothing here: said so, with the ways on. */
export default function MissingPage() {
  const t = useT();
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('missing.title')}</h1>
      <Empty
        level={2}
        title={t('missing.head')}
        action={
          <div className={css.ways}>
            <Link href="/" className={buttonClass({ tone: 'violet' })}>
              {t('missing.home')}
            </Link>
            <Link href="/help" className={buttonClass({ tone: 'ghost' })}>
              {t('nav.help')}
            </Link>
          </div>
        }
      >
        {t('missing.body')}
      </Empty>
    </div>
  );
}
