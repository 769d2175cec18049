import { useT } from '../../i18n';
import { formatAmount, formatRp, formatSigned } from '../../i18n/format';
import { usePool, usePoolRoom } from './context';
import { useLatestSettled } from '../room/useLatestSettled';
import type { SlipState } from './useSlip';
import { staked } from '../../../machines/kit/pool/select';
import css from '../room/Summary.module.css';

/** What lies on the table, the limits, and what the last bets brought. On phones the canvas says the latter. */
export function BetSummary({ state: { limits } }: { readonly state: SlipState }) {
  const t = useT();
  const lies = usePool(({ context }) => staked(context));
  return (
    <div className={css.summary}>
      <Result />
      {lies === 0 ? null : (
        <p>
          <span>{t('pool.onTable')}</span>
          <b>{formatRp(lies)}</b>
        </p>
      )}
      <p>
        <span>{t('pool.limits')}</span>
        <b className={css.small}>
          {limits.max === 0 ? '–' : t('room.limitsValue', { min: formatRp(limits.min), max: formatRp(limits.max) })}
        </b>
      </p>
    </div>
  );
}

/** How the own bets of the last round ended; green only when more came back than was staked. */
function Result() {
  const t = useT();
  const settled = useLatestSettled(usePoolRoom().onSettled);
  if (settled === null) return null;
  const net = settled.back - settled.stake;
  return (
    <p role="status">
      <span>{t('room.round', { id: formatAmount(BigInt(settled.roundId) * 100n) })}</span>
      <b className={net > 0 ? css.win : css.lost}>{formatSigned(net)}</b>
    </p>
  );
}
