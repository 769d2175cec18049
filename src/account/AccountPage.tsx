import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { APP_VERSION } from '../../contract/constants';
import { useHouse, useLoggedIn } from '../house/hooks';
import { useT } from '../i18n';
import { Avatar } from '../ui/Avatar';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { RowArrow, RowFace, Rows } from '../ui/Rows';
import { Logout, Me, SupportRow } from './Me';
import { Settings } from './Settings';
import css from './AccountPage.module.css';

/** Who the player is on this site, the settings of this device, and the way out. */
export default function AccountPage() {
  const t = useT();
  const loggedIn = useLoggedIn();
  return (
    <div className={css.page}>
      <div className={css.column}>{loggedIn ? <Me /> : <Guest />}</div>
      <div className={css.column}>
        <Settings />
      </div>
      <div className={css.column}>
        <Card padded={false} aria-label={t('account.about')}>
          <Rows>
            <li>
              <Link href="/help/fairness">
                <RowFace icon="shield" title={t('nav.fairness')} trailing={<RowArrow />} />
              </Link>
            </li>
            <li>
              <Link href="/help/rules">
                <RowFace icon="list" title={t('nav.rules')} trailing={<RowArrow />} />
              </Link>
            </li>
            <InstallRow />
            <SupportRow />
            <li>
              <Link href="/help">
                <RowFace icon="help" title={t('nav.help')} trailing={<RowArrow />} />
              </Link>
            </li>
          </Rows>
        </Card>
        {loggedIn ? <Logout /> : null}
        <p className={css.version}>
          {t('app.name')} {APP_VERSION} · {t('common.playMoneyLong')}
        </p>
      </div>
    </div>
  );
}

/** The way to the app on this device, where there is one. */
function InstallRow() {
  const t = useT();
  const { install, openPanel } = useHouse();
  const way = useSyncExternalStore(install.subscribe, install.way);
  if (way === 'none' || way === 'installed') return null;
  return (
    <li>
      <button
        type="button"
        className={css.row}
        onClick={() => openPanel(way === 'ios' ? 'install-ios-pwa' : 'install-apk')}
      >
        <RowFace icon="phone" title={t('install.title')} trailing={<RowArrow />} />
      </button>
    </li>
  );
}

function Guest() {
  const t = useT();
  const { openPanel } = useHouse();
  return (
    <>
      <header className={css.me}>
        <Avatar initial="?" hue={258} size={56} />
        <div className={css.who}>
          <h1>{t('account.guestName')}</h1>
          <p>{t('account.guestBody')}</p>
        </div>
      </header>
      <div className={css.entrances}>
        <Button tone="gold" size="lg" onClick={() => openPanel('register')}>
          {t('lobby.signUp')}
        </Button>
        <Button tone="ghost" size="lg" onClick={() => openPanel('login')}>
          {t('login.submit')}
        </Button>
      </div>
    </>
  );
}
