import type { WingoModel } from '../../../contract/wingo';
import type { WingoPhase } from '../../../rules/wingo/phase';
import { Registry } from '../kit/registry';
import type { ModelState, Order, Orders, WingoSettings, WingoState } from './types';

export const WINGO_MODELS: readonly WingoModel[] = [1, 2, 3];

/** A list with one order more. */
export const push = (orders: Orders, order: Order): Orders => ({ order, before: orders, count: (orders?.count ?? 0) + 1 });

/** Newest first. */
export function* each(orders: Orders): Generator<Order> {
  for (let at = orders; at !== null; at = at.before) yield at.order;
}

/** A model in a phase, with the orders it has already (oldest first). */
export const inPhase = (phase: WingoPhase, orders: Iterable<Order> = []): ModelState => {
  let list: Orders = null;
  for (const order of orders) list = push(list, order);
  return { phase, orders: list };
};

/** The room with its three models. */
export const opening = (settings: WingoSettings, models: Readonly<Record<WingoModel, ModelState>>): WingoState => ({ settings, models, pending: Registry.empty<Order>() });

/** The same room with one model changed. */
export const withModel = (state: WingoState, model: WingoModel, value: ModelState): WingoState => ({ ...state, models: { ...state.models, [model]: value } });
