import type { WinSize } from '../kit/scene';

export type CoinSide = 'heads' | 'tails';

/** One flip: the side that was named and the side that came. */
export interface CoinFlipTurn {
  readonly select: CoinSide;
  readonly side: CoinSide;
}

/** What the table looks like. Rates are 1/10000, amounts rupiah. */
export interface CoinFlipView {
  readonly phase: 'connecting' | 'ready' | 'process';
  readonly roundId: string;
  readonly flips: readonly CoinFlipTurn[];
  /** Null before the first round. */
  readonly outcome: 'open' | 'won' | 'lost' | null;
  readonly rate: number;
  readonly stake: number;
  /** What came back; 0 unless it was won. */
  readonly back: number;
  /** Flips that were right. */
  readonly right: number;
  /** The side that was named and has no answer yet. */
  readonly chosen: CoinSide | null;
}

/** The moments of a round. `index` is the flip's place in it. */
export type CoinFlipCue =
  | { readonly type: 'stake' }
  | { readonly type: 'flip'; readonly index: number; readonly side: CoinSide; readonly right: boolean }
  | { readonly type: 'cash' }
  | { readonly type: 'win'; readonly size: WinSize; readonly amount: number };

export type CoinFlipText = 'connecting' | 'guess' | 'heads' | 'tails' | 'named' | 'next' | 'last' | 'lost' | 'net';
