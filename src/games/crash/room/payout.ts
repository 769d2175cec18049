import { cappedAt } from '../../../../rules/cap';
import { type Rate, type Sen, toSen } from '../../../../rules/money';

/** What a stake would return at a rate, in sen, with the site's limit of a round's profit. Stake and limit are rupiah, 0 while no limit is known. */
export const backAt = (stake: number, rate: Rate, maxProfit: number): Sen =>
  cappedAt(toSen(stake), rate, toSen(maxProfit)).pays;
