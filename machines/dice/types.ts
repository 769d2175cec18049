import type { DiceFace, DiceRoll } from '../../contract/dice';
import type * as pool from '../kit/pool/types';

/** The shared room's words in dice's: pools are the six faces, a draw is what the three dice show. */
export type DiceContext = pool.PoolContext<DiceFace, DiceRoll>;
export type DiceCue = pool.PoolCue<DiceFace, DiceRoll>;
export type DiceSnapshot = pool.PoolSnapshot<DiceFace, DiceRoll>;
export type DiceEnd = pool.PoolEnd<DiceRoll>;
export type { DiceFace, DiceRoll };
