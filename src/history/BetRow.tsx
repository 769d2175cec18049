import { memo } from 'react';
import type { BetRow as Bet } from '../../contract/history';
import { useT } from '../i18n';
import { formatRp, formatTime } from '../i18n/format';
import { cx } from '../ui/cx';
import { RateChip } from '../ui/RateChip';
import { GamePicture } from './GamePicture';
import { netOf } from './sums';
import { choiceText, shortRate, signedRp } from './texts';
import row from './ListRow.module.css';
import css from './BetRow.module.css';

interface BetRowProps {
  readonly bet: Bet;
  /** It is the one that is open beside the list. */
  readonly on: boolean;
  readonly onOpen: (id: string) => void;
}

/** One bet of the list, always of the same height: a loss is calm, a win is green, and what came of it has its sign. */
export const BetRow = memo(function BetRow({ bet, on, onOpen }: BetRowProps) {
  const t = useT();
  const { id, game, placedAt, staked, rate, returned } = bet;
  const net = netOf(bet);
  const choice = choiceText(t, bet);
  return (
    <button
      type="button"
      className={cx(row.row, css.bet, on && row.on)}
      aria-current={on ? 'true' : undefined}
      onClick={() => onOpen(id)}
    >
      <GamePicture game={game} />
      <span className={row.name}>
        {t(`game.${game}`)}
        {choice === '' ? null : <span className={css.choice}>{`, ${choice}`}</span>}
      </span>
      {rate === undefined ? null : returned ? (
        <span className={css.returned}>{t('history.returned')}</span>
      ) : (
        <RateChip multiplier={rate} text={shortRate(rate)} />
      )}
      <span className={cx(row.note, css.note)}>
        {t('history.placed', { time: formatTime(placedAt), amount: formatRp(staked) })}
      </span>
      {net === null ? (
        <span className={cx(css.open, css.sum)}>{t('history.open')}</span>
      ) : (
        <span className={cx(row.sum, css.sum, net > 0n && row.won)}>{signedRp(net)}</span>
      )}
    </button>
  );
});
