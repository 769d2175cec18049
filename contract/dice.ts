import * as z from 'zod/mini';
import { betRange, epochMs, roundId } from './common';
import {
  poolBet,
  poolCalls,
  poolBetRequest,
  poolMyRow,
  poolPastRow,
  poolProof,
  poolResult,
  poolRound,
  poolStart,
  poolTotal,
  poolUpdate,
} from './pool';
import { stream } from './wire';
import { DICE_FACES, diceFace, diceRoll } from './results';

export { DICE_FACES, diceFace, type DiceFace, diceRoll, type DiceRoll } from './results';

const POOLS = DICE_FACES.length;
export const diceBet = poolBet(diceFace);
export type DiceBet = z.infer<typeof diceBet>;
export const diceTotal = poolTotal(diceFace);
export type DiceTotal = z.infer<typeof diceTotal>;

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
export const diceUpdate = poolUpdate(diceFace, POOLS);
export const diceResult = z.extend(poolResult, { result: diceRoll });
export const dicePastRow = poolPastRow(diceRoll);
export type DicePastRow = z.infer<typeof dicePastRow>;
export const diceMyRow = poolMyRow(diceFace, diceRoll);
export type DiceMyRow = z.infer<typeof diceMyRow>;

/** Calls of the dice room (first document, section 7, Dice). */
export const diceCalls = poolCalls('dice', {
  select: diceFace,
  pools: POOLS,
  round: diceRound,
  bet: poolBetRequest(diceFace),
  pastRow: dicePastRow,
  myRow: diceMyRow,
});

/** `result` is per user id. */
export const diceStreams = {
  start: stream({ route: 'game/dice/round/start', access: 'guest', payload: poolStart }),
  end: stream({ route: 'game/dice/round/end', access: 'guest', payload: diceEnd }),
  update: stream({ route: 'game/dice/round/update', access: 'guest', payload: diceUpdate }),
  result: stream({ route: 'game/dice/round/{x}/result', access: 'player', payload: diceResult }),
} as const;
