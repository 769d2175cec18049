import type {
  wingoCalls,
  WingoDraw,
  WingoModel,
  WingoOrder,
  WingoRound,
  WingoSelection,
  wingoStreams,
  WingoTotals,
} from '../../contract/wingo';
import type { CallReply, StreamPayload } from '../../contract/wire';
import type { Clock } from '../kit/clock';
import type { Refusal } from '../kit/refusal';
import type { Resync, RoomEvent } from '../kit/room';
import type { WinSize } from '../../rules/win';

/** Amounts are rupiah as on the wire, times are epoch ms of the server. */

export type WingoStart = StreamPayload<typeof wingoStreams.start>;
export type WingoEnd = StreamPayload<typeof wingoStreams.end>;
export type WingoResult = StreamPayload<typeof wingoStreams.result>;
export type WingoUpdate = StreamPayload<typeof wingoStreams.update>;

/** The documented step: 0 idle, 1 betting and round running, 2 result shown. */
export type WingoStep = 0 | 1 | 2;

/** The phase that a model is in, as far as it is known. */
export interface PhaseInfo {
  readonly model: WingoModel;
  readonly phase: string;
  readonly startTime: number;
  /** Bets are refused from here on. */
  readonly closeTime: number;
  /** The draw. */
  readonly endTime: number;
  readonly serverSeedHash: string;
  readonly serverSeed: string | null;
  readonly roundHash: string | null;
  readonly publicSeed: string;
  readonly seedPubHash: string;
  /** Newest first, everybody's but the player's own. */
  readonly orders: readonly WingoOrder[];
  readonly myOrders: readonly WingoOrder[];
  /** All that was ordered, as the server counts it; null from one that does not. */
  readonly totals: WingoTotals | null;
  /** Newest first. */
  readonly history: readonly WingoDraw[];
  readonly players: number;
}

/** What arrived for the coming phase while the result of the last one is on screen. */
export interface PhaseBuffer {
  readonly start: WingoStart | null;
  readonly orders: readonly WingoOrder[];
  readonly totals: WingoTotals | null;
  readonly myOrders: readonly WingoOrder[];
}

/** An order of the lobby-style list: the player's own first and marked, the same selection and amount merged. */
export interface OrderLine {
  readonly key: string;
  readonly userId: string;
  readonly username: string;
  readonly avatar: string;
  readonly select: readonly WingoSelection[];
  /** Staked on each selection by all merged orders together. */
  readonly amount: number;
  readonly times: number;
  readonly self: boolean;
  readonly bot: boolean;
}

export interface WingoContext {
  readonly clock: Clock;
  readonly userId: string | null;
  readonly model: WingoModel;
  readonly infos: Readonly<Record<WingoModel, PhaseInfo | null>>;
  readonly buffer: PhaseBuffer;
  readonly limits: { readonly min: number; readonly max: number };
  readonly maxProfit: number;
  /** Chosen and not sent. */
  readonly picks: readonly WingoSelection[];
  /** For each selection, before the multiple. */
  readonly amount: number;
  /** Kelipatan: 1, 5, 10… */
  readonly multiple: number;
  /** The draw on the podium; null before the first. */
  readonly draw: WingoDraw | null;
  /** What the player's bets of the shown phase brought; known with the result, shown after 3 s. */
  readonly result: {
    readonly model: WingoModel;
    readonly phase: string;
    readonly amount: number;
    readonly stake: number;
  } | null;
  /** The win on screen. */
  readonly win: { readonly phase: string; readonly amount: number; readonly size: WinSize } | null;
  /** What came back in a model that is not on screen, for 3 s; of size `none` when it is no more than the stake. */
  readonly otherWin: {
    readonly model: WingoModel;
    readonly amount: number;
    readonly stake: number;
    readonly size: WinSize;
  } | null;
  /** Newest first, at most 10, of the current model. */
  readonly live: readonly WingoOrder[];
  readonly fullOpen: boolean;
  /** The last order sent. */
  readonly command: PlaceOrderInput;
  /** The last refused order, until the next one. */
  readonly refusal: Refusal | null;
}

export interface WingoInput {
  readonly clock: Clock;
  readonly userId: string | null;
  /** 1 when absent. */
  readonly model?: WingoModel;
}

export type WingoEvent =
  /** curRound's answer, of any model. */
  | { readonly type: 'wire.snapshot'; readonly round: WingoRound }
  | { readonly type: 'wire.start'; readonly start: WingoStart }
  | { readonly type: 'wire.end'; readonly end: WingoEnd }
  | { readonly type: 'wire.result'; readonly result: WingoResult }
  | { readonly type: 'wire.update'; readonly update: WingoUpdate }
  | { readonly type: 'model.select'; readonly model: WingoModel }
  | { readonly type: 'pick.toggle'; readonly option: WingoSelection }
  | { readonly type: 'pick.clear' }
  | { readonly type: 'amount.set'; readonly amount: number }
  | { readonly type: 'multiple.set'; readonly multiple: number }
  /** Sends the picks as one order. `uuid`: 8 to 64 characters, made by the app. */
  | { readonly type: 'bet.place'; readonly uuid: string }
  | { readonly type: 'view.fullOpen'; readonly on: boolean }
  | { readonly type: 'win.dismiss' }
  | RoomEvent<WingoResyncReason>
  /** From the machine's own timers. */
  | { readonly type: 'time.win'; readonly phase: string }
  | { readonly type: 'time.otherWin' };

/** What the bet slot is given: the documented call's payload. */
export interface PlaceOrderInput {
  readonly select: readonly WingoSelection[];
  readonly amount: number;
  readonly phaseNum: string;
  readonly uuid: string;
}
export type PlaceOrderReply = CallReply<typeof wingoCalls.bet>;

/** The scene's moments; equal to scenes/wingo/view.ts WingoCue, which machines may not import. */
export type WingoCue =
  | { readonly type: 'pick'; readonly option: WingoSelection; readonly on: boolean }
  | { readonly type: 'placed'; readonly options: readonly WingoSelection[] }
  | {
      readonly type: 'draw';
      readonly number: number;
      readonly hits: readonly WingoSelection[];
      readonly misses: readonly WingoSelection[];
    }
  | { readonly type: 'win'; readonly size: WinSize; readonly amount: number }
  | { readonly type: 'model'; readonly from: WingoModel; readonly to: WingoModel };

/** Why this room asks for a fresh snapshot, besides what every room asks for one. */
export type WingoResyncReason = 'drift' | 'unknown-phase' | 'overdue' | 'model';

/** Fetch curRound of this model and send it as `wire.snapshot`. */
export interface WingoResync extends Resync<WingoResyncReason> {
  readonly model: WingoModel;
}

export type WingoEmitted =
  | { readonly type: 'cue'; readonly cue: WingoCue }
  | WingoResync
  | { readonly type: 'balance'; readonly balance: number }
  | { readonly type: 'balance.refresh' }
  | { readonly type: 'accepted'; readonly phase: string; readonly cost: number }
  | { readonly type: 'refused'; readonly action: 'bet'; readonly refusal: Refusal };

export type { WingoDraw, WingoModel, WingoOrder, WingoRound, WingoSelection };
