import type { PoolBet, PoolTotal } from '../../../machines/kit/pool/types';
import { capProfits, pay, type Rate, type Sen, toSen } from '../../../rules/money';
import type { BetTotals } from '../room/Staked';
import type { AnyPool } from './game';

/** More lines than this are counted and not drawn. */
export const SHOWN_LINES = 50;

/** The bets of a round as the panel shows them. */
export interface Book extends BetTotals {
  readonly lines: readonly PoolBet<AnyPool>[];
  /** Bets that are not among `lines`. */
  readonly hidden: number;
  readonly count: number;
}

/** Everybody's bets, the player's own first; count and sum are the server's, which knows of more than it lists. */
export function bookOf(
  bets: readonly PoolBet<AnyPool>[],
  totals: readonly PoolTotal<AnyPool>[],
  userId: string | null,
): Book {
  const mine = bets.filter((bet) => bet.userId === userId);
  const lines = [...mine, ...bets.filter((bet) => bet.userId !== userId)].slice(0, SHOWN_LINES);
  const count = Math.max(
    bets.length,
    totals.reduce((sum, total) => sum + total.bets, 0),
  );
  const robots = totals.reduce((sum, { bots }) => sum + bots, 0);
  const all = totals.reduce((sum, { betAmount }) => sum + toSen(betAmount), 0n);
  const theirs = totals.reduce((sum, { botAmount }) => sum + toSen(botAmount), 0n);
  return {
    lines,
    hidden: count - lines.length,
    count,
    players: { bets: Math.max(0, count - robots), staked: all - theirs },
    bots: { bets: robots, staked: theirs },
  };
}

/**
 * What came back of each bet, in sen by its id: what the server told, else by its rate, all of a player's bets together within the round's
 * profit as the server pays them, the newest first.
 * @param bets newest first
 * @param maxProfit rupiah over everything that a player staked in the round
 */
export function backsOf(
  bets: readonly PoolBet<AnyPool>[],
  rateOf: (pool: AnyPool) => Rate,
  maxProfit: number,
): ReadonlyMap<string, Sen> {
  const byPlayer = new Map<string, PoolBet<AnyPool>[]>();
  for (const bet of bets) byPlayer.set(bet.userId, [...(byPlayer.get(bet.userId) ?? []), bet]);
  const backs = new Map<string, Sen>();
  for (const own of byPlayer.values()) {
    const staked = own.reduce((sum, { amount }) => sum + toSen(amount), 0n);
    const paid = capProfits(
      staked,
      own.map(({ amount, select }) => pay(toSen(amount), rateOf(select))),
      toSen(maxProfit),
    );
    own.forEach(({ uuid, win }, i) => backs.set(uuid, win === undefined ? (paid[i] ?? 0n) : toSen(win)));
  }
  return backs;
}
