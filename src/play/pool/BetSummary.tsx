import type { ReactNode } from 'react';
import { useT } from '../../i18n';
import { formatRp, formatSigned } from '../../i18n/format';
import { bestOf } from './best';
import { usePool, usePoolRoom } from './context';
import { useLatestSettled } from '../room/useLatestSettled';
import type { SlipState } from './useSlip';
import { staked } from '../../../machines/kit/pool/select';
import css from '../room/Summary.module.css';

/**
 * What lies on the table, the limits, and what the last bets brought. On phones the canvas says the latter. A basket has one line, whatever it says: its panel is the highest, and another line would
 * have the canvas beside it drawn at another size with each choice.
 */
export function BetSummary({ state: { limits, stakes } }: { readonly state: SlipState }) {
  const t = useT();
  const { game } = usePoolRoom();
  const basket = usePool(({ context }) => context.game.basket === true);
  const maxProfit = usePool(({ context }) => context.maxProfit);
  const lies = usePool(({ context }) => staked(context));
  const allowed = (
    <p>
      <span>{t(`${game.area}.limits`)}</span>
      <b className={css.small}>
        {limits.max === 0 ? '–' : t('room.limitsValue', { min: formatRp(limits.min), max: formatRp(limits.max) })}
      </b>
    </p>
  );
  if (basket)
    return (
      <div className={css.summary}>
        {stakes.size > 0 ? (
          <p>
            <span>{t('pool.best')}</span>
            <b>{formatRp(bestOf(game, stakes, maxProfit).pays)}</b>
          </p>
        ) : (
          <Result none={allowed} />
        )}
      </div>
    );
  return (
    <div className={css.summary}>
      <Result />
      {lies === 0n ? null : (
        <p>
          <span>{t('pool.onTable')}</span>
          <b>{formatRp(lies)}</b>
        </p>
      )}
      {allowed}
    </div>
  );
}

/** How the own bets of the last round ended; green only when more came back than was staked. `none` stands there before any did. */
function Result({ none = null }: { readonly none?: ReactNode }) {
  const t = useT();
  const { game, onSettled } = usePoolRoom();
  const settled = useLatestSettled(onSettled);
  if (settled === null) return none;
  const net = settled.back - settled.stake;
  return (
    <p role="status">
      <span>{game.roundName(t, settled.roundId, false)}</span>
      <b className={net > 0n ? css.win : css.lost}>{formatSigned(net)}</b>
    </p>
  );
}
