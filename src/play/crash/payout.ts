import { capProfit, pay, type Rate, type Sen, toSen } from '../../../rules/money';

/** What a stake would return at a rate, in sen, with the site's limit of a round's profit. Stake and limit are rupiah. */
export function backAt(stake: number, rate: Rate, maxProfit: number): Sen {
  const staked = toSen(stake);
  const back = pay(staked, rate);
  // No limit is known before the first snapshot.
  return maxProfit > 0 ? capProfit(staked, back, toSen(maxProfit)) : back;
}
