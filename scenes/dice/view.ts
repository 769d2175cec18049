import type { WinSize } from '../kit/scene';

/** A face, 0 to 5; it has one pip more. */
export type Face = 0 | 1 | 2 | 3 | 4 | 5;

/** One pool. Amounts are rupiah: everybody's total, the own stake, what is set up, what waits for the next round. */
export interface DicePool {
  readonly pool: Face;
  readonly total: number;
  readonly users: number;
  /** House bots on it, who are no people. */
  readonly bots: number;
  readonly mine: number;
  readonly pending: number;
  readonly queued: number;
  /** The most is bet on it. */
  readonly hot: boolean;
  /** What the own stake came to once the dice lie: won or lost, the stake left out; null before, and without a stake. */
  readonly net: number | null;
}

/** One entry of the prize log; -1, -1, -1 is the placeholder of the round that runs. */
export interface DiceLog {
  readonly uuid: string;
  readonly dice: readonly [number, number, number];
}

/** The throw: the dice leave at `runTime` at the earliest and lie at `stopTime`. */
export interface DiceRun {
  readonly dice: readonly [Face, Face, Face];
  readonly runTime: number;
  readonly stopTime: number;
}

/** Everything the dice scene draws. Times are server epoch ms; the scene counts down and rolls by itself. */
export interface DiceView {
  readonly phase: 'connecting' | 'betting' | 'closed' | 'rolling' | 'shown';
  readonly roundId: string;
  readonly startTime: number;
  readonly closeTime: number;
  readonly run: DiceRun | null;
  /** The next round's start; null before the throw. */
  readonly endTime: number | null;
  /** All six, in the order of the faces. */
  readonly pools: readonly DicePool[];
  /** Newest first. */
  readonly logs: readonly DiceLog[];
}

export type DiceCue =
  | { readonly type: 'placed'; readonly bets: readonly { readonly pool: Face; readonly amount: number }[] }
  | {
      readonly type: 'draw';
      readonly roundId: string;
      readonly run: { readonly draw: readonly [Face, Face, Face]; readonly runTime: number; readonly stopTime: number };
    }
  | { readonly type: 'win'; readonly size: WinSize; readonly amount: number };

/** Words on the canvas, by locale, handed in by the stage. */
export type DiceText =
  | 'connecting'
  | 'seconds'
  | 'next'
  | 'total'
  | 'people'
  | 'bot'
  | 'bet'
  | 'hot'
  | 'waits'
  | 'matched'
  | 'missed'
  | 'closed';
