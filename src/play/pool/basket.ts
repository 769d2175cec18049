import type { AmountLimits } from '../room/amount';

/** What may be typed into the field of an amount that is multiplied, and lies on several pools. */

/** Whole shares of an amount, in rupiah, rounded down. */
const shareOf = (rupiah: number, parts: number): number => Math.floor(rupiah / parts);

/** The limits of the amount before the multiple: what it is multiplied to has to stay within the limits of a pool. */
export const baseLimits = ({ min, max }: AmountLimits, multiple: number): AmountLimits => ({
  min,
  max: Math.max(min, shareOf(max, multiple)),
});

/** The balance shared out over the pools and the multiple; one pool at least. */
export const baseBalance = (balance: number | null, multiple: number, pools: number): number | null =>
  balance === null ? null : shareOf(Math.max(0, balance), multiple * Math.max(1, pools));
