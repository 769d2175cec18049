import { Link } from 'wouter';
import { CommunityLinks } from '../account/CommunityLinks';
import { OtherLanguage } from '../account/OtherLanguage';
import { useLocale } from '../i18n';
import { formatMoment } from '../i18n/dates';
import planet from '../ui/art/planet.webp';
import pad from '../ui/art/rocket-pad.webp';
import { Brand } from '../ui/Brand';
import { buttonClass } from '../ui/Button';
import { Dust } from '../ui/Sky';
import { type Comfort, Standstill } from '../ui/Standstill';
import type { Closed } from './closed';
import css from './ClosedScreen.module.css';

/** The site is closed, for everybody or for a place: why, until when, what becomes of open rounds, and where else the house is to be found. */
export default function ClosedScreen({ closed }: { readonly closed: Closed }) {
  const { t, locale } = useLocale();
  const comforts: readonly Comfort[] = [
    { icon: 'coin', text: t('site.balanceSafe') },
    { icon: 'check', text: t('site.roundsPaid') },
    ...(closed.why === 'maintenance' ? [{ icon: 'refresh', text: t('site.opensItself') } as const] : []),
  ];
  return (
    <div className={css.page}>
      <div className={css.dust}>
        <Dust count={60} seed={5} />
      </div>
      <header className={css.head}>
        <Brand />
        <OtherLanguage />
      </header>
      <main id="isi" className={css.main}>
        <Standstill
          art={closed.why === 'maintenance' ? pad : planet}
          icon={closed.why === 'maintenance' ? 'clock' : 'lock'}
          title={t(`site.${closed.why}.title`)}
          comforts={comforts}
          ways={
            <Link href="/help" className={buttonClass({ tone: 'violet', size: 'md', block: true })}>
              {t('nav.help')}
            </Link>
          }
        >
          {closed.why === 'maintenance' ? (
            <b>
              {closed.until === null
                ? t('site.maintenance.soon')
                : t('site.maintenance.until', { time: formatMoment(closed.until, locale) })}
            </b>
          ) : null}
          <p>{t(`site.${closed.why}.body`)}</p>
        </Standstill>
        <CommunityLinks />
      </main>
    </div>
  );
}
