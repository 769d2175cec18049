import type { WingoModel, WingoSelection } from '../../../contract/wingo';
import type { Sen } from '../../../rules/money';
import type { StakeLimits } from '../../../rules/stake';
import type { WingoPhase } from '../../../rules/wingo/phase';
import type { Effect, Player, Ref } from '../kit/effects';
import type { Registry } from '../kit/registry';

/** What a house decides about Wingo. `limits` are for the amount on each selection. */
export interface WingoSettings {
  readonly limits: StakeLimits;
  /** The most that a player may win in a phase over everything staked in it. */
  readonly maxProfit: Sen;
}

/** One bet request: `amount` on each selection, `cost` in all. */
export interface Order {
  readonly orderId: string;
  readonly player: Player;
  readonly model: WingoModel;
  readonly phaseNum: string;
  readonly select: readonly WingoSelection[];
  readonly amount: Sen;
  readonly cost: Sen;
  readonly placedAt: number;
}

/** The orders of a phase, newest first: a list that grows without copying. */
export type Orders = { readonly order: Order; readonly before: Orders; readonly count: number } | null;

/** One model in its phase. `counts` are the orders of each player in it, by user id. */
export interface ModelState {
  readonly phase: WingoPhase;
  readonly orders: Orders;
  /** How many each player has; what all of them cost. */
  readonly counts: Registry<number>;
  readonly staked: Sen;
}

/** Three models side by side. `pending` are orders whose stake is being booked, by order id: never seen outside a batch. */
export interface WingoState {
  readonly settings: WingoSettings;
  readonly models: Readonly<Record<WingoModel, ModelState>>;
  readonly pending: Registry<Order>;
}

/** `select` and `amount` are as they came over the wire. */
export interface WingoBet {
  readonly type: 'bet';
  readonly ref: Ref;
  readonly orderId: string;
  readonly player: Player;
  readonly phaseNum: string;
  readonly select: readonly string[];
  readonly amount: number;
  readonly receivedAt: number;
}

export type WingoEvent =
  | WingoBet
  /** The stake was booked, or the wallet did not have it. */
  | { readonly type: 'funded' | 'unfunded'; readonly ref: Ref; readonly orderId: string }
  /** The end of a model's phase: its number is drawn, everything is settled and the next phase begins. */
  | { readonly type: 'draw'; readonly model: WingoModel; readonly number: number; readonly next: WingoPhase };

export interface WingoReply {
  readonly call: 'bet';
  readonly order: Order;
}

/** What a player's orders of a phase came to. */
export interface PlayerResult {
  readonly userId: string;
  readonly staked: Sen;
  readonly paid: Sen;
}

/** What became true of a phase. */
export type WingoFact =
  | { readonly type: 'orderPlaced'; readonly order: Order }
  | { readonly type: 'orderSettled'; readonly order: Order; readonly paid: Sen }
  | {
      readonly type: 'phaseDrawn';
      readonly phase: WingoPhase;
      readonly number: number;
      readonly results: readonly PlayerResult[];
      readonly orders: number;
    }
  | { readonly type: 'phaseOpened'; readonly phase: WingoPhase };

export type WingoEffect = Effect<WingoReply, WingoFact>;

export type WingoStep = readonly [WingoState, readonly WingoEffect[]];
