import * as z from 'zod/mini';
import { betRange, epochMs, roundId } from './common';
import {
  poolCalls,
  poolBetRequest,
  poolMyRow,
  poolPastRow,
  poolProof,
  poolResult,
  poolRound,
  poolStreams,
} from './pool';
import { DICE_FACES, diceFace, diceRoll } from './results';

export { DICE_FACES, diceFace, type DiceFace, diceRoll, type DiceRoll } from './results';

const POOLS = DICE_FACES.length;

/** The room as it stands. `result` is there once the round is drawn; `history` are the rolls before it, newest first, `uuid` the round's id. */
export const diceRound = z.object({
  ...poolRound(diceFace, POOLS),
  result: z.optional(diceRoll),
  history: z.array(z.object({ uuid: roundId, result: diceRoll })),
  betAmountRange: betRange,
});
export type DiceRound = z.infer<typeof diceRound>;

export const diceEnd = z.object({
  roundId,
  result: diceRoll,
  ...poolProof,
  stopTime: epochMs,
  endTime: epochMs,
  curTime: epochMs,
});

/** Calls of the dice room (first document, section 7, Dice). */
export const diceCalls = poolCalls('dice', {
  select: diceFace,
  pools: POOLS,
  round: diceRound,
  bet: poolBetRequest(diceFace),
  pastRow: poolPastRow(diceRoll),
  myRow: poolMyRow(diceFace, diceRoll),
});

export const diceStreams = poolStreams('dice', '{x}/result', {
  select: diceFace,
  pools: POOLS,
  end: diceEnd,
  result: z.extend(poolResult, { result: diceRoll }),
});
