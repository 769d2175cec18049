import { cappedAt } from '../../../../rules/cap';
import type { Rate, Sen } from '../../../../rules/money';

/** What a stake would return at a rate, with the site's limit of a round's profit: 0 while none is known. */
export const backAt = (stake: Sen, rate: Rate, maxProfit: Sen): Sen => cappedAt(stake, rate, maxProfit).pays;
