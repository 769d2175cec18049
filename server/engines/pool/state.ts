import { Registry } from '../kit/registry';
import type { PoolBet, PoolBets, PoolPlan, PoolRules, PoolSettings, PoolState, Share, Tally } from './types';

/** A feed in a round that nobody has bet on yet. */
export function opening(rules: PoolRules, settings: PoolSettings, plan: PoolPlan): PoolState {
  const nothing = Array.from({ length: rules.pools }, () => ({ users: 0, bets: 0, amount: 0n }));
  return {
    rules,
    settings,
    plan,
    outcome: null,
    bets: null,
    sums: nothing,
    shares: Registry.empty<Share>(),
    paid: new Map(),
    pending: Registry.empty<PoolBet>(),
  };
}

/** What a player has in the round; nothing yet is zero on every pool. */
export const shareOf = ({ rules, shares }: PoolState, userId: string): Share =>
  shares.get(userId) ?? { bets: 0, own: null, amounts: new Array<bigint>(rules.pools).fill(0n) };

/** What lies on the table. */
export const tallyOf = ({ shares, bets, sums }: PoolState): Tally => ({
  users: shares.size,
  bets: bets?.count ?? 0,
  sums,
});

/** The round with one bet more. */
export function withBet(state: PoolState, bet: PoolBet): PoolState {
  const { picks, amount, player } = bet;
  const share = shareOf(state, player.id);
  return {
    ...state,
    bets: { bet, before: state.bets, count: (state.bets?.count ?? 0) + 1 },
    sums: state.sums.map((sum, pool) => {
      if (!picks.includes(pool)) return sum;
      const isFirst = share.amounts[pool] === 0n;
      return { users: sum.users + (isFirst ? 1 : 0), bets: sum.bets + 1, amount: sum.amount + amount };
    }),
    shares: state.shares.with(player.id, {
      bets: share.bets + 1,
      own: { bet, before: share.own, count: share.bets + 1 },
      amounts: share.amounts.map((before, pool) => (picks.includes(pool) ? before + amount : before)),
    }),
  };
}

/** Newest first. */
export function* each(bets: PoolBets): Generator<PoolBet> {
  for (let at = bets; at !== null; at = at.before) yield at.bet;
}
