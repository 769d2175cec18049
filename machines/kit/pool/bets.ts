import { freshOf, withFresh } from '../fresh';
import { type Stakes, withStake } from './stakes';
import type { PoolBet, RoundTable } from './types';

/** Own bets by their pools, on top of others. */
export function withBets<P>(stakes: Stakes<P>, bets: readonly Pick<PoolBet<P>, 'select' | 'amount'>[]): Stakes<P> {
  let all = stakes;
  for (const { select, amount } of bets) for (const pool of select) all = withStake(all, pool, amount);
  return all;
}

type Heard<P> = Pick<RoundTable<P, unknown>, 'bets' | 'mine' | 'ownKeys'>;

/**
 * More bets of a round: one that is known already (by its id) is not taken twice, so that an own bet may come with its answer and with
 * the stream, in any order.
 */
export function heard<P>(
  { bets, mine, ownKeys }: Heard<P>,
  userId: string | null,
  more: readonly PoolBet<P>[],
): Heard<P> {
  const isNew = ({ uuid, userId: whose }: PoolBet<P>): boolean =>
    uuid === undefined ? whose !== userId : !ownKeys.has(uuid);
  const fresh = freshOf(bets, more).filter(isNew);
  if (fresh.length === 0) return { bets, mine, ownKeys };
  const own = fresh.filter((bet) => bet.userId === userId);
  return {
    bets: withFresh(bets, fresh),
    mine: withBets(mine, own),
    ownKeys: own.length === 0 ? ownKeys : new Set([...ownKeys, ...own.flatMap(({ uuid }) => uuid ?? [])]),
  };
}
