import coin from './art/coin.webp?no-inline';
import { useT } from '../i18n';
import { formatBalance } from '../i18n/format';
import { Amount } from './Amount';
import css from './Balance.module.css';

/** The balance. The words "Saldo main" never leave the amount. */
export function Balance({ rupiah }: { readonly rupiah: number }) {
  const t = useT();
  return (
    <span className={css.balance}>
      <img src={coin} width={26} height={26} alt="" />
      <span className={css.text}>
        <span className={css.label}>{t('common.playBalance')}</span>
        <Amount className={css.amount} value={rupiah} format={(value) => `Rp ${formatBalance(value)}`} />
      </span>
    </span>
  );
}
