import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { OPEN_GAMES } from '../../contract/games';
import { useHouse, useLoggedIn, useSiteConfig } from '../house/hooks';
import { useT } from '../i18n';
import { formatRp } from '../i18n/format';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Icon } from '../ui/Icon';
import coin from '../ui/art/coin.webp?no-inline';
import { codeOfPath } from './invite';
import { InvitedForm } from './InvitedForm';
import css from './JoinPage.module.css';

/** What a newcomer may know before signing up. */
const PROMISES = [
  { icon: 'shield', title: 'invite.fair', body: 'invite.fairBody' },
  { icon: 'leaf', title: 'invite.calm', body: 'invite.calmBody' },
  { icon: 'coin', title: 'invite.play', body: 'invite.playBody' },
] as const;

/** Where an invitation's link leads: what the house is, and the sign-up. Whoever is in goes on to the lobby. */
export default function JoinPage({ code }: { readonly code: string }) {
  const t = useT();
  const { openPanel } = useHouse();
  const credit = useSiteConfig()?.startingCredit ?? null;
  const loggedIn = useLoggedIn();
  const [, go] = useLocation();
  useEffect(() => {
    if (loggedIn) go('/', { replace: true });
  }, [loggedIn, go]);
  return (
    <div className={css.page}>
      <section className={css.words}>
        <img src={coin} width={72} height={72} alt="" />
        <h1>{t('invite.title')}</h1>
        <p className={css.lead}>
          {t('invite.lead', {
            n: OPEN_GAMES.length,
            amount: credit === null ? '…' : formatRp(credit).replace(' ', '\u00a0'),
          })}
        </p>
        <ul className={css.promises}>
          {PROMISES.map(({ icon, title, body }) => (
            <li key={icon}>
              <span className={css.mark}>
                <Icon name={icon} />
              </span>
              <span>
                <strong>{t(title)}</strong>
                <span>{t(body)}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className={css.look}>
          <Link href="/">{t('invite.look')}</Link>
        </p>
      </section>
      <Card aria-label={t('register.title')}>
        <InvitedForm
          code={codeOfPath(code)}
          other={
            <Button tone="ghost" size="md" block onClick={() => openPanel('login')}>
              {t('invite.member')}
            </Button>
          }
        />
      </Card>
    </div>
  );
}
