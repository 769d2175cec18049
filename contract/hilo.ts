import * as z from 'zod/mini';
import { betRange, commandId, currency, epochMs, money, multiplier, pageOf, paging, roundId } from './common';
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

/** A card by its place in the list of rules/hilo/cards: 2♦ is 0, A♣ is 51. */
export const hiloCard = z.int().check(z.gte(0), z.lt(52));

export const HILO_SELECTS = ['higher', 'lower', 'same', 'skip'] as const;
/** A guess about the next card, or a skip, which costs nothing and pays nothing. Which guesses a card allows: rules/hilo/payout. */
export const hiloSelect = z.enum(HILO_SELECTS);
export type HiloSelect = z.infer<typeof hiloSelect>;

/** One card of the trail: what was said before it came (nothing for the first), and the round's rate after it (0 on a wrong guess). */
export const hiloTurn = z.object({ card: hiloCard, select: z.optional(hiloSelect), rate: multiplier });
export type HiloTurn = z.infer<typeof hiloTurn>;

/** A round as its player sees it. `cards` begins with the one dealt at the start; the last one is the card that is open. */
export const hiloRound = z.object({ ...soloRound, cards: z.array(hiloTurn), skips: z.int() });
export type HiloRound = z.infer<typeof hiloRound>;

export const hiloLatest = z.object({ ...soloLatest, cards: z.int() });
export type HiloLatest = z.infer<typeof hiloLatest>;

/** `profitRate` is the house edge in percent, `maxRate` the multiplier at which a round ends by itself. */
export const hiloRule = z.object({ profitRate: z.number(), maxRate: multiplier });

/** The room as it stands. `round` is the caller's open one, to go on with; `seeds` are the caller's, absent for guests. `latest` are everybody's, newest first. */
export const hiloRoom = z.object({
  round: z.optional(hiloRound),
  seeds: z.optional(soloSeeds),
  rule: hiloRule,
  latest: latestOf(hiloLatest),
  betAmountRange: betRange,
  maxProfit: money,
  players: z.int(),
  curTime: epochMs,
});
export type HiloRoom = z.infer<typeof hiloRoom>;

/** After a step: the round, the seeds of the next round, and the balance where the step moved money. */
export const hiloStep = z.object({ round: hiloRound, balance: z.optional(money), seeds: soloSeeds });
export type HiloStep = z.infer<typeof hiloStep>;

/** Calls of the Hilo room (second document, section 7, Hilo). Codes: contract/solo. */
export const hiloCalls = {
  curRound: call({
    route: 'game/hilo/curRound',
    access: 'guest',
    effect: 'read',
    req: z.object({ currency }),
    res: hiloRoom,
  }),
  myPastRound: call({
    route: 'game/hilo/myPastRound',
    access: 'player',
    effect: 'read',
    req: paging,
    res: pageOf(hiloRound),
  }),
  startRound: call({
    route: 'game/hilo/startRound',
    access: 'player',
    effect: 'write',
    req: z.object({ amount: z.number(), currency, uuid: z.optional(commandId) }),
    res: hiloStep,
  }),
  selectCard: call({
    route: 'game/hilo/selectCard',
    access: 'player',
    effect: 'write',
    req: z.object({ roundId, select: hiloSelect, uuid: z.optional(commandId) }),
    res: hiloStep,
  }),
  cashRound: call({
    route: 'game/hilo/cashRound',
    access: 'player',
    effect: 'write',
    req: z.object({ roundId, uuid: z.optional(commandId) }),
    res: hiloStep,
  }),
  setSeed: call({ route: 'game/hilo/setSeed', access: 'player', effect: 'write', req: setSeedReq, res: setSeedRes }),
  rotateSeed: call({
    route: 'game/hilo/rotateSeed',
    access: 'player',
    effect: 'write',
    req: rotateSeedReq,
    res: rotateSeedRes,
  }),
} as const;

/** `update` brings everybody's rounds as they end, newest first; `result` is per user id: the own round after each step, wherever it was made. */
export const hiloStreams = {
  update: stream({
    route: 'game/hilo/round/update',
    access: 'guest',
    payload: z.object({ latest: latestOf(hiloLatest), players: z.int() }),
  }),
  result: stream({
    route: 'game/hilo/round/{x}/result',
    access: 'player',
    payload: z.object({ round: hiloRound, seeds: soloSeeds }),
  }),
} as const;
