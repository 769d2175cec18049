import { PREFIX_MAX, PREFIXES } from '../fairness/prefix';
import { RATE_ONE, type Rate } from '../money';
import { RATE_STEP, TARGET_MAX } from './target';

/**
 * How many of the 2^24 prefixes carry a flight to a rate, counted in closed form: target >= c / 100 holds exactly when the rest
 * (PREFIX_MAX - prefix) is at most 99 * PREFIX_MAX / c, and the rest takes every value from 0 up.
 */
export function prefixesReaching(rate: Rate): number {
  if (rate <= RATE_ONE) return PREFIXES;
  if (rate > TARGET_MAX) return 0;
  const hundredths = Math.ceil(rate / RATE_STEP);
  return Math.floor((99 * PREFIX_MAX) / hundredths) + 1;
}

/** The share of the stakes that comes back to players who always cash out at a rate. */
export function returnAt(rate: Rate): number {
  return ((rate / RATE_ONE) * prefixesReaching(rate)) / PREFIXES;
}

/**
 * The game's RTP: what an auto cash-out at any rate from 1.01x in steps of 0.01x returns at the least. Prefixes being whole, single rates
 * return a trifle more: never above 99.0006 % up to 100x, 99.06 % at the very top.
 */
export function rtp(): number {
  return (0.99 * PREFIX_MAX) / PREFIXES;
}
