import { ROULETTE_BLACK_MULTIPLIER, ROULETTE_COLOUR_MULTIPLIER } from '../../contract/constants';
import type { RouletteTeam } from '../../contract/roulette';
import { type Rate, RATE_ONE, toRate } from '../money';

export type { RouletteTeam };

/** Pockets of the wheel: 0 black, 1 to 7 red, 8 to 14 blue. */
export const POCKETS = 15;

/** What each team returns. */
export const PAYOUTS: Readonly<Record<RouletteTeam, Rate>> = {
  black: toRate(ROULETTE_BLACK_MULTIPLIER),
  red: toRate(ROULETTE_COLOUR_MULTIPLIER),
  blue: toRate(ROULETTE_COLOUR_MULTIPLIER),
};

/** The pocket of a round, from its first float. */
export function pocketOf(float: number): number {
  return Math.floor(float * POCKETS);
}

/** The team of a pocket. */
export function teamOf(pocket: number): RouletteTeam {
  if (pocket === 0) return 'black';
  return pocket < 8 ? 'red' : 'blue';
}

/** The rate that a bet on a team returns; 0 when it lost. */
export function settle(team: RouletteTeam, pocket: number): Rate {
  return team === teamOf(pocket) ? PAYOUTS[team] : 0;
}

/** The share of the stakes on a team that comes back, by enumeration of the pockets. */
export function returnOf(team: RouletteTeam): number {
  let rates = 0;
  for (let pocket = 0; pocket < POCKETS; pocket += 1) rates += settle(team, pocket);
  return rates / (POCKETS * RATE_ONE);
}

/** The game's RTP: the least that any team returns. */
export function rtp(): number {
  return Math.min(returnOf('black'), returnOf('red'), returnOf('blue'));
}
