import { DICE_FACES, type DiceFace, type DiceRoll } from '../../contract/dice';
import { poolMachine } from '../kit/pool/machine';

/** From the moment at which the dice lie until the win is told, ms: each die of an own face is counted first (art storyboard, Dadu). */
export const DICE_COUNTED_MS = 800;

/** The dice room: pools and a clock as in roulette and dingdong. */
export const diceMachine = poolMachine<DiceFace, DiceRoll>({
  id: 'dice',
  pools: DICE_FACES,
  winDelayMs: DICE_COUNTED_MS,
});
