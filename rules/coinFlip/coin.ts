import type { CoinSide } from '../../contract/coinFlip';
import { type Rate, RATE_ONE, toRate } from '../money';

/** House edge in percent (READINGS, Coin flip). */
const EDGE_PERCENT = 1;

/** Right flips of a round at most: with the last of them it ends by itself. */
export const MAX_FLIPS = 20;

/** The share of fair odds that is paid: the edge is taken once a round. */
const AFTER_EDGE: Rate = RATE_ONE - toRate(EDGE_PERCENT) / 100;

/** The side that a float lands the coin on. */
export function sideOf(float: number): CoinSide {
  return float < 0.5 ? 'heads' : 'tails';
}

/** The sides of a round's first tosses. */
export function tossCoins(floats: Iterator<number, unknown>, count: number): CoinSide[] {
  const sides: CoinSide[] = [];
  while (sides.length < count) {
    const next = floats.next();
    if (next.done) break;
    sides.push(sideOf(next.value));
  }
  return sides;
}

/**
 * The rate after right flips: 0.99 * 2^flips, exact; 1.00x before the first one.
 * @throws RangeError for a count that no round comes to
 */
export function coinRate(flips: number): Rate {
  if (!Number.isInteger(flips) || flips < 0 || flips > MAX_FLIPS) throw new RangeError(`no count of flips: ${flips}`);
  return flips === 0 ? RATE_ONE : AFTER_EDGE * 2 ** flips;
}

/** What a round pays at most. */
export const MAX_RATE: Rate = coinRate(MAX_FLIPS);

/**
 * The game's RTP: the least that a player gets back who cashes out after one flip, after two, … after all. One of 2^flips rows of sides is
 * right, so they all come to the same. What would pass the maximum profit is not paid.
 */
export function rtp(): number {
  let least = 1;
  for (let flips = 1; flips <= MAX_FLIPS; flips += 1) least = Math.min(least, coinRate(flips) / RATE_ONE / 2 ** flips);
  return least;
}
