import coin from '../ui/art/coin.webp?no-inline';
import { useT } from '../i18n';
import { formatRp } from '../i18n/format';
import { Button } from '../ui/Button';
import css from './GuestBanner.module.css';

/** Says to a guest what signing up gives; `credit` is the site's, in rupiah, null until it is known: the banner's place is kept. */
export function GuestBanner({ credit, onSignUp }: { readonly credit: number | null; readonly onSignUp: () => void }) {
  const t = useT();
  return (
    <section className={css.banner}>
      <img src={coin} width={36} height={36} alt="" />
      <div className={css.words}>
        <h2 className={credit === null ? css.short : undefined}>
          {t('lobby.guestTitle', { amount: credit === null ? '…' : formatRp(credit).replace(' ', '\u00a0') })}
        </h2>
        <p>{t('lobby.guestBody')}</p>
      </div>
      <Button data-early="register" onClick={onSignUp}>
        {t('register.tab')}
      </Button>
    </section>
  );
}
