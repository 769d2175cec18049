import type {
  CoinFlipLatest as WireLatest,
  CoinFlipRound as WireRound,
  CoinSide,
  CoinTurn,
} from '../../contract/coinFlip';
import type { InSen } from '../kit/wire';
import type { SoloEmitted, WinCue } from '../kit/solo/types';

export type CoinFlipRound = InSen<WireRound>;
export type CoinFlipLatest = InSen<WireLatest>;

/** The scene's moments; equal to scenes/coinFlip/view.ts CoinFlipCue, which machines may not import. `index` is the flip's place in the round. */
export type CoinFlipCue =
  /** A round began: the stake lies on the table. */
  | { readonly type: 'stake' }
  /** The coin is tossed and falls on `side`. */
  | { readonly type: 'flip'; readonly index: number; readonly side: CoinSide; readonly right: boolean }
  /** Paid out, by the player or after the last flip. */
  | { readonly type: 'cash' }
  | WinCue;

/** The side named for the first flip, which is tossed as soon as the round has begun. */
export interface CoinFlipStart {
  readonly select: CoinSide;
}

export interface CoinFlipKinds {
  readonly round: CoinFlipRound;
  readonly latest: CoinFlipLatest;
  readonly start: CoinFlipStart;
  readonly select: CoinSide;
  readonly cue: CoinFlipCue;
}

export type CoinFlipEmitted = SoloEmitted<CoinFlipKinds>;
export type { CoinSide, CoinTurn };
