import type { WinSize } from '../kit/scene';

export type WingoOption =
  'zero' | 'one' | 'two' | 'three' | 'four' | 'five' | 'six' | 'seven' | 'eight' | 'nine' | 'green' | 'violet' | 'red';

/** One cell of the board. `pending` is picked and not sent, `placed` is accepted by the server; both in rupiah. */
export interface WingoCell {
  readonly option: WingoOption;
  readonly picked: boolean;
  readonly pending: number;
  readonly placed: number;
}

/** Everything the Wingo scene draws. Times are server epoch ms; the scene counts down by itself. */
export interface WingoView {
  readonly phase: 'connecting' | 'betting' | 'closed' | 'result';
  readonly model: 1 | 2 | 3;
  readonly phaseNum: string;
  readonly startTime: number;
  readonly closeTime: number;
  readonly endTime: number;
  readonly cells: readonly WingoCell[];
  /** Newest first. */
  readonly history: readonly { readonly phase: string; readonly number: number }[];
  /** The draw on the podium; null before the first. */
  readonly last: { readonly phase: string; readonly number: number } | null;
  /** The player's stake in the phase that runs, rupiah. */
  readonly staked: number;
  /** The full-open view: board and history large, podium small. */
  readonly fullOpen: boolean;
}

export type WingoCue =
  | { readonly type: 'pick'; readonly option: WingoOption; readonly on: boolean }
  | { readonly type: 'placed'; readonly options: readonly WingoOption[] }
  | {
      readonly type: 'draw';
      readonly number: number;
      readonly hits: readonly WingoOption[];
      readonly misses: readonly WingoOption[];
    }
  | { readonly type: 'win'; readonly size: WinSize; readonly amount: number }
  | { readonly type: 'model'; readonly from: 1 | 2 | 3; readonly to: 1 | 2 | 3 };

/** Words on the canvas, by locale, handed in by the stage. */
export type WingoText =
  | 'period'
  | 'drawIn'
  | 'drawing'
  | 'result'
  | 'closing'
  | 'closed'
  | 'selections'
  | 'placed'
  | 'history'
  | 'connecting'
  | 'green'
  | 'red'
  | 'violet';
