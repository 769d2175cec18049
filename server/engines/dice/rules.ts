import { DICE_RUN_MS, DICE_SHOWN_MS } from '../../../contract/constants';
import { DICE_FACES } from '../../../contract/dice';
import { CODE } from '../../../contract/errors';
import { rollDice, settle } from '../../../rules/dice/dice';
import { counted } from '../pool/counted';

/** Dice: six faces, three dice (READINGS, Dice). The outcome are the faces that they show. */
export const diceRules = counted({
  game: 'dice',
  pools: DICE_FACES.length,
  startedCode: CODE.diceStarted,
  runMs: DICE_RUN_MS,
  againMs: 0,
  shownMs: DICE_SHOWN_MS,
  draw: (draws) => rollDice(draws.floats()),
  runsOf: () => 1,
  settle,
  limitsOf: (_, { limits }) => limits,
});
