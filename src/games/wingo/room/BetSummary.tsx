import { fromSen } from '../../../../rules/money';
import { useT } from '../../../i18n';
import { formatRp, formatSigned } from '../../../i18n/format';
import { bestReturn } from './best';
import { shortPhase } from './cells';
import { useWingo, useWingoRoom } from './context';
import { eachOf } from './slip';
import { useLatestSettled } from '../../../play/room/useLatestSettled';
import type { SlipState } from './useSlip';
import css from '../../../play/room/Summary.module.css';

/** What the choice costs and may bring, and what the last one brought. On phones the canvas says the latter. */
export function BetSummary({ state: { slip, limits } }: { readonly state: SlipState }) {
  const t = useT();
  const maxProfit = useWingo(({ context }) => context.maxProfit);
  const count = slip.select.length;
  return (
    <div className={css.summary}>
      <Result />
      {count === 0 ? null : (
        <p>
          <span>{t('wingo.best')}</span>
          <b>{formatRp(fromSen(bestReturn(eachOf(slip), slip.select, maxProfit).pays))}</b>
        </p>
      )}
      <p>
        <span>{t('wingo.limits')}</span>
        <b className={css.small}>
          {limits.max === 0 ? '–' : t('room.limitsValue', { min: formatRp(limits.min), max: formatRp(limits.max) })}
        </b>
      </p>
    </div>
  );
}

/** How the own bets of the last phase ended; green only when more came back than was staked. */
function Result() {
  const t = useT();
  const settled = useLatestSettled(useWingoRoom().onSettled);
  if (settled === null) return null;
  const net = settled.amount - settled.stake;
  return (
    <p role="status">
      <span>{t('wingo.period', { id: shortPhase(settled.phase) })}</span>
      <b className={net > 0 ? css.win : css.lost}>{formatSigned(net)}</b>
    </p>
  );
}
