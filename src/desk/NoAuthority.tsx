import { Link } from 'wouter';
import { useHouse } from '../house/hooks';
import { useT } from '../i18n';
import { Button, buttonClass } from '../ui/Button';
import { Empty } from '../ui/States';
import css from './NoAuthority.module.css';

/** The desk is not for everybody: said kindly, with the ways on. An operator without two steps is sent to set them up. `missing`: an operator asked for a view that there is not. */
export function NoAuthority({ missing = false }: { readonly missing?: boolean }) {
  const t = useT();
  const { openPanel } = useHouse();
  return (
    <div className={css.page}>
      <Empty
        level={1}
        title={t(missing ? 'desk.noView' : 'desk.closed')}
        action={
          <div className={css.ways}>
            <Link href={missing ? '/desk' : '/'} className={buttonClass({ tone: 'violet' })}>
              {t(missing ? 'desk.home' : 'missing.home')}
            </Link>
            {missing ? null : (
              <Button tone="ghost" onClick={() => openPanel('edit-mfa')}>
                {t('desk.setTwoSteps')}
              </Button>
            )}
          </div>
        }
      >
        {t(missing ? 'missing.body' : 'desk.closedBody')}
      </Empty>
    </div>
  );
}
