import { fromSen, toSen } from '../../rules/money';
import { SELECTIONS } from '../../rules/wingo/options';
import type { OrderLine, WingoOrder, WingoSelection } from './types';

/** Most orders of a phase that are kept, newest first. */
export const MAX_ORDERS = 200;

/** Selections in the order of the board, so that the same choice always reads the same. */
export const inBoardOrder = (select: readonly WingoSelection[]): readonly WingoSelection[] =>
  SELECTIONS.filter((option) => select.includes(option));

/** The list with more orders in front; one that is there already (by its id) is not taken twice. */
export function withOrders(orders: readonly WingoOrder[], more: readonly WingoOrder[]): readonly WingoOrder[] {
  const known = new Set(orders.map(({ uuid }) => uuid));
  const fresh = more.filter(({ uuid }) => uuid === undefined || !known.has(uuid));
  return fresh.length === 0 ? orders : [...fresh, ...orders].slice(0, MAX_ORDERS);
}

/** Orders parted into the player's own and everybody else's. */
export function parted(
  orders: readonly WingoOrder[],
  userId: string | null,
): { readonly mine: readonly WingoOrder[]; readonly others: readonly WingoOrder[] } {
  return {
    mine: orders.filter((order) => order.userId === userId),
    others: orders.filter((order) => order.userId !== userId),
  };
}

const lineOf = ({ userId, username, avatar, select, amount, bot }: WingoOrder, self: boolean): OrderLine => {
  const chosen = inBoardOrder(select);
  return {
    key: `${userId}|${chosen.join('+')}|${amount}`,
    userId,
    username,
    avatar,
    select: chosen,
    amount,
    times: 1,
    self,
    bot: bot === true,
  };
};

const add = (a: number, b: number): number => fromSen(toSen(a) + toSen(b));

/**
 * The lobby-style list (first document, section 4): the player's own orders first and marked as such; a player's orders with the same
 * selection and amount are one line.
 */
export function orderLines(myOrders: readonly WingoOrder[], orders: readonly WingoOrder[]): readonly OrderLine[] {
  const lines = new Map<string, OrderLine>();
  const put = (order: WingoOrder, self: boolean) => {
    const line = lineOf(order, self);
    const before = lines.get(line.key);
    lines.set(
      line.key,
      before === undefined ? line : { ...before, amount: add(before.amount, line.amount), times: before.times + 1 },
    );
  };
  for (const order of myOrders) put(order, true);
  for (const order of orders) put(order, false);
  return [...lines.values()];
}

/** What orders staked on each selection, in rupiah; selections without a stake are absent. */
export function stakesOf(orders: readonly WingoOrder[]): ReadonlyMap<WingoSelection, number> {
  const stakes = new Map<WingoSelection, number>();
  for (const { select, amount } of orders)
    for (const option of select) stakes.set(option, add(stakes.get(option) ?? 0, amount));
  return stakes;
}

/** What orders cost together, in rupiah: an amount is staked on each of its selections. */
export const costOf = (orders: readonly WingoOrder[]): number =>
  fromSen(orders.reduce((sum, { amount, select }) => sum + toSen(amount) * BigInt(select.length), 0n));
