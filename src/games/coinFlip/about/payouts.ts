import { coinRate, MAX_FLIPS } from '../../../../rules/coinFlip/coin';
import { type Rate, RATE_ONE } from '../../../../rules/money';

/** What so many right flips pay, in how many rounds they come once, and what stopping there returns (a share, 0 to 1). */
export interface Payout {
  readonly flips: number;
  readonly rate: Rate;
  readonly oneIn: number;
  readonly back: number;
}

/** Every rung of the ladder, by the rules. */
export const PAYOUTS: readonly Payout[] = Array.from({ length: MAX_FLIPS }, (_, i) => {
  const flips = i + 1;
  const rate = coinRate(flips);
  const oneIn = 2 ** flips;
  return { flips, rate, oneIn, back: rate / RATE_ONE / oneIn };
});
