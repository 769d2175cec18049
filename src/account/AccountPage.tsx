import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { APP_VERSION } from '../../contract/constants';
import { useHouse, useLoggedIn, useUser } from '../house/hooks';
import { useRefill } from '../house/useRefill';
import { useLocale, useT } from '../i18n';
import { formatBalance, formatDayTime, formatMonth, formatRp } from '../i18n/format';
import coin from '../ui/art/coin.webp?no-inline';
import { Amount } from '../ui/Amount';
import { Avatar } from '../ui/Avatar';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { RowArrow, RowFace, Rows } from '../ui/Rows';
import { Bone } from '../ui/Skeleton';
import { OwnFace } from './OwnFace';
import { Settings } from './Settings';
import css from './AccountPage.module.css';

/** Who the player is on this site, the settings of this device, and the way out. */
export default function AccountPage() {
  const t = useT();
  const { session } = useHouse();
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
        {loggedIn ? (
          <Button tone="danger" size="md" block icon="exit" onClick={() => session.send({ type: 'logout' })}>
            {t('account.logout')}
          </Button>
        ) : null}
        <p className={css.version}>
          {t('app.name')} {APP_VERSION} · {t('common.playMoneyLong')}
        </p>
      </div>
    </div>
  );
}

/** The way to the desk, with a word of what it has answered. */
function SupportRow() {
  const t = useT();
  const { openPanel } = useHouse();
  const unread = useUser()?.support ?? 0;
  return (
    <li>
      <button type="button" className={css.row} onClick={() => openPanel('support')}>
        <RowFace
          icon="mail"
          title={unread === 0 ? t('support.title') : t('support.unread', { n: unread })}
          trailing={<RowArrow />}
        />
      </button>
    </li>
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

/** Ways to what is the player's own. */
const OWN_ROWS = [
  { panel: 'security-info', icon: 'shield', title: 'security.title' },
  { panel: 'account-info', icon: 'user', title: 'info.title' },
] as const;

function Me() {
  const { t, locale } = useLocale();
  const user = useUser();
  const refill = useRefill();
  const { openPanel } = useHouse();
  if (user === null)
    return (
      <div className={css.me}>
        <Bone width={56} height={56} radius={28} />
        <Bone width={160} height={20} />
      </div>
    );
  return (
    <>
      <header className={css.me}>
        <OwnFace user={user} size={56} />
        <div className={css.who}>
          <h1>{user.name}</h1>
          <p>{t('account.since', { date: formatMonth(user.createdAt, locale) })}</p>
          <p>{t('account.id', { id: user.id })}</p>
        </div>
      </header>
      <section className={css.purse} aria-label={t('common.playBalance')}>
        <img src={coin} width={44} height={44} alt="" />
        <div>
          <p className={css.label}>{t('common.playBalance')}</p>
          <Amount className={css.amount} value={user.balance} format={(value) => `Rp ${formatBalance(value)}`} />
          <p className={css.label}>{t('account.balanceNote')}</p>
        </div>
      </section>
      <Card padded={false} aria-label={t('account.title')}>
        <Rows>
          {OWN_ROWS.map(({ panel, icon, title }) => (
            <li key={panel}>
              <button type="button" className={css.row} onClick={() => openPanel(panel)}>
                <RowFace icon={icon} title={t(title)} trailing={<RowArrow />} />
              </button>
            </li>
          ))}
          <li>
            <button type="button" className={css.row} onClick={() => openPanel('bet-history')}>
              <RowFace icon="list" title={t('history.title')} trailing={<RowArrow />} />
            </button>
          </li>
          <li>
            <button type="button" className={css.row} onClick={() => openPanel('balance-record')}>
              <RowFace icon="coin" title={t('flow.title')} trailing={<RowArrow />} />
            </button>
          </li>
          <li>
            <button type="button" className={css.row} onClick={() => openPanel('fair-play')}>
              <RowFace icon="leaf" title={t('fairPlay.title')} trailing={<RowArrow />} />
            </button>
          </li>
        </Rows>
      </Card>
      {refill === null ? null : (
        <Card padded={false} aria-label={t('refill.title')}>
          <Rows>
            <li>
              <button type="button" className={css.row} onClick={() => openPanel('refill')}>
                <RowFace
                  icon="plus"
                  title={t('refill.title')}
                  note={
                    refill.nextAt !== null
                      ? t('refill.next', { when: formatDayTime(refill.nextAt) })
                      : refill.low
                        ? t('refill.offer', { amount: formatRp(refill.amount) })
                        : t('refill.enough', { below: formatRp(refill.below) })
                  }
                  trailing={<RowArrow />}
                />
              </button>
            </li>
          </Rows>
        </Card>
      )}
    </>
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
