import type { PoolBet, PoolTotal, Tally } from '../../../machines/kit/pool/types';
import { capProfits, pay, type Rate, type Sen } from '../../../rules/money';
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

/** What a bet cost, sen: its amount lies on each of its pools. */
export const costOf = ({ amount, select }: Pick<PoolBet<AnyPool>, 'amount' | 'select'>): Sen =>
  amount * BigInt(select.length);

const countOf = (bets: readonly PoolBet<AnyPool>[]): BetTotals['players'] => ({
  bets: bets.length,
  staked: bets.reduce((sum, bet) => sum + costOf(bet), 0n),
});

/** All bets in numbers, as the server counts them: by pool, or together. Without its word what is at hand is counted. */
function totalsOf(
  bets: readonly PoolBet<AnyPool>[],
  totals: readonly PoolTotal<AnyPool>[],
  tally: Tally | null,
): BetTotals {
  if (tally !== null)
    return {
      players: { bets: tally.bets, staked: tally.staked },
      bots: { bets: tally.botBets, staked: tally.botStaked },
    };
  if (totals.length === 0)
    return {
      players: countOf(bets.filter(({ bot }) => bot !== true)),
      bots: countOf(bets.filter(({ bot }) => bot === true)),
    };
  const count = totals.reduce((sum, total) => sum + total.bets, 0);
  const robots = totals.reduce((sum, { bots }) => sum + bots, 0);
  const all = totals.reduce((sum, { betAmount }) => sum + betAmount, 0n);
  const theirs = totals.reduce((sum, { botAmount }) => sum + botAmount, 0n);
  return {
    players: { bets: Math.max(0, Math.max(bets.length, count) - robots), staked: all - theirs },
    bots: { bets: robots, staked: theirs },
  };
}

/** Everybody's bets, the player's own first; count and sum are the server's, which knows of more than it lists. */
export function bookOf(
  bets: readonly PoolBet<AnyPool>[],
  totals: readonly PoolTotal<AnyPool>[],
  userId: string | null,
  tally: Tally | null = null,
): Book {
  const mine = bets.filter((bet) => bet.userId === userId);
  const lines = [...mine, ...bets.filter((bet) => bet.userId !== userId)].slice(0, SHOWN_LINES);
  const counted = totalsOf(bets, totals, tally);
  const count = Math.max(bets.length, counted.players.bets + counted.bots.bets);
  return { ...counted, lines, hidden: count - lines.length, count };
}

/**
 * What came back of each bet, in sen: what the server told, else by its rate, all of a player's bets together within the round's
 * profit as the server pays them, the newest first.
 * @param bets newest first
 * @param maxProfit over everything that a player staked in the round
 */
export function backsOf(
  bets: readonly PoolBet<AnyPool>[],
  rateOf: (pool: AnyPool) => Rate,
  maxProfit: Sen,
): ReadonlyMap<PoolBet<AnyPool>, Sen> {
  const byPlayer = new Map<string, PoolBet<AnyPool>[]>();
  for (const bet of bets) byPlayer.set(bet.userId, [...(byPlayer.get(bet.userId) ?? []), bet]);
  const backs = new Map<PoolBet<AnyPool>, Sen>();
  for (const own of byPlayer.values()) {
    const staked = own.reduce((sum, bet) => sum + costOf(bet), 0n);
    const paid = capProfits(
      staked,
      own.map(({ amount, select }) => select.reduce((sum, pool) => sum + pay(amount, rateOf(pool)), 0n)),
      maxProfit,
    );
    own.forEach((bet, i) => backs.set(bet, bet.win === undefined ? (paid[i] ?? 0n) : bet.win));
  }
  return backs;
}
