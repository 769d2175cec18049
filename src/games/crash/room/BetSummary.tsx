import { phaseOf } from '../../../../machines/crash/select';
import { type Rate, toSen } from '../../../../rules/money';
import { useT } from '../../../i18n';
import { formatMultiplier, formatRp, formatSigned } from '../../../i18n/format';
import { useDesktop } from '../../../ui/useMedia';
import { useCrash, useCrashRoom } from './context';
import { backAt } from './payout';
import summary from '../../../play/room/Summary.module.css';
import css from './BetSummary.module.css';

interface BetSummaryProps {
  readonly amount: number;
  readonly auto: Rate | null;
  /** Without the limits of a bet, where the fields of a run take their place. */
  readonly brief: boolean;
  /** The main button is taken by the running round: a bet that waits for the next one needs its own way back. */
  readonly waitsToo: boolean;
}

/** What the bet may bring and what the last one brought. On phones the canvas says the latter; only what can be pressed is shown there. */
export function BetSummary({ amount, auto, brief, waitsToo }: BetSummaryProps) {
  const t = useT();
  const room = useCrashRoom();
  const desktop = useDesktop();
  const next = useCrash(({ context }) => context.next);
  const maxProfit = useCrash(({ context }) => context.maxProfit);
  const limits = useCrash(({ context }) => context.limits);
  const queued =
    waitsToo && next.state === 'aboard' ? (
      <p className={css.queued}>
        <span>{t('crash.queuedAmount', { amount: formatRp(next.stake) })}</span>
        <button type="button" aria-label={t('crash.cancelQueued')} onClick={room.cancel}>
          {t('crash.cancel')}
        </button>
      </p>
    ) : null;
  if (!desktop) return queued;
  return (
    <div className={summary.summary}>
      <Result />
      <p>
        <span>{auto === null ? t('crash.backAny') : t('crash.backAt', { rate: formatMultiplier(auto) })}</span>
        <b className={auto === null ? summary.small : undefined}>
          {auto === null ? t('crash.backAnyValue') : formatRp(backAt(toSen(amount), auto, maxProfit))}
        </b>
      </p>
      {brief ? null : (
        <p>
          <span>{t('room.limits')}</span>
          <b className={summary.small}>
            {limits.max === 0n ? '–' : t('room.limitsValue', { min: formatRp(limits.min), max: formatRp(limits.max) })}
          </b>
        </p>
      )}
      {queued}
    </div>
  );
}

/** How the own bet of this round ended. */
function Result() {
  const t = useT();
  const own = useCrash(({ context }) => context.own);
  const target = useCrash(({ context }) => context.target);
  const phase = useCrash(phaseOf);
  if (own.state === 'cashed')
    return (
      <p>
        <span>{t('crash.wonAt', { rate: formatMultiplier(own.rate) })}</span>
        <b className={own.win > own.stake ? summary.win : undefined}>{formatSigned(own.win - own.stake)}</b>
      </p>
    );
  if (own.state === 'lost' && phase === 'squib' && target !== null)
    return (
      <p>
        <span>{t('crash.lostAt', { rate: formatMultiplier(target) })}</span>
        <b className={summary.lost}>{formatSigned(-own.stake)}</b>
      </p>
    );
  return null;
}
