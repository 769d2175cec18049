import type { WingoSelection } from '../../../../contract/wingo';
import { capped, type Capped } from '../../../../rules/cap';
import { toSen } from '../../../../rules/money';
import { NUMBERS } from '../../../../rules/wingo/options';
import { orderCost, orderReturn } from '../../../../rules/wingo/payout';

/** The most that selections can return with one draw. `each` and the limit of a round's profit are rupiah; 0 is no known limit. */
export function bestReturn(each: number, select: readonly WingoSelection[], maxProfit: number): Capped {
  const amount = toSen(each);
  let best = 0n;
  for (let number = 0; number < NUMBERS; number += 1) {
    const back = orderReturn(amount, select, number);
    if (back > best) best = back;
  }
  return capped(orderCost(amount, select), best, toSen(maxProfit));
}
