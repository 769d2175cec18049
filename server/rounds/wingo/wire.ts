import type { WingoOrder, WingoTotals } from '../../../contract/wingo';
import { CURRENCY } from '../../../contract/constants';
import type { Order, WingoReply } from '../../engines/wingo/types';
import { fromSen, type Sen, toSen } from '../../../rules/money';
import { nameFor } from '../mask';

/** An order as a viewer sees it; `null` is everybody. `uuid` is the server's id of the order. */
export const wireOrder = (
  { orderId, player, amount, model, phaseNum, select }: Order,
  viewerId: string | null = null,
): WingoOrder => ({
  userId: player.id,
  username: nameFor(viewerId, player),
  avatar: player.avatar,
  amount: fromSen(amount),
  model,
  phase: phaseNum,
  select: [...select],
  currency: CURRENCY,
  uuid: orderId,
});

/** What players ordered in a phase, and what the house bots did (contract, wingoTotals). */
export const wireTotals = (
  { users, orders, staked }: { readonly users: number; readonly orders: number; readonly staked: Sen },
  bots: readonly WingoOrder[],
): WingoTotals => ({
  users,
  bots: new Set(bots.map(({ userId }) => userId)).size,
  orders,
  botOrders: bots.length,
  staked: fromSen(staked),
  botStaked: fromSen(bots.reduce((sum, { amount, select }) => sum + toSen(amount) * BigInt(select.length), 0n)),
});

/** The reply to a bet (contract, wingoCalls). */
export const wireReply = ({ order }: WingoReply, balance: Sen): unknown => ({
  phase: order.phaseNum,
  model: order.model,
  cost: fromSen(order.cost),
  balance: fromSen(balance),
  order: wireOrder(order, order.player.id),
});
