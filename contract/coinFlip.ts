import * as z from 'zod/mini';
import { betRange, commandId, currency, epochMs, money, pageOf, paging, roundId } from './common';
import {
  latestOf,
  rotateSeedReq,
  rotateSeedRes,
  setSeedReq,
  setSeedRes,
  soloLatest,
  soloRound,
  soloSeeds,
} from './solo';
import { call, stream } from './wire';

export const COIN_SIDES = ['heads', 'tails'] as const;
/** A side of the coin. */
export const coinSide = z.enum(COIN_SIDES);
export type CoinSide = z.infer<typeof coinSide>;

/** One flip: the side that was named and the side that came. */
export const coinTurn = z.object({ select: coinSide, side: coinSide });
export type CoinTurn = z.infer<typeof coinTurn>;

/** A round as its player sees it. `flips` are in the order of their tosses; only the last one of a lost round was wrong. */
export const coinFlipRound = z.object({ ...soloRound, flips: z.array(coinTurn) });
export type CoinFlipRound = z.infer<typeof coinFlipRound>;

/** `flips` counts the tosses, the wrong one among them. */
export const coinFlipLatest = z.object({ ...soloLatest, flips: z.int() });
export type CoinFlipLatest = z.infer<typeof coinFlipLatest>;

/** The room as it stands. `round` is the caller's open one, to go on with; `seeds` are the caller's, absent for guests. `latest` are everybody's, newest first. */
export const coinFlipRoom = z.object({
  round: z.optional(coinFlipRound),
  seeds: z.optional(soloSeeds),
  latest: latestOf(coinFlipLatest),
  betAmountRange: betRange,
  maxProfit: money,
  players: z.int(),
  curTime: epochMs,
});
export type CoinFlipRoom = z.infer<typeof coinFlipRoom>;

/** After a step: the round, the seeds of the next round, and the balance where the step moved money. */
export const coinFlipStep = z.object({ round: coinFlipRound, balance: z.optional(money), seeds: soloSeeds });
export type CoinFlipStep = z.infer<typeof coinFlipStep>;

/** Calls of the coin flip room (READINGS, Coin flip: as hilo's). Codes: contract/solo. */
export const coinFlipCalls = {
  curRound: call({
    route: 'game/coinFlip/curRound',
    access: 'guest',
    effect: 'read',
    req: z.object({ currency }),
    res: coinFlipRoom,
  }),
  myPastRound: call({
    route: 'game/coinFlip/myPastRound',
    access: 'player',
    effect: 'read',
    req: paging,
    res: pageOf(coinFlipRound),
  }),
  startRound: call({
    route: 'game/coinFlip/startRound',
    access: 'player',
    effect: 'write',
    req: z.object({ amount: z.number(), currency, uuid: z.optional(commandId) }),
    res: coinFlipStep,
  }),
  selectCard: call({
    route: 'game/coinFlip/selectCard',
    access: 'player',
    effect: 'write',
    req: z.object({ roundId, select: coinSide, uuid: z.optional(commandId) }),
    res: coinFlipStep,
  }),
  cashRound: call({
    route: 'game/coinFlip/cashRound',
    access: 'player',
    effect: 'write',
    req: z.object({ roundId, uuid: z.optional(commandId) }),
    res: coinFlipStep,
  }),
  setSeed: call({
    route: 'game/coinFlip/setSeed',
    access: 'player',
    effect: 'write',
    req: setSeedReq,
    res: setSeedRes,
  }),
  rotateSeed: call({
    route: 'game/coinFlip/rotateSeed',
    access: 'player',
    effect: 'write',
    req: rotateSeedReq,
    res: rotateSeedRes,
  }),
} as const;

/** `update` brings everybody's rounds as they end, newest first; `result` is per user id: the own round after each step, wherever it was made. */
export const coinFlipStreams = {
  update: stream({
    route: 'game/coinFlip/round/update',
    access: 'guest',
    payload: z.object({ latest: latestOf(coinFlipLatest), players: z.int() }),
  }),
  result: stream({
    route: 'game/coinFlip/round/{x}/result',
    access: 'player',
    payload: z.object({ round: coinFlipRound, seeds: soloSeeds }),
  }),
} as const;
