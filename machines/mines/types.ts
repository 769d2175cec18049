import type { MineLatest as WireLatest, MineRound as WireRound } from '../../contract/mines';
import type { InSen } from '../kit/wire';
import type { WinCue } from '../kit/solo/types';

export type MineRound = InSen<WireRound>;
export type MineLatest = InSen<WireLatest>;

/** What is chosen before a round: how many mines, and for a round that plays itself (auto) the cells, in their order. */
export interface MinesChoice {
  readonly mines: number;
  /** Null for a round that is played by hand. */
  readonly cells: readonly number[] | null;
}

/** The scene's moments; equal to scenes/mines/view.ts MinesCue, which machines may not import. */
export type MinesCue =
  /** A round began and the board is covered. */
  | { readonly type: 'start' }
  /** Cells that turned out safe, in their order; more than one in a round that plays itself. `rate` in 1/10000 after the last one. */
  | { readonly type: 'gems'; readonly cells: readonly number[]; readonly rate: number }
  | { readonly type: 'mine'; readonly cell: number }
  /** Paid out; `all` when no safe cell was left. */
  | { readonly type: 'cashed'; readonly all: boolean }
  | WinCue;

export interface MinesKinds {
  readonly round: MineRound;
  readonly latest: MineLatest;
  readonly start: MinesChoice;
  /** A cell, 0 to 24. */
  readonly select: number;
  readonly cue: MinesCue;
}
