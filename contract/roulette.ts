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
import { rouletteNumber } from './results';

export { rouletteNumber } from './results';

/** The three teams, in the order of their columns: pools come in this order. */
export const ROULETTE_TEAMS = ['red', 'black', 'blue'] as const;
export const rouletteTeam = z.enum(ROULETTE_TEAMS);
export type RouletteTeam = z.infer<typeof rouletteTeam>;

const POOLS = ROULETTE_TEAMS.length;

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

/** Calls of the roulette room (first document, section 7, Roulette). */
export const rouletteCalls = poolCalls('roulette', {
  select: rouletteTeam,
  pools: POOLS,
  round: rouletteRound,
  bet: poolBetRequest(rouletteTeam),
  pastRow: poolPastRow(rouletteNumber),
  myRow: poolMyRow(rouletteTeam, rouletteNumber),
});

export const rouletteStreams = poolStreams('roulette', 'result/{x}', {
  select: rouletteTeam,
  pools: POOLS,
  end: rouletteEnd,
  result: z.extend(poolResult, { resultNumber: rouletteNumber }),
});
