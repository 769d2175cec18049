import type { PoolBet, PoolTotal } from '../../../machines/kit/pool/types';
import { type Sen, toSen } from '../../../rules/money';
import type { AnyPool } from './game';

/** More lines than this are counted and not drawn. */
export const SHOWN_LINES = 50;

/** The bets of a round as the panel shows them. */
export interface Book {
  readonly lines: readonly PoolBet<AnyPool>[];
  /** Bets that are not among `lines`. */
  readonly hidden: number;
  readonly count: number;
  /** Everything staked, in sen. */
  readonly total: Sen;
}

/** Everybody's bets, the player's own first; count and sum are the server's, which knows of more than it lists. */
export function bookOf(bets: readonly PoolBet<AnyPool>[], totals: readonly PoolTotal<AnyPool>[], userId: string | null): Book {
  const mine = bets.filter((bet) => bet.userId === userId);
  const lines = [...mine, ...bets.filter((bet) => bet.userId !== userId)].slice(0, SHOWN_LINES);
  const count = Math.max(bets.length, totals.reduce((sum, total) => sum + total.bets, 0));
  return { lines, hidden: count - lines.length, count, total: totals.reduce((sum, { betAmount }) => sum + toSen(betAmount), 0n) };
}
