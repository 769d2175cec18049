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
import { rouletteNumber } from './results';

export { rouletteNumber } from './results';

/** The three teams, in the order of their columns: pools come in this order. */
export const ROULETTE_TEAMS = ['red', 'black', 'blue'] as const;
export const rouletteTeam = z.enum(ROULETTE_TEAMS);
export type RouletteTeam = z.infer<typeof rouletteTeam>;

const POOLS = ROULETTE_TEAMS.length;
export const rouletteBet = poolBet(rouletteTeam);
export type RouletteBet = z.infer<typeof rouletteBet>;
export const rouletteTotal = poolTotal(rouletteTeam);
export type RouletteTotal = z.infer<typeof rouletteTotal>;

/** The room as it stands. `resultNumber` is there once the round is drawn; `historyNumbers` are those of the rounds before it, newest first. */
export const rouletteRound = z.object({
  ...poolRound(rouletteTeam, POOLS),
  resultNumber: z.optional(rouletteNumber),
  historyNumbers: z.array(rouletteNumber),
  betAmountRange: betRange,
});
export type RouletteRound = z.infer<typeof rouletteRound>;

export const rouletteEnd = z.object({
  roundId,
  resultNumber: rouletteNumber,
  ...poolProof,
  stopTime: epochMs,
  endTime: epochMs,
  curTime: epochMs,
});
export type RouletteEnd = z.infer<typeof rouletteEnd>;
export const rouletteUpdate = poolUpdate(rouletteTeam, POOLS);
export const rouletteResult = z.extend(poolResult, { resultNumber: rouletteNumber });
export const roulettePastRow = poolPastRow(rouletteNumber);
export type RoulettePastRow = z.infer<typeof roulettePastRow>;
export const rouletteMyRow = poolMyRow(rouletteTeam, rouletteNumber);
export type RouletteMyRow = z.infer<typeof rouletteMyRow>;

/** Calls of the roulette room (first document, section 7, Roulette). */
export const rouletteCalls = poolCalls('roulette', {
  select: rouletteTeam,
  pools: POOLS,
  round: rouletteRound,
  bet: poolBetRequest(rouletteTeam),
  pastRow: roulettePastRow,
  myRow: rouletteMyRow,
});

/** `result` is per user id. */
export const rouletteStreams = {
  start: stream({ route: 'game/roulette/round/start', access: 'guest', payload: poolStart }),
  end: stream({ route: 'game/roulette/round/end', access: 'guest', payload: rouletteEnd }),
  update: stream({ route: 'game/roulette/round/update', access: 'guest', payload: rouletteUpdate }),
  result: stream({ route: 'game/roulette/round/result/{x}', access: 'player', payload: rouletteResult }),
} as const;
