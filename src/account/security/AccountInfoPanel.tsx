import { withData } from '../../data/withData';
import { useHouse, useUser } from '../../house/hooks';
import { useShareLink } from '../../house/useShareLink';
import { useLocale } from '../../i18n';
import { formatMonth } from '../../i18n/format';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { Row, RowArrow, RowFace, Rows } from '../../ui/Rows';
import { invitePath } from '../invite';
import { OwnFace } from '../OwnFace';
import { Loaded } from '../../data/Loaded';
import { useOverview } from './useWrite';
import css from './security.module.css';

/** What the house knows of the player. */
function AccountInfoPanel() {
  const { t, locale } = useLocale();
  const { openPanel } = useHouse();
  const user = useUser();
  const overview = useOverview();
  const share = useShareLink();
  const invite = (code: string): void =>
    share({ path: invitePath(code), title: t('info.inviteTitle'), copied: t('info.inviteCopied') });
  return (
    <Loaded query={overview}>
      {(account) => (
        <div className={css.page}>
          {user === null ? null : (
            <section className={css.hero}>
              <OwnFace user={user} size={72} />
              <div className={css.heroText}>
                <h3>{user.name}</h3>
                <p>{t('account.since', { date: formatMonth(user.createdAt, locale) })}</p>
                <Button onClick={() => openPanel('edit-profile')}>{t('profile.edit')}</Button>
              </div>
            </section>
          )}
          <Card padded={false} aria-label={t('info.title')}>
            <Rows>
              {user === null ? null : <Row icon="user" title={t('info.id')} note={user.id} />}
              <li>
                <button type="button" className={css.row} onClick={() => openPanel('edit-phone')}>
                  <RowFace icon="phone" title={t('security.phone')} note={account.phone} trailing={<RowArrow />} />
                </button>
              </li>
              <li>
                <button type="button" className={css.row} onClick={() => openPanel('edit-email')}>
                  <RowFace
                    icon="mail"
                    title={t('security.email')}
                    note={account.email ?? t('email.none')}
                    trailing={<RowArrow />}
                  />
                </button>
              </li>
              <li>
                <button type="button" className={css.row} onClick={() => invite(account.referralCode)}>
                  <RowFace
                    icon="people"
                    title={t('info.referral')}
                    note={account.referralCode}
                    trailing={
                      <>
                        {t('info.invite')} <Icon name="share" size="sm" />
                      </>
                    }
                  />
                </button>
              </li>
            </Rows>
          </Card>
          <Button size="lg" block icon="shield" onClick={() => openPanel('security-info')}>
            {t('security.title')}
          </Button>
        </div>
      )}
    </Loaded>
  );
}

export default withData(AccountInfoPanel);
