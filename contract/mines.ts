import * as z from 'zod/mini';
import { MINES_MAX, MINES_MIN } from './constants';
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

/** A cell of the 5 x 5 board, row by row from 0. */
export const mineCell = z.int().check(z.gte(0), z.lt(25));
const mineCount = z.int().check(z.gte(MINES_MIN), z.lte(MINES_MAX));

/** A round as its player sees it. `opened` are the cells in the order they were opened; the last one is a mine when the round is lost. `showMineIndex` are all mines once it is over, in the order of their draw; empty before. */
export const mineRound = z.object({
  ...soloRound,
  mines: mineCount,
  opened: z.array(mineCell),
  showMineIndex: z.array(mineCell),
});
export type MineRound = z.infer<typeof mineRound>;

export const mineLatest = z.object({ ...soloLatest, mines: mineCount, opened: z.int() });
export type MineLatest = z.infer<typeof mineLatest>;

/** The room as it stands. `round` is the caller's open one, to go on with; `seeds` are the caller's, absent for guests. `latest` are everybody's, newest first. */
export const minesRoom = z.object({
  round: z.optional(mineRound),
  seeds: z.optional(soloSeeds),
  latest: latestOf(mineLatest),
  betAmountRange: betRange,
  maxProfit: money,
  players: z.int(),
  curTime: epochMs,
});
export type MinesRoom = z.infer<typeof minesRoom>;

/** After a step: the round, the seeds of the next round, and the balance where the step moved money. */
export const mineStep = z.object({ round: mineRound, balance: z.optional(money), seeds: soloSeeds });
export type MineStep = z.infer<typeof mineStep>;

const stake = { amount: z.number(), mines: z.number(), currency, uuid: z.optional(commandId) } as const;

/**
 * Calls of the Mines room (second document, section 7, Mines). `playRound` is ours, for auto play: it starts a round, opens the cells in their
 * order and cashes out, all as one command; the first mine ends it. Codes: contract/solo.
 */
export const minesCalls = {
  curRound: call({
    route: 'game/mines/curRound',
    access: 'guest',
    effect: 'read',
    req: z.object({ currency }),
    res: minesRoom,
  }),
  myPastRound: call({
    route: 'game/mines/myPastRound',
    access: 'player',
    effect: 'read',
    req: paging,
    res: pageOf(mineRound),
  }),
  startRound: call({
    route: 'game/mines/startRound',
    access: 'player',
    effect: 'write',
    req: z.object(stake),
    res: mineStep,
  }),
  playRound: call({
    route: 'game/mines/playRound',
    access: 'player',
    effect: 'write',
    req: z.object({ ...stake, cells: z.array(mineCell).check(z.minLength(1), z.maxLength(24)) }),
    res: mineStep,
  }),
  selectCard: call({
    route: 'game/mines/selectCard',
    access: 'player',
    effect: 'write',
    req: z.object({ roundId, selectCard: z.number(), uuid: z.optional(commandId) }),
    res: mineStep,
  }),
  cashRound: call({
    route: 'game/mines/cashRound',
    access: 'player',
    effect: 'write',
    req: z.object({ roundId, uuid: z.optional(commandId) }),
    res: mineStep,
  }),
  setSeed: call({ route: 'game/mines/setSeed', access: 'player', effect: 'write', req: setSeedReq, res: setSeedRes }),
  rotateSeed: call({
    route: 'game/mines/rotateSeed',
    access: 'player',
    effect: 'write',
    req: rotateSeedReq,
    res: rotateSeedRes,
  }),
} as const;

/** `update` brings everybody's rounds as they end, newest first; `result` is per user id: the own round after each step, wherever it was made. */
export const minesStreams = {
  update: stream({
    route: 'game/mines/round/update',
    access: 'guest',
    payload: z.object({ latest: latestOf(mineLatest), players: z.int() }),
  }),
  result: stream({
    route: 'game/mines/round/{x}/result',
    access: 'player',
    payload: z.object({ round: mineRound, seeds: soloSeeds }),
  }),
} as const;
