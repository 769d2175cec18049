import { HILO_EDGE_PERCENT, HILO_MAX_RATE, HILO_MAX_SKIPS } from '../../contract/constants';
import { type Rate, RATE_ONE, toRate } from '../money';
import { RANKS } from './cards';

/**
 * What a player may guess about the next card. `higher` and `lower` include the same rank, but on an ace `higher` and on a king `lower`
 * exclude it and `same` stands beside them.
 */
export type HiloGuess = 'higher' | 'lower' | 'same';

const LOWEST = 1;
const HIGHEST: number = RANKS.length;

/** The share of a product of fair odds that is paid: the edge is taken once a round. */
const AFTER_EDGE: Rate = RATE_ONE - toRate(HILO_EDGE_PERCENT) / 100;

/** The highest rate of a round. */
export const MAX_RATE: Rate = toRate(HILO_MAX_RATE);

/** Skips of a round at most; they are free. */
export const MAX_SKIPS: number = HILO_MAX_SKIPS;

/** The guesses open on a card of this rank. */
export function guessesOn(rank: number): readonly HiloGuess[] {
  if (rank === LOWEST) return ['higher', 'same'];
  if (rank === HIGHEST) return ['lower', 'same'];
  return ['higher', 'lower'];
}

/** The same guesses as they lie before a player: the one that hopes for more at the left, the one that hopes for less at the right. */
export function sidesOf(rank: number): readonly [left: HiloGuess, right: HiloGuess] {
  if (rank === LOWEST) return ['higher', 'same'];
  if (rank === HIGHEST) return ['same', 'lower'];
  return ['higher', 'lower'];
}

/** Whether the next card makes a guess right. */
export function guessedRight(rank: number, guess: HiloGuess, next: number): boolean {
  switch (guess) {
    case 'higher':
      return rank === LOWEST ? next > rank : next >= rank;
    case 'lower':
      return rank === HIGHEST ? next < rank : next <= rank;
    case 'same':
      return next === rank;
  }
}

/** How many of the 13 ranks make a guess right. */
export function winningRanks(rank: number, guess: HiloGuess): number {
  let count = 0;
  for (let next = LOWEST; next <= HIGHEST; next += 1) if (guessedRight(rank, guess, next)) count += 1;
  return count;
}

/**
 * The rate after right guesses: 0.99 * product of 13 / winning ranks, exact until the one rounding down, at most {@link MAX_RATE}.
 * @param winning the winning ranks of each right guess, 1 to 13; with none the rate is 1.00x
 */
export function hiloRate(winning: readonly number[]): Rate {
  if (winning.length === 0) return RATE_ONE;
  let above = BigInt(AFTER_EDGE);
  let below = 1n;
  for (const ranks of winning) {
    above *= BigInt(HIGHEST);
    below *= BigInt(ranks);
  }
  const rate = above / below;
  return rate > BigInt(MAX_RATE) ? MAX_RATE : Number(rate);
}

/**
 * The game's RTP: the least that a single guess returns, whatever the card. Longer runs lose only their rounding, until a guess would pass
 * {@link MAX_RATE} or the maximum profit: what it would win beyond is not paid, and it returns less.
 */
export function rtp(): number {
  let least = 1;
  for (let rank = LOWEST; rank <= HIGHEST; rank += 1) {
    for (const guess of guessesOn(rank)) {
      const ranks = winningRanks(rank, guess);
      least = Math.min(least, ((hiloRate([ranks]) / RATE_ONE) * ranks) / HIGHEST);
    }
  }
  return least;
}
