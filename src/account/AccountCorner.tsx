import { Link } from 'wouter';
import { useBalance, useHouse, useLoggedIn, useUser } from '../house/hooks';
import { useRefill } from '../house/useRefill';
import { useT } from '../i18n';
import { Balance } from '../ui/Balance';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Bone } from '../ui/Skeleton';
import text from '../ui/text.module.css';
import { Bell } from './Bell';
import { OwnFace } from './OwnFace';
import css from './AccountCorner.module.css';

interface AccountCornerProps {
  /** The balance alone: for headers on a phone. */
  readonly compact?: boolean;
  /** In a room the account opens over it: nobody leaves a round to look at their own records. */
  readonly inRoom?: boolean;
}

/** The right end of every header: balance and face of a player, or the ways in for a guest. */
export function AccountCorner({ compact = false, inRoom = false }: AccountCornerProps) {
  const t = useT();
  const { openPanel } = useHouse();
  const loggedIn = useLoggedIn();
  const user = useUser();
  const balance = useBalance();
  const refill = useRefill();
  if (!loggedIn) {
    return (
      <span className={css.corner}>
        {compact ? null : (
          <Button tone="ghost" onClick={() => openPanel('register')}>
            {t('register.tab')}
          </Button>
        )}
        <Button data-early="login" onClick={() => openPanel('login')}>
          {t('login.submit')}
        </Button>
      </span>
    );
  }
  if (user === null || balance === null) return <Bone width={150} height={44} radius={22} />;
  return (
    <span className={css.corner}>
      {refill?.low === true ? (
        <button type="button" className={css.refill} onClick={() => openPanel('refill')}>
          <Balance rupiah={balance} />
          <span className={css.plus}>
            <Icon name="plus" size="xs" />
          </span>
          <span className={text.hidden}>{t('refill.title')}</span>
        </button>
      ) : inRoom && compact ? (
        <button type="button" className={css.balance} onClick={() => openPanel('account')}>
          <Balance rupiah={balance} />
          <span className={text.hidden}>{t('account.title')}</span>
        </button>
      ) : (
        <Balance rupiah={balance} />
      )}
      {compact ? null : (
        <>
          <Bell />
          {inRoom ? (
            <button
              type="button"
              className={css.face}
              aria-label={t('account.title')}
              onClick={() => openPanel('account')}
            >
              <OwnFace user={user} size={44} />
            </button>
          ) : (
            <Link href="/account" className={css.face} aria-label={t('account.title')}>
              <OwnFace user={user} size={44} />
            </Link>
          )}
        </>
      )}
    </span>
  );
}
