import * as z from 'zod/mini';
import { betRange, commandId, currency, epochMs, money, multiplier, pageOf, paging } from './common';
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

/** 0 to 100000: what is rolled and what may be chosen. */
export const rollerNumber = z.int().check(z.gte(0), z.lte(100_000));

/** A round: over as soon as it began. `multiplier` is what was paid, 0 for a round lost; `chance` of the choice and what it pays are rules/roller's. */
export const rollerRound = z.object({
  ...soloRound,
  result: rollerNumber,
  choose: rollerNumber,
  isHigher: z.boolean(),
  multiplier,
});
export type RollerRound = z.infer<typeof rollerRound>;

export const rollerLatest = z.object({
  ...soloLatest,
  result: rollerNumber,
  choose: rollerNumber,
  isHigher: z.boolean(),
});
export type RollerLatest = z.infer<typeof rollerLatest>;

/** The room as it stands. `round` is the caller's last one; `seeds` are the caller's; both absent for guests. `latest` are everybody's, newest first. */
export const rollerRoom = z.object({
  round: z.optional(rollerRound),
  seeds: z.optional(soloSeeds),
  latest: latestOf(rollerLatest),
  betAmountRange: betRange,
  maxProfit: money,
  players: z.int(),
  curTime: epochMs,
});
export type RollerRoom = z.infer<typeof rollerRoom>;

/** The documented reply (result, choose, isHigher, multiplier) lies flat, with the round's other fields beside it. */
export const rollerStep = z.extend(rollerRound, { balance: money, seeds: soloSeeds });
export type RollerStep = z.infer<typeof rollerStep>;

/** Calls of the Roller room (second document, section 7, Roller). Codes: contract/solo. */
export const rollerCalls = {
  curRound: call({
    route: 'game/roller/curRound',
    access: 'guest',
    effect: 'read',
    req: z.object({ currency }),
    res: rollerRoom,
  }),
  myPastRound: call({
    route: 'game/roller/myPastRound',
    access: 'player',
    effect: 'read',
    req: paging,
    res: pageOf(rollerRound),
  }),
  startRound: call({
    route: 'game/roller/startRound',
    access: 'player',
    effect: 'write',
    req: z.object({
      amount: z.number(),
      choose: z.number(),
      isHigher: z.boolean(),
      currency,
      uuid: z.optional(commandId),
    }),
    res: rollerStep,
  }),
  setSeed: call({ route: 'game/roller/setSeed', access: 'player', effect: 'write', req: setSeedReq, res: setSeedRes }),
  rotateSeed: call({
    route: 'game/roller/rotateSeed',
    access: 'player',
    effect: 'write',
    req: rotateSeedReq,
    res: rotateSeedRes,
  }),
} as const;

/** `update` brings everybody's rounds as they end, newest first; `result` is per user id: the own round, wherever it was played. */
export const rollerStreams = {
  update: stream({
    route: 'game/roller/round/update',
    access: 'guest',
    payload: z.object({ latest: latestOf(rollerLatest), players: z.int() }),
  }),
  result: stream({
    route: 'game/roller/round/{x}/result',
    access: 'player',
    payload: z.object({ round: rollerRound, seeds: soloSeeds }),
  }),
} as const;
