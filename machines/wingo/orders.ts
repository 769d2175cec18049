import { SELECTIONS } from '../../rules/wingo/options';
import { add, noStakes, type Stakes, sumOf, withStake } from '../kit/pool/stakes';
import type { OrderLine, WingoOrder, WingoSelection } from './types';

/** Selections in the order of the board, so that the same choice always reads the same. */
export const inBoardOrder = (select: readonly WingoSelection[]): readonly WingoSelection[] =>
  SELECTIONS.filter((option) => select.includes(option));

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
export function stakesOf(orders: readonly WingoOrder[]): Stakes<WingoSelection> {
  let stakes = noStakes<WingoSelection>();
  for (const { select, amount } of orders) for (const option of select) stakes = withStake(stakes, option, amount);
  return stakes;
}

/** What orders cost together, in rupiah: an amount is staked on each of its selections. */
export const costOf = (orders: readonly WingoOrder[]): number => sumOf(stakesOf(orders));
