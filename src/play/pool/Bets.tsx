import { memo, useMemo } from 'react';
import { hueOf, initialOf } from '../../../machines/kit/face';
import type { PoolBet } from '../../../machines/kit/pool/types';
import type { Sen } from '../../../rules/money';
import { useT } from '../../i18n';
import { formatAmount } from '../../i18n/format';
import { shortRp } from '../../i18n/shortRp';
import { Avatar } from '../../ui/Avatar';
import { cx } from '../../ui/cx';
import { Net } from '../room/Net';
import { Staked } from '../room/Staked';
import { backsOf, bookOf } from './book';
import { usePool, usePoolList, usePoolRoom } from './context';
import type { AnyPool } from './game';
import { useToldDraw } from './useToldDraw';
import css from './Bets.module.css';

function useBook() {
  const bets = usePoolList(({ context }) => context.bets);
  const totals = usePoolList(({ context }) => context.totals);
  const userId = usePool(({ context }) => context.userId);
  return useMemo(() => bookOf(bets, totals, userId), [bets, totals, userId]);
}

/** House bots among the bets that are listed; the number alone, so that its reader is not rendered with every bet. */
export const useBots = (): number =>
  usePoolList(({ context }) => new Set(context.bets.flatMap(({ bot, userId }) => (bot === true ? [userId] : []))).size);

/** What came back of each bet of the round; null before its draw is told. */
function useBacks(): ReadonlyMap<string, Sen> | null {
  const { game } = usePoolRoom();
  const bets = usePoolList(({ context }) => context.bets);
  const maxProfit = usePool(({ context }) => context.maxProfit);
  const told = useToldDraw();
  return useMemo(
    () => (told === null ? null : backsOf(bets, (pool) => game.rateOf(pool, told.draw) ?? 0, maxProfit)),
    [game, bets, maxProfit, told],
  );
}

/** How many bets there are and with how much, those of house bots apart. */
export const BetsTotal = () => <Staked totals={useBook()} />;

/** The same in a word, for the button on a phone. */
export function BetsCount() {
  const t = useT();
  const n = formatAmount(useBook().count);
  return (
    <>
      <span className={css.word}>{t('room.betsShort', { n })}</span>
      <span className={css.digits} aria-hidden="true">
        {n}
      </span>
    </>
  );
}

/** Everybody's bets of this round: the player's own first. */
export function Bets() {
  const t = useT();
  const { lines, hidden } = useBook();
  const userId = usePool(({ context }) => context.userId);
  const backs = useBacks();
  if (lines.length === 0) return <p className={css.more}>{t('pool.betsEmpty')}</p>;
  return (
    <>
      <table className={css.table}>
        <caption className={css.caption}>{t('pool.bets')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('room.player')}</th>
            <th scope="col">{t('pool.choice')}</th>
            <th scope="col">{t(backs === null ? 'pool.total' : 'room.result')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((bet) => (
            <Line key={bet.uuid} bet={bet} self={bet.userId === userId} back={backs?.get(bet.uuid) ?? null} />
          ))}
        </tbody>
      </table>
      {hidden === 0 ? null : <p className={css.more}>{t('pool.betsMore', { n: formatAmount(hidden) })}</p>}
    </>
  );
}

interface LineProps {
  readonly bet: PoolBet<AnyPool>;
  readonly self: boolean;
  /** What came back, in sen; null before the draw is told. */
  readonly back: Sen | null;
}

const Line = memo(function Line({ bet, self, back }: LineProps) {
  const t = useT();
  const { game } = usePoolRoom();
  const { username, userId, select, bot } = bet;
  return (
    <tr className={cx(css.row, self && css.own)}>
      <td>
        <span className={css.player}>
          <Avatar initial={initialOf(username)} hue={hueOf(userId)} size={24} />
          <span className={css.name}>{self ? t('room.you') : username}</span>
          {bot === true ? (
            <span className={css.bot} title={t('lobby.botsHint')}>
              {t('common.bot')}
            </span>
          ) : null}
        </span>
      </td>
      <td>
        <span className={css.choice}>
          <span aria-hidden="true">{game.icon(select)}</span>
          <span>{game.name(t, select)}</span>
        </span>
      </td>
      <td>{back === null ? shortRp(bet.amount) : <Net stake={bet.amount} back={back} />}</td>
    </tr>
  );
});
