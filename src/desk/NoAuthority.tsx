import { Link } from 'wouter';
import { OtherLanguage } from '../account/OtherLanguage';
import { useHouse } from '../house/hooks';
import { useT } from '../i18n';
import planet from '../ui/art/planet.webp';
import { Brand } from '../ui/Brand';
import { Button, buttonClass } from '../ui/Button';
import { Standstill } from '../ui/Standstill';
import css from './NoAuthority.module.css';

/** The desk is not for everybody: said kindly, with the ways on. An operator without two steps is sent to set them up. It has the page for itself. */
export function NoAuthority() {
  const t = useT();
  const { openPanel } = useHouse();
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Link href="/" className={css.brand} aria-label={`${t('app.name')}, ${t('nav.home')}`}>
          <Brand />
        </Link>
        <OtherLanguage />
      </header>
      <main id="isi" className={css.main}>
        <Standstill
          art={planet}
          icon="lock"
          title={t('desk.closed')}
          ways={
            <>
              <Link href="/" className={buttonClass({ tone: 'violet', size: 'md', block: true })}>
                {t('missing.home')}
              </Link>
              <Button tone="ghost" size="md" block icon="shield" onClick={() => openPanel('edit-mfa')}>
                {t('desk.setTwoSteps')}
              </Button>
            </>
          }
        >
          <p>{t('desk.closedBody')}</p>
        </Standstill>
      </main>
    </div>
  );
}
