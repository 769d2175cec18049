import { useHouse, useUser } from '../house/hooks';
import { useRefill } from '../house/useRefill';
import { useLocale, useT } from '../i18n';
import { formatBalance, formatDayTime, formatMonth, formatRp } from '../i18n/format';
import coin from '../ui/art/coin.webp?no-inline';
import { Amount } from '../ui/Amount';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { RowArrow, RowFace, Rows } from '../ui/Rows';
import { Bone } from '../ui/Skeleton';
import { OwnFace } from './OwnFace';
import css from './AccountPage.module.css';

/** The way to the desk, with a word of what it has answered. */
export function SupportRow() {
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

/** Ways to what is the player's own. */
const OWN_ROWS = [
  { panel: 'security-info', icon: 'shield', title: 'security.title' },
  { panel: 'account-info', icon: 'user', title: 'info.title' },
] as const;

/** Who the player is, what they have, and the ways to what is theirs. */
export function Me() {
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

/** The way out. */
export function Logout() {
  const t = useT();
  const { session } = useHouse();
  return (
    <Button tone="danger" size="md" block icon="exit" onClick={() => session.send({ type: 'logout' })}>
      {t('account.logout')}
    </Button>
  );
}
