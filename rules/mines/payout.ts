import { MINES_EDGE_PERCENT_PER_MINE, MINES_MAX, MINES_MIN } from '../../contract/constants';
import { type Rate, RATE_ONE, toRate } from '../money';
import { CELLS } from './draw';

/** The house edge of one mine, as a rate: 0.03 % (READINGS, Mines). */
export const EDGE_PER_MINE: Rate = toRate(MINES_EDGE_PERCENT_PER_MINE) / 100;

/** Ways to choose k of n. */
function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i += 1) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/**
 * The rate after k safe cells: (1 - edge) * C(25, k) / C(25 - mines, k), rounded down to 1/10000.
 * @throws RangeError for a count of mines outside 1 to 24 or more cells than are safe
 */
export function minesRate(mines: number, opened: number): Rate {
  if (!Number.isInteger(mines) || mines < MINES_MIN || mines > MINES_MAX)
    throw new RangeError(`not a count of mines: ${mines}`);
  if (!Number.isInteger(opened) || opened < 0 || opened > CELLS - mines)
    throw new RangeError(`not a count of safe cells: ${opened}`);
  return Number((BigInt(RATE_ONE - EDGE_PER_MINE * mines) * choose(CELLS, opened)) / choose(CELLS - mines, opened));
}

/** How likely it is to find k safe cells one after the other. */
export const chanceOf = (mines: number, opened: number): number =>
  Number(choose(CELLS - mines, opened)) / Number(choose(CELLS, opened));

/** After how many safe cells a rate is reached, from 1; null where none of the board does. */
export function cellsTo(mines: number, rate: Rate): number | null {
  for (let opened = 1; opened <= CELLS - mines; opened += 1) if (minesRate(mines, opened) >= rate) return opened;
  return null;
}

/** The share of the stakes that comes back to players who always stop after k cells. */
export function returnAfter(mines: number, opened: number): number {
  return (minesRate(mines, opened) / RATE_ONE) * chanceOf(mines, opened);
}

/** The game's RTP: the least that any number of mines and any stop returns. */
export function rtp(): number {
  let least = 1;
  for (let mines = MINES_MIN; mines <= MINES_MAX; mines += 1) {
    for (let opened = 1; opened <= CELLS - mines; opened += 1) least = Math.min(least, returnAfter(mines, opened));
  }
  return least;
}
