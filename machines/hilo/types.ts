import type { HiloLatest as WireLatest, HiloRound as WireRound, HiloSelect, HiloTurn } from '../../contract/hilo';
import type { InSen } from '../kit/wire';
import type { WinCue } from '../kit/solo/types';

export type HiloRound = InSen<WireRound>;
export type HiloLatest = InSen<WireLatest>;

/** The scene's moments; equal to scenes/hilo/view.ts HiloCue, which machines may not import. `index` is the place in the trail of the card that comes. */
export type HiloCue =
  /** A round began with its first card. */
  | { readonly type: 'deal' }
  /** The answer to a guess; `chance` is what it had, 0 to 1. */
  | { readonly type: 'turn'; readonly index: number; readonly right: boolean; readonly chance: number }
  | { readonly type: 'skip'; readonly index: number }
  /** Paid out, by the player or at the highest rate. */
  | { readonly type: 'cash' }
  | WinCue;

export interface HiloKinds {
  readonly round: HiloRound;
  readonly latest: HiloLatest;
  /** Nothing is chosen before a round but the amount. */
  readonly start: Readonly<Record<string, never>>;
  readonly select: HiloSelect;
  readonly cue: HiloCue;
}

export type { HiloSelect, HiloTurn };
