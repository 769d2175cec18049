import type { WingoModel } from '../../../contract/wingo';
import { capProfits, type Sen } from '../../../rules/money';
import { orderReturn } from '../../../rules/wingo/payout';
import type { WingoPhase } from '../../../rules/wingo/phase';
import { each, inPhase, withModel } from './state';
import type { Order, Orders, PlayerResult, WingoEffect, WingoState, WingoStep } from './types';

/** What ends a player's orders of a phase is booked under this key, once. */
export const phaseKey = (phaseNum: string, userId: string): string => `end:${phaseNum}:${userId}`;

function byPlayer(orders: Orders): Map<string, Order[]> {
  const players = new Map<string, Order[]>();
  for (const order of each(orders)) {
    const own = players.get(order.player.id);
    if (own) own.push(order);
    else players.set(order.player.id, [order]);
  }
  return players;
}

/** One player's orders: what each is paid, the profit of all of them together within the phase's limit. */
function settlePlayer(
  userId: string,
  orders: readonly Order[],
  number: number,
  maxProfit: Sen,
): { effects: WingoEffect[]; result: PlayerResult } {
  const staked = orders.reduce((sum, { cost }) => sum + cost, 0n);
  const paid = capProfits(
    staked,
    orders.map(({ amount, select }) => orderReturn(amount, select, number)),
    maxProfit,
  );
  const effects = orders.map((order, i): WingoEffect => ({ type: 'orderSettled', order, paid: paid[i] ?? 0n }));
  return { effects, result: { userId, staked, paid: paid.reduce((sum, one) => sum + one, 0n) } };
}

/** Settles every order of a phase: one payout a player who won anything. */
export function settlePhase(phase: WingoPhase, orders: Orders, number: number, maxProfit: Sen): WingoEffect[] {
  const effects: WingoEffect[] = [];
  const results: PlayerResult[] = [];
  for (const [userId, own] of byPlayer(orders)) {
    const { effects: settled, result } = settlePlayer(userId, own, number, maxProfit);
    effects.push(...settled);
    results.push(result);
    if (result.paid > 0n)
      effects.push({
        type: 'payout',
        key: phaseKey(phase.phaseNum, userId),
        bets: own.map(({ orderId }) => orderId),
        userId,
        amount: result.paid,
        round: phase.phaseNum,
      });
  }
  effects.push({ type: 'phaseDrawn', phase, number, results, orders: orders?.count ?? 0 });
  return effects;
}

/** The end of a model's phase and the begin of its next one. */
export function draw(state: WingoState, model: WingoModel, number: number, next: WingoPhase): WingoStep {
  const { phase, orders } = state.models[model];
  return [
    withModel(state, model, inPhase(next)),
    [...settlePhase(phase, orders, number, state.settings.maxProfit), { type: 'phaseOpened', phase: next }],
  ];
}
