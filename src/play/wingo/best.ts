import type { WingoSelection } from '../../../contract/wingo';
import { capProfit, type Sen, toSen } from '../../../rules/money';
import { NUMBERS } from '../../../rules/wingo/options';
import { orderCost, orderReturn } from '../../../rules/wingo/payout';

/** The most that selections can return with one draw, in sen. `each` and the limit of a round's profit are rupiah; 0 is no known limit. */
export function bestReturn(each: number, select: readonly WingoSelection[], maxProfit: number): Sen {
  const amount = toSen(each);
  let best = 0n;
  for (let number = 0; number < NUMBERS; number += 1) {
    const back = orderReturn(amount, select, number);
    if (back > best) best = back;
  }
  return maxProfit > 0 ? capProfit(orderCost(amount, select), best, toSen(maxProfit)) : best;
}
