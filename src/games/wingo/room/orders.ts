import { orderLines } from '../../../../machines/wingo/orders';
import type { OrderLine, PhaseInfo } from '../../../../machines/wingo/types';
import type { WingoOrder } from '../../../../contract/wingo';
import { type Sen, toSen } from '../../../../rules/money';
import type { BetTotals } from '../../../play/room/Staked';
import { orderCost, orderReturn } from '../../../../rules/wingo/payout';

/** More lines than this are counted and not drawn. */
export const SHOWN_LINES = 50;

/** The orders of a phase as the panel shows them. */
export interface OrderBook extends BetTotals {
  readonly lines: readonly OrderLine[];
  /** Orders that are not among `lines`. */
  readonly hidden: number;
  /** Who has ordered, people and bots, and the bots among them. */
  readonly count: number;
  readonly crowd: number;
}

const NONE = { bets: 0, staked: 0n };
const NOTHING: OrderBook = { lines: [], hidden: 0, count: 0, crowd: 0, players: NONE, bots: NONE };

const totalOf = (lines: readonly OrderLine[]) => ({
  bets: lines.reduce((sum, { times }) => sum + times, 0),
  staked: lines.reduce((sum, line) => sum + lineCost(line), 0n),
});

/** Everybody's orders: the player's own first and merged; beyond the first fifty lines they only count. The server counts all; without its word, what is at hand is counted. */
export function orderBook(info: Pick<PhaseInfo, 'orders' | 'myOrders' | 'totals'> | null): OrderBook {
  if (info === null) return NOTHING;
  const lines = orderLines(info.myOrders, info.orders);
  const shown = lines.slice(0, SHOWN_LINES);
  if (info.totals !== null) {
    const { users, bots, orders, botOrders, staked, botStaked } = info.totals;
    return {
      lines: shown,
      hidden: Math.max(0, orders + botOrders - shown.reduce((sum, { times }) => sum + times, 0)),
      count: users + bots,
      crowd: bots,
      players: { bets: orders, staked: toSen(staked) },
      bots: { bets: botOrders, staked: toSen(botStaked) },
    };
  }
  const people = new Set(lines.map(({ userId }) => userId));
  const bots = new Set(lines.filter(({ bot }) => bot).map(({ userId }) => userId));
  return {
    lines: shown,
    hidden: lines.slice(SHOWN_LINES).reduce((sum, { times }) => sum + times, 0),
    count: people.size,
    crowd: bots.size,
    players: totalOf(lines.filter(({ bot }) => !bot)),
    bots: totalOf(lines.filter(({ bot }) => bot)),
  };
}

/** What a line or an order cost in all, in sen. */
export const lineCost = ({ amount, select }: Pick<OrderLine, 'amount' | 'select'>): Sen =>
  orderCost(toSen(amount), select);

/** What it returned for the number drawn, in sen. */
export const lineReturn = ({ amount, select }: Pick<OrderLine, 'amount' | 'select'>, number: number): Sen =>
  orderReturn(toSen(amount), select, number);

/** A live order as a line of its own. */
export const liveLine = (order: WingoOrder, userId: string | null): OrderLine => ({
  key: order.uuid ?? `${order.userId}|${order.select.join('+')}|${order.amount}`,
  userId: order.userId,
  username: order.username,
  avatar: order.avatar,
  select: order.select,
  amount: order.amount,
  times: 1,
  self: order.userId === userId,
  bot: order.bot === true,
});
