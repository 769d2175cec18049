import { memo, useMemo } from 'react';
import type { PoolBet } from '../../../machines/kit/pool/types';
import type { Sen } from '../../../rules/money';
import { useT } from '../../i18n';
import { formatAmount } from '../../i18n/format';
import { shortRp } from '../../i18n/shortRp';
import { BetTable, PlayerRow } from '../room/BetTable';
import { Net } from '../room/Net';
import { useBook } from './Bets';
import { backsOf, costOf } from './book';
import { usePool, usePoolList, usePoolRoom } from './context';
import type { AnyPool } from './game';
import { useToldDraw } from './useToldDraw';
import css from './Bets.module.css';

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

/** Everybody's bets of this round: the player's own first. */
export function BetList() {
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
  const { userId, username, avatar, select, bot } = bet;
  const t = useT();
  const { game } = usePoolRoom();
  return (
    <PlayerRow userId={userId} username={username} avatar={avatar} self={self} bot={bot === true}>
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
