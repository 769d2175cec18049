import { memo, useMemo } from 'react';
import type { PoolBet } from '../../../machines/kit/pool/types';
import type { Sen } from '../../../rules/money';
import { useT } from '../../i18n';
import { formatAmount } from '../../i18n/format';
import { shortRp } from '../../i18n/shortRp';
import { PlayerRow, BetsInShort, BetTable } from '../room/BetTable';
import { Net } from '../room/Net';
import { Staked } from '../room/Staked';
import { backsOf, bookOf, costOf } from './book';
import { usePool, usePoolList, usePoolRoom } from './context';
import type { AnyPool } from './game';
import { useToldDraw } from './useToldDraw';
import css from './Bets.module.css';

/** The bets of the round on the board, at the pace of the eye. */
export function useBook() {
  const bets = usePoolList(({ context }) => context.bets);
  const totals = usePoolList(({ context }) => context.totals);
  const tally = usePoolList(({ context }) => context.tally);
  const userId = usePool(({ context }) => context.userId);
  return useMemo(() => bookOf(bets, totals, userId, tally), [bets, totals, userId, tally]);
}

/** House bots in the round, as far as they are known; the number alone, so that its reader is not rendered with every bet. */
export const useBots = (): number =>
  usePoolList(
    ({ context: { tally, bets } }) =>
      tally?.bots ?? new Set(bets.flatMap(({ bot, userId }) => (bot === true ? [userId] : []))).size,
  );

/** What came back of each bet of the round; null before its draw is told. */
function useBacks(): ReadonlyMap<PoolBet<AnyPool>, Sen> | null {
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
export const BetsCount = () => <BetsInShort count={useBook().count} />;

/** Everybody's bets of this round: the player's own first. */
export function Bets() {
  const t = useT();
  const { lines, hidden } = useBook();
  const userId = usePool(({ context }) => context.userId);
  const backs = useBacks();
  return (
    <BetTable
      caption={t('pool.bets')}
      kind="choices"
      heads={[t('pool.choice'), t(backs === null ? 'pool.total' : 'room.result')]}
      empty={t('pool.betsEmpty')}
      more={hidden === 0 ? null : t('pool.betsMore', { n: formatAmount(hidden) })}
      rows={lines.map((bet, i) => (
        <Line key={bet.uuid ?? i} bet={bet} self={bet.userId === userId} back={backs?.get(bet) ?? null} />
      ))}
    />
  );
}

interface LineProps {
  readonly bet: PoolBet<AnyPool>;
  readonly self: boolean;
  /** What came back, in sen; null before the draw is told. */
  readonly back: Sen | null;
}

const Line = memo(function Line({ bet, self, back }: LineProps) {
  const { userId, username, select, bot } = bet;
  const t = useT();
  const { game } = usePoolRoom();
  return (
    <PlayerRow userId={userId} username={username} self={self} bot={bot === true}>
      <td>
        {select.map((pool) => (
          <span key={pool} className={css.choice}>
            <span aria-hidden="true">{game.icon(pool)}</span>
            <span>{game.name(t, pool)}</span>
          </span>
        ))}
      </td>
      <td>{back === null ? shortRp(costOf(bet)) : <Net stake={costOf(bet)} back={back} />}</td>
    </PlayerRow>
  );
});
