import type { AutoProgress } from '../../../../machines/autobet/types';
import { useT } from '../../../i18n';
import { formatAmount, formatRp, formatSigned } from '../../../i18n/format';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/Icon';
import css from './Auto.module.css';

const tone = (profit: bigint) => (profit > 0n ? css.win : profit < 0n ? css.lost : undefined);

interface AutoProgressCardProps {
  readonly auto: AutoProgress | null;
  /** While the main button is taken by something else the card has a key to stop the run. */
  readonly onStop: (() => void) | null;
}

/** A run under way: how many rounds are left, what it has brought, what it bets next. */
export function AutoProgressCard({ auto, onStop }: AutoProgressCardProps) {
  const t = useT();
  if (auto === null) return null;
  const { left, played, profit, nextAmount, paused, stopped } = auto;
  return (
    <div className={css.card} role="status" aria-label={t('auto.running')}>
      <p className={css.cardTitle}>
        <i className={css.pulse} />
        {t(stopped === null ? 'auto.running' : 'auto.stopping')}
        {onStop === null ? null : (
          <button type="button" disabled={stopped !== null} onClick={onStop}>
            {t('auto.stop')}
          </button>
        )}
      </p>
      {paused ? <p className={css.paused}>{t('auto.paused')}</p> : null}
      <span className={css.bar}>
        <i style={{ transform: `scaleX(${played / Math.max(1, played + left)})` }} />
      </span>
      <dl className={css.figures}>
        <div>
          <dt>{t('auto.left')}</dt>
          <dd>{formatAmount(left)}</dd>
        </div>
        <div>
          <dt>{t('auto.profit')}</dt>
          <dd className={tone(profit)}>{formatSigned(profit)}</dd>
        </div>
        <div>
          <dt>{t('auto.next')}</dt>
          <dd>{formatRp(nextAmount)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** How the last run ended, until the next one begins. */
export function AutoEnded({ auto }: { readonly auto: AutoProgress | null }) {
  const t = useT();
  if (auto === null || auto.running || auto.stopped === null) return null;
  return (
    <p className={cx(css.over)} role="status">
      <Icon name={auto.stopped === 'finished' || auto.stopped === 'stop-profit' ? 'check' : 'info'} size="xs" />
      <span>
        {t(`auto.ended.${auto.stopped}`)}.{' '}
        <b className={tone(auto.profit)}>
          {t('auto.endedNote', { played: auto.played, profit: formatSigned(auto.profit) })}
        </b>
      </span>
    </p>
  );
}
