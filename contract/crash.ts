import * as z from 'zod/mini';
import {
  betRange,
  commandId,
  currency,
  epochMs,
  hex32,
  money,
  multiplier,
  pageOf,
  paging,
  roundId,
  userId,
} from './common';
import { crashBetOf, crashGameOf, ofRound } from './documented';
import { call, stream } from './wire';
import { CRASH_ESCAPE_ROUTE, crashEscapeInfo } from './pushes';

export { crashEscapeInfo };

/** The documented course of a round: preparation, going up, squib (second document, section 4, Crash). */
export const crashStatus = z.enum(['preparation', 'goingUp', 'squib']);
export type CrashStatus = z.infer<typeof crashStatus>;

/** `rate` is there once the player cashed out. `withdrawn` marks a bet taken back before take-off. `bot` marks house bots. */
export const crashBet = z.object({
  userId,
  name: z.string(),
  avatar: z.string(),
  amount: money,
  rate: z.optional(multiplier),
  bot: z.optional(z.boolean()),
  withdrawn: z.optional(z.boolean()),
});
export type CrashBet = z.infer<typeof crashBet>;

/** The caller's own stake in a round; `auto` is the rate at which the server cashes out by itself. */
export const crashOwnBet = z.object({
  roundId,
  amount: money,
  auto: z.optional(multiplier),
  isEscape: z.boolean(),
  rate: z.optional(multiplier),
  winAmount: money,
});
export type CrashOwnBet = z.infer<typeof crashOwnBet>;

/**
 * The room as it stands. `startTime` is when the rocket leaves (or left); `nextRoundTime` is known once it crashed.
 * `target`, `hash` and `serverSeed` are there in squib only. `historyRate` is newest first. `profitRate` is the house edge in percent.
 */
export const crashGame = z.object({
  status: crashStatus,
  roundId,
  nextRoundId: roundId,
  startTime: epochMs,
  serverTime: z.optional(epochMs),
  nextRoundTime: z.optional(epochMs),
  target: z.optional(multiplier),
  hash: z.optional(hex32),
  serverSeed: z.optional(hex32),
  bet: z.array(crashBet),
  nextBet: z.array(crashBet),
  historyRate: z.array(multiplier),
  profitRate: z.number(),
  publicSeed: z.string(),
  seedPubHash: hex32,
  seedHashHash: hex32,
  betAmountRange: betRange,
  maxProfit: money,
  players: z.int(),
  /** The caller's own bets: in this round and, once joinedNext, in the next one. Absent for guests. */
  own: z.optional(crashOwnBet),
  ownNext: z.optional(crashOwnBet),
});
export type CrashGame = z.infer<typeof crashGame>;

export const crashStart = z.object({
  roundId,
  nextRoundId: roundId,
  /** The chain's public seed: another one than before where a new chain begins. Servers of before said it only at the end. */
  publicSeed: z.optional(z.string()),
  seedPubHash: hex32,
  seedHashHash: hex32,
  startTime: epochMs,
  serverTime: epochMs,
  /** Whether this round begins with bets placed during the last one. */
  joinedNext: z.boolean(),
  bet: z.array(crashBet),
  players: z.int(),
});
export const crashEnd = z.object({
  roundId,
  target: multiplier,
  hash: hex32,
  serverSeed: hex32,
  publicSeed: z.string(),
  nextRoundTime: epochMs,
  serverTime: epochMs,
});
export const crashBetInfo = z.object({ roundId, list: z.array(crashBet), players: z.int() });

/** What a finished round shows to everybody; enough to recompute it. A `void` round was interrupted and every open stake went back. */
export const crashRound = z.object({
  roundId,
  status: z.enum(['finished', 'void']),
  startTime: epochMs,
  target: multiplier,
  hash: hex32,
  serverSeed: hex32,
  publicSeed: z.string(),
  seedHashHash: hex32,
  bets: z.int(),
  staked: money,
  paid: money,
});
export type CrashRound = z.infer<typeof crashRound>;

export const crashMyRow = z.object({
  roundId,
  time: epochMs,
  amount: money,
  rate: z.optional(multiplier),
  winAmount: money,
  target: z.optional(multiplier),
  status: z.enum(['open', 'won', 'lost', 'returned']),
});
export type CrashMyRow = z.infer<typeof crashMyRow>;

/** Calls of the crash room (second document, section 7, Crash; `cancel` is ours: it takes back a bet whose round has not left yet). */
export const crashCalls = {
  curGame: call({
    route: 'game/crash/curGame',
    access: 'guest',
    effect: 'read',
    req: z.object({ currency }),
    res: crashGame,
    fill: crashGameOf,
  }),
  bet: call({
    route: 'game/crash/bet',
    access: 'player',
    effect: 'write',
    req: z.object({ roundId, amount: z.number(), rate: z.optional(z.number()), currency, uuid: z.optional(commandId) }),
    res: z.object({ roundId, joinedNext: z.boolean(), balance: z.optional(money), bet: crashOwnBet }),
    fill: crashBetOf,
  }),
  cancel: call({
    route: 'game/crash/cancel',
    access: 'player',
    effect: 'write',
    req: z.object({ roundId, uuid: z.optional(commandId) }),
    res: z.object({ roundId, balance: z.optional(money) }),
    fill: ofRound,
  }),
  escape: call({
    route: 'game/crash/escape',
    access: 'player',
    effect: 'write',
    req: z.object({ roundId, uuid: z.optional(commandId) }),
    res: z.object({
      roundId,
      rate: z.optional(multiplier),
      winAmount: z.optional(money),
      balance: z.optional(money),
    }),
    fill: ofRound,
  }),
  roundHistory: call({
    route: 'game/crash/roundHistory',
    access: 'guest',
    effect: 'read',
    req: paging,
    res: pageOf(crashRound),
  }),
  myHistory: call({
    route: 'game/crash/myHistory',
    access: 'player',
    effect: 'read',
    req: paging,
    res: pageOf(crashMyRow),
  }),
} as const;

/** `data` is text, `multiplier|time`: time is milliseconds since take-off. */
export const crashStreams = {
  data: stream({
    route: 'game/crash/data',
    access: 'guest',
    format: 'text',
    payload: z.string().check(z.regex(/^\d+(\.\d{1,2})?\|\d+$/)),
  }),
  start: stream({ route: 'game/crash/start', access: 'guest', payload: crashStart }),
  end: stream({ route: 'game/crash/end', access: 'guest', payload: crashEnd }),
  betInfo: stream({ route: 'game/crash/betInfo', access: 'guest', payload: crashBetInfo }),
  escapeInfo: stream({ route: CRASH_ESCAPE_ROUTE, access: 'guest', payload: crashEscapeInfo }),
} as const;
