import type { WingoDraw, WingoModel, WingoSelection } from '../../contract/wingo';
import type { WinSize } from '../../rules/win';
import type { PoolBet, PoolContext, PoolEmitted } from '../kit/pool/types';

/** The shared room's words in Wingo's: its tables are the three models, pools are the thirteen selections, a draw is a number. */
export type WingoContext = PoolContext<WingoSelection, number>;
export type WingoEmitted = PoolEmitted<WingoSelection, number>;
/** An order: an amount on each of its selections. */
export type WingoBet = PoolBet<WingoSelection>;

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

export type { WingoDraw, WingoModel, WingoSelection };
