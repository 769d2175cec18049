import * as z from 'zod/mini';
import { betRange, epochMs, hex32, roundId } from './common';
import { DINGDONG_SELECTIONS } from './constants';
import { poolCalls, poolBetRequest, poolMyRow, poolPastRow, poolResult, poolRound, poolStreams } from './pool';
import { dingdongSelection, dingdongStop } from './results';

export { dingdongSelection, type DingdongSelection, dingdongStop, type DingdongStop } from './results';

export { DINGDONG_SELECTIONS };

const POOLS = DINGDONG_SELECTIONS.length;

/** One run of the ring: the light leaves at `runTime` and stops at `stopTime`. */
export const dingdongRun = z.object({ result: dingdongStop, runTime: epochMs, stopTime: epochMs });

/** One entry of the history strip: a stop, AGAIN among them. `key` is the round and the run, `12-0`. */
export const dingdongLog = z.object({ key: z.string(), name: dingdongStop });
export type DingdongLog = z.infer<typeof dingdongLog>;

/**
 * The room as it stands. `runs` are those that have begun, in order, `result` is where the last of them stops: when that is AGAIN, one more
 * follows. `history` are the stops of the rounds before, newest first. `betAmountRange` has a range for each pool; the room's own is the
 * largest of the minimums to the smallest of the maximums.
 */
export const dingdongRound = z.object({
  ...poolRound(dingdongSelection, POOLS),
  result: z.optional(dingdongStop),
  runs: z.array(dingdongRun),
  history: z.array(dingdongLog),
  betAmountRange: z.array(betRange).check(z.length(POOLS)),
});
export type DingdongRound = z.infer<typeof dingdongRound>;

/**
 * A run of the ring begins, and this is where it stops: one message for each run of a round, `run` counts from 0. After AGAIN another one
 * comes DINGDONG_AGAIN_MS after the stop. Only the last run's has the proof and the time of the next round: they would tell the rest before.
 */
export const dingdongEnd = z.object({
  roundId,
  run: z.int().check(z.gte(0)),
  result: dingdongStop,
  runTime: epochMs,
  stopTime: epochMs,
  endTime: z.optional(epochMs),
  salt: z.optional(hex32),
  rand: z.optional(hex32),
  publicSeed: z.string(),
  curTime: epochMs,
});

/** All stops of a finished round: any number of AGAIN, and last the selection that was paid. */
export const dingdongStops = z.array(dingdongStop).check(z.minLength(1));

/** Calls of the dingdong room (first document, section 7, Dingdong). A bet without a round is one for the round that is open. */
export const dingdongCalls = poolCalls('dingdong', {
  select: dingdongSelection,
  pools: POOLS,
  round: dingdongRound,
  bet: z.extend(poolBetRequest(dingdongSelection), { roundId: z.optional(roundId) }),
  pastRow: poolPastRow(dingdongStops),
  myRow: poolMyRow(dingdongSelection, dingdongStops),
});

export const dingdongStreams = poolStreams('dingdong', '{x}/result', {
  select: dingdongSelection,
  pools: POOLS,
  end: dingdongEnd,
  result: z.extend(poolResult, { result: dingdongSelection }),
});
