import { DICE_RUN_MS, DICE_SHOWN_MS, POOL_BETTING_MS } from '../../../contract/constants';
import { DICE_FACES } from '../../../contract/dice';
import { CODE } from '../../../contract/errors';
import { rollDice, settle } from '../../../rules/dice/dice';
import type { PoolRules } from '../pool/types';

/** Dice: six faces, three dice (READINGS, Dice). The outcome are the faces that they show. */
export const diceRules: PoolRules = {
  game: 'dice',
  pools: DICE_FACES.length,
  startedCode: CODE.diceStarted,
  bettingMs: POOL_BETTING_MS,
  runMs: DICE_RUN_MS,
  againMs: 0,
  shownMs: DICE_SHOWN_MS,
  draw: (draws) => rollDice(draws.floats()),
  runsOf: () => 1,
  settle,
  limitsOf: (_, { limits }) => limits,
};
