import type { AutoProgress } from '../../../../machines/autobet/types';
import { useT } from '../../../i18n';
import { formatAmount, formatSigned } from '../../../i18n/format';
import { cx } from '../../../ui/cx';
import css from './Repeat.module.css';

/** A run under way, in the place of the fields that set a bet up: how many rounds are left, and what it has brought so far. */
export function RunStrip({ auto }: { readonly auto: AutoProgress }) {
  const t = useT();
  const { left, profit, paused, stopped } = auto;
  return (
    <div className={css.strip} role="status" aria-label={t('auto.running')}>
      <p className={css.title}>
        <i className={css.pulse} />
        {t(stopped !== null ? 'auto.stopping' : paused ? 'auto.paused' : 'auto.running')}
      </p>
      <dl className={css.figures}>
        <div>
          <dt>{t('auto.left')}</dt>
          <dd>{formatAmount(left)}</dd>
        </div>
        <div>
          <dt>{t('auto.profit')}</dt>
          <dd className={cx(profit > 0n && css.win)}>{formatSigned(profit)}</dd>
        </div>
      </dl>
    </div>
  );
}
