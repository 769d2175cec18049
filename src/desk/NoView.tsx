import { Link } from 'wouter';
import { useT } from '../i18n';
import { buttonClass } from '../ui/Button';
import { Empty } from '../ui/States';

/** An operator asked for a view that there is not. */
export function NoView() {
  const t = useT();
  return (
    <Empty
      level={1}
      title={t('desk.noView')}
      action={
        <Link href="/desk" className={buttonClass({ tone: 'violet' })}>
          {t('desk.home')}
        </Link>
      }
    >
      {t('missing.body')}
    </Empty>
  );
}
