import type { DingdongSelection, DingdongStop } from '../../rules/dingdong/ring';
import type { WinSize } from '../kit/scene';

/** One of the seven pools. `pending` is set up and not sent, `own` accepted by the server, `total` everybody's; rupiah. */
export interface DingdongPool {
  readonly select: DingdongSelection;
  readonly total: number;
  readonly users: number;
  /** House bots on it, who are no people. */
  readonly bots: number;
  /** The pool with the most bets. */
  readonly hot: boolean;
  readonly pending: number;
  readonly own: number;
  /** What `own` brings if the light stays here. */
  readonly back: number;
}

/** One run of the ring, by the server's clock: the light leaves at `runTime` and stands at `stopTime`, epoch ms. */
export interface DingdongRun {
  readonly draw: DingdongStop;
  readonly runTime: number;
  readonly stopTime: number;
}

/** Everything the dingdong scene draws; the documented steps, and `connecting` before the first snapshot. Times are server epoch ms. */
export interface DingdongView {
  readonly phase: 'connecting' | 'start' | 'running' | 'end' | 'disconnect';
  readonly roundId: string;
  readonly startTime: number;
  readonly closeTime: number;
  /** In the order of the selections. */
  readonly pools: readonly DingdongPool[];
  /** The runs of the round that have begun; after one that stops on AGAIN comes another. */
  readonly runs: readonly DingdongRun[];
  /** Stops that are known, newest first; the placeholder of a run that is under way is the scene's. */
  readonly history: readonly { readonly key: string; readonly draw: DingdongStop }[];
}

export type DingdongCue =
  /** The own bets were taken. */
  | { readonly type: 'placed'; readonly bets: readonly { readonly pool: DingdongSelection; readonly amount: number }[] }
  /** A run begins; settles when the light stands and its symbol is in the middle. */
  | { readonly type: 'draw'; readonly roundId: string; readonly run: DingdongRun }
  | { readonly type: 'win'; readonly size: WinSize; readonly amount: number };

/** Words on the canvas, by locale, handed in by the stage. */
export type DingdongText =
  | DingdongStop
  | 'closesIn'
  | 'closed'
  | 'runAgain'
  | 'won'
  | 'back'
  | 'bot'
  | 'put'
  | 'connecting'
  | 'offline'
  | 'reconnecting';
