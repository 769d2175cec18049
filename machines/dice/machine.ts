import { DICE_FACES, type DiceFace, type DiceRoll } from '../../contract/dice';
import { poolMachine } from '../kit/pool/machine';
import { DICE_COUNTED_MS } from './delays';

/** The dice room: pools and a clock as in roulette and dingdong. */
export const diceMachine = poolMachine<DiceFace, DiceRoll>({
  id: 'dice',
  pools: DICE_FACES,
  winDelayMs: DICE_COUNTED_MS,
});
