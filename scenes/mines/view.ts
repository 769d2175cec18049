import type { WinSize } from '../kit/scene';

/** One cell of the board. `asked`: the answer to its opening is awaited. `restGem` and `restMine` are shown once the round is over. */
export type CellFace = 'covered' | 'asked' | 'gem' | 'mine' | 'restGem' | 'restMine';

/** Everything the Mines scene draws. Between rounds it shows how the last one ended, or a covered board before the first. */
export interface MinesView {
  readonly phase: 'connecting' | 'ready' | 'process';
  readonly roundId: string;
  /** 25 cells, row by row. */
  readonly cells: readonly CellFace[];
  /** Safe cells in the order they were opened: several at once are told one after another. */
  readonly opened: readonly number[];
  readonly mines: number;
  /** What the stake is worth by now, 1/10000; on a lost round what it was worth before. */
  readonly rate: number;
  /** After one more safe cell; null when there is none to open. */
  readonly nextRate: number | null;
  readonly outcome: 'open' | 'won' | 'lost' | null;
  /** Rupiah: what the round was begun with, 0 without one; what was paid out, 0 until it is won. */
  readonly stake: number;
  readonly back: number;
  /** The cell under the pointer or with the focus, and whether it is held down. */
  readonly aim: number | null;
  readonly held: boolean;
  /** Cells that are marked for rounds which play themselves; empty in play by hand. */
  readonly marked: readonly number[];
}

export type MinesCue =
  | { readonly type: 'start' }
  | { readonly type: 'gems'; readonly cells: readonly number[]; readonly rate: number }
  | { readonly type: 'mine'; readonly cell: number }
  | { readonly type: 'cashed'; readonly all: boolean }
  | { readonly type: 'win'; readonly size: WinSize; readonly amount: number };

/** Words on the canvas, by locale, handed in by the stage; {n} is a count of gems, {rate} a multiplier. */
export type MinesText = 'connecting' | 'gems' | 'mines' | 'lostFirst' | 'lostAfter' | 'lostRate' | 'net';
