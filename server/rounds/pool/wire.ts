import type { Outcome, PoolBet, PoolReply, PoolSum } from '../../engines/pool/types';
import { hottest } from '../../../rules/hot';
import { fromSen, pay, type Sen } from '../../../rules/money';
import type { PoolBot } from '../bots';
import { nameFor } from '../mask';
import { poolAt, type PoolTable } from './table';

/** A bet as the contract's `poolBet` shows it. */
export interface WireBet<P> {
  userId: string;
  username: string;
  avatar: string;
  select: P;
  amount: number;
  uuid: string;
  win?: number;
  bot?: boolean;
}

/** A bet as a viewer sees it; `null` is everybody. `paid` is there once the result was shown. */
export const wireBet = <P extends string | number, R>(
  table: PoolTable<P, R>,
  { betId, player, pool, amount }: PoolBet,
  viewerId: string | null = null,
  paid?: Sen,
): WireBet<P> => ({
  userId: player.id,
  username: nameFor(viewerId, player),
  avatar: player.avatar,
  select: poolAt(table, pool),
  amount: fromSen(amount),
  uuid: betId,
  ...(paid === undefined ? {} : { win: fromSen(paid) }),
});

/** A house bot's bet. `outcome` is there once the result was shown. */
export const wireBot = <P extends string | number, R>(
  table: PoolTable<P, R>,
  roundId: string,
  { userId, name, avatar, pool, amount }: PoolBot,
  outcome?: Outcome,
): WireBet<P> => ({
  userId,
  username: name,
  avatar,
  select: poolAt(table, pool),
  amount: fromSen(amount),
  uuid: `${userId}-${roundId}-${pool}`,
  bot: true,
  ...(outcome === undefined ? {} : { win: fromSen(pay(amount, table.rules.settle(pool, outcome))) }),
});

/** What lies on a pool, as the contract's `poolTotal` shows it. */
export interface WireTotal<P> {
  select: P;
  users: number;
  bots: number;
  bets: number;
  betAmount: number;
  botAmount: number;
  isHot: boolean;
}

/** Both parts of a pool in one. */
const joined = (people: PoolSum, bots: PoolSum | undefined): PoolSum => ({
  users: people.users + (bots?.users ?? 0),
  bets: people.bets + (bots?.bets ?? 0),
  amount: people.amount + (bots?.amount ?? 0n),
});

/** What lies on the pools, the bots' part in it. */
export function wireTotals<P extends string | number, R>(
  table: PoolTable<P, R>,
  people: readonly PoolSum[],
  bots: readonly PoolSum[],
): WireTotal<P>[] {
  const sums = people.map((sum, i) => joined(sum, bots[i]));
  const hot = hottest(sums);
  return sums.map(({ bets, amount }, i) => ({
    select: poolAt(table, i),
    users: people[i]?.users ?? 0,
    bots: bots[i]?.users ?? 0,
    bets,
    betAmount: fromSen(amount),
    botAmount: fromSen(bots[i]?.amount ?? 0n),
    isHot: i === hot,
  }));
}

/** The reply to a bet (contract, poolBetReply). */
export const wireReply = <P extends string | number, R>(
  table: PoolTable<P, R>,
  { bet, amounts }: PoolReply,
  balance: Sen,
): unknown => ({
  roundId: bet.roundId,
  balance: fromSen(balance),
  bet: wireBet(table, bet, bet.player.id),
  myPoolAmount: amounts.map(fromSen),
});
