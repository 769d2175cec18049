import type { PoolBet } from '../../../../machines/kit/pool/types';
import { type OrderLine, orderLines } from '../../../../machines/wingo/orders';
import type { Sen } from '../../../../rules/money';
import { orderCost, orderReturn } from '../../../../rules/wingo/payout';
import { SHOWN_LINES } from '../../../play/pool/book';
import type { AnyPool } from '../../../play/pool/game';

/** The orders of a phase as the panel lists them: the player's own first and merged; orders beyond the first lines only count. */
export function orderBook(bets: readonly PoolBet<AnyPool>[], me: string | null, count: number) {
  const lines = orderLines(bets, me).slice(0, SHOWN_LINES);
  return { lines, hidden: Math.max(0, count - lines.reduce((sum, { times }) => sum + times, 0)) };
}

/** What a line cost in all, in sen. */
export const lineCost = ({ amount, select }: Pick<OrderLine, 'amount' | 'select'>): Sen => orderCost(amount, select);

/** What it returned for the number drawn, in sen. */
export const lineReturn = ({ amount, select }: Pick<OrderLine, 'amount' | 'select'>, number: number): Sen =>
  orderReturn(amount, select, number);
