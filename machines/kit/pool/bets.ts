import { freshOf, withFresh } from '../fresh';
import { type Stakes, withStake } from './stakes';
import type { PoolBet, PoolContext } from './types';

/**
 * More bets of the round on the board: one that is known already (by its id) is not taken twice, so that an own bet may come with its
 * answer and with the stream, in any order.
 */
export function heard<P, D>(
  context: PoolContext<P, D>,
  more: readonly PoolBet<P>[],
): Pick<PoolContext<P, D>, 'bets' | 'mine' | 'last' | 'ownKeys'> {
  const { bets, mine, last, ownKeys, userId, round } = context;
  const fresh = freshOf(bets, more).filter(({ uuid }) => !ownKeys.has(uuid));
  const own = fresh.filter((bet) => bet.userId === userId);
  if (fresh.length === 0) return { bets, mine, last, ownKeys };
  let staked: Stakes<P> = mine;
  for (const { select, amount } of own) staked = withStake(staked, select, amount);
  return {
    bets: withFresh(bets, fresh),
    mine: staked,
    last: own.length === 0 || round === null ? last : { roundId: round.roundId, stakes: staked },
    ownKeys: own.length === 0 ? ownKeys : new Set([...ownKeys, ...own.map(({ uuid }) => uuid)]),
  };
}
