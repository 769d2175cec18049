import type { WingoModel } from '../../../contract/wingo';
import type { WingoPhase } from '../../../rules/wingo/phase';
import { Registry } from '../kit/registry';
import type { ModelState, Order, Orders, WingoSettings, WingoState } from './types';

export const WINGO_MODELS: readonly WingoModel[] = [1, 2, 3];

/** How many orders a player has in the phase. */
export const countOf = ({ counts }: ModelState, userId: string): number => counts.get(userId) ?? 0;

/** The model with one order more. */
export const withOrder = (model: ModelState, order: Order): ModelState => ({
  phase: model.phase,
  orders: { order, before: model.orders, count: (model.orders?.count ?? 0) + 1 },
  counts: model.counts.with(order.player.id, countOf(model, order.player.id) + 1),
  staked: model.staked + order.cost,
});

/** Newest first. */
export function* each(orders: Orders): Generator<Order> {
  for (let at = orders; at !== null; at = at.before) yield at.order;
}

/** A model in a phase, with the orders it has already (oldest first). */
export const inPhase = (phase: WingoPhase, orders: Iterable<Order> = []): ModelState => {
  let model: ModelState = { phase, orders: null, counts: Registry.empty<number>(), staked: 0n };
  for (const order of orders) model = withOrder(model, order);
  return model;
};

/** The room with its three models. */
export const opening = (settings: WingoSettings, models: Readonly<Record<WingoModel, ModelState>>): WingoState => ({
  settings,
  models,
  pending: Registry.empty<Order>(),
});

/** The same room with one model changed. */
export const withModel = (state: WingoState, model: WingoModel, value: ModelState): WingoState => ({
  ...state,
  models: { ...state.models, [model]: value },
});
