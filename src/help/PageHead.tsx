import { Link } from 'wouter';
import { useT } from '../i18n';
import { Icon } from '../ui/Icon';
import css from './Help.module.css';

/** The head of a page below the help, and the way back. */
export function PageHead({ title, lead }: { readonly title: string; readonly lead: string }) {
  const t = useT();
  return (
    <header>
      <Link href="/help" className={css.back}>
        <Icon name="left" size="xs" />
        {t('help.title')}
      </Link>
      <h1 className={css.title}>{title}</h1>
      <p className={css.lead}>{lead}</p>
    </header>
  );
}
