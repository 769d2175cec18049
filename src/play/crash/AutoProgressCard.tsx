import { isAutoRunning } from '../../../machines/crash/select';
import { useT } from '../../i18n';
import { formatAmount, formatRp, formatSigned } from '../../i18n/format';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { useCrash, useCrashRoom } from './context';
import css from './Auto.module.css';

const tone = (profit: bigint) => (profit > 0n ? css.win : profit < 0n ? css.lost : undefined);

/** A run under way: how many rounds are left, what it has brought, what it bets next; `stop` while the main button is taken by a cash-out. */
export function AutoProgressCard({ stop }: { readonly stop: boolean }) {
  const t = useT();
  const room = useCrashRoom();
  const auto = useCrash(({ context }) => context.auto);
  if (auto === null) return null;
  const { left, played, profit, nextAmount, stopped } = auto;
  return (
    <div className={css.card} role="status" aria-label={t('auto.running')}>
      <p className={css.cardTitle}><i className={css.pulse} />{t(stopped === 'user' ? 'auto.stopping' : 'auto.running')}{stop ? <button type="button" disabled={stopped !== null} onClick={room.stopAuto}>{t('auto.stop')}</button> : null}</p>
      <span className={css.bar}><i style={{ transform: `scaleX(${played / Math.max(1, played + left)})` }} /></span>
      <dl className={css.figures}>
        <div><dt>{t('auto.left')}</dt><dd>{formatAmount(left)}</dd></div>
        <div><dt>{t('auto.profit')}</dt><dd className={tone(profit)}>{formatSigned(profit)}</dd></div>
        <div><dt>{t('auto.next')}</dt><dd>{formatRp(nextAmount)}</dd></div>
      </dl>
    </div>
  );
}

/** How the last run ended, until the next one begins. */
export function AutoEnded() {
  const t = useT();
  const running = useCrash(isAutoRunning);
  const auto = useCrash(({ context }) => context.auto);
  if (running || auto === null || auto.stopped === null) return null;
  return (
    <p className={cx(css.over)} role="status">
      <Icon name={auto.stopped === 'finished' || auto.stopped === 'stop-profit' ? 'check' : 'info'} size="xs" />
      <span>{t(`auto.ended.${auto.stopped}`)}. <b className={tone(auto.profit)}>{t('auto.endedNote', { played: auto.played, profit: formatSigned(auto.profit) })}</b></span>
    </p>
  );
}
