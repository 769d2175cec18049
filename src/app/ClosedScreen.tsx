import { Link } from 'wouter';
import { CommunityLinks } from '../account/CommunityLinks';
import { useLocale, useT } from '../i18n';
import { formatMoment } from '../i18n/dates';
import { Brand } from '../ui/Brand';
import { buttonClass } from '../ui/Button';
import { Empty } from '../ui/States';
import type { Closed } from './closed';
import css from './ClosedScreen.module.css';

/** The site is closed, for everybody or for a place: why, until when, what becomes of open rounds, and where else the house is to be found. */
export default function ClosedScreen({ closed }: { readonly closed: Closed }) {
  const t = useT();
  const { locale } = useLocale();
  const until = closed.why === 'maintenance' ? closed.until : null;
  return (
    <main id="isi" className={css.page} role="status">
      <Brand />
      <h1 className={css.title}>{t(`site.${closed.why}.title`)}</h1>
      <Empty
        level={2}
        title={
          closed.why === 'region'
            ? t('site.region.head')
            : until === null
              ? t('site.maintenance.soon')
              : t('site.maintenance.until', { time: formatMoment(until, locale) })
        }
        action={
          <div className={css.ways}>
            <Link href="/help" className={buttonClass({ tone: 'ghost' })}>
              {t('nav.help')}
            </Link>
          </div>
        }
      >
        {t(`site.${closed.why}.body`)}
      </Empty>
      <CommunityLinks />
    </main>
  );
}
